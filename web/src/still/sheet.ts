/** Style sheets as boards use them: rules by tag, class, attribute and place, later ones winning. */
import type { Tag } from './markup';

export type Declarations = [name: string, value: string][];

interface Step {
  tag: string;
  classes: string[];
  attributes: [name: string, value: string | null][];
  /** Must what comes before be the parent, not just further out? */
  isChild: boolean;
}

export interface Rule {
  steps: Step[];
  weight: number;
  declarations: Declarations;
}

/** Rules by a class or tag that what they speak of must have; '' for all others. */
export type Sheet = ReadonlyMap<string, readonly { rule: Rule; order: number }[]>;

const BLOCK = /([^{};]+)\{([^{}]*)\}/g;
const SIMPLE = /\.([\w-]+)|\[([\w-]+)(?:="?([^"\]]*)"?)?\]|^([a-zA-Z][\w-]*|\*)/g;

/** Without comments, and without what depends on the screen, the pointer or the time. */
function plain(css: string): string {
  let text = css.replace(/\/\*[^]*?\*\//g, '');
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@')) {
    text = text.slice(0, at) + text.slice(endOfRule(text, at));
  }
  return text;
}

function endOfRule(text: string, at: number): number {
  const open = text.indexOf('{', at);
  const stop = text.indexOf(';', at);
  if (open < 0 || (stop >= 0 && stop < open)) return stop < 0 ? text.length : stop + 1;
  let depth = 0;
  for (let place = open; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}' && --depth === 0) return place + 1;
  }
  return text.length;
}

/** `fill: red; stroke: none` as pairs. */
export function declarationsIn(text: string): Declarations {
  return text.split(/;(?![^(]*\))/).flatMap((part): Declarations => {
    const colon = part.indexOf(':');
    return colon > 0 ? [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()]] : [];
  });
}

/** The rules of a sheet; selectors with a state (`:hover`) never hold in a picture. */
export function rulesIn(css: string): Rule[] {
  return [...plain(css).matchAll(BLOCK)].flatMap(([, selectors, body]) => {
    const declarations = declarationsIn(body!);
    return selectors!.split(',').flatMap((selector) => {
      const steps = stepsIn(selector.replace(/:where\(([^)]*)\)/g, '$1').trim());
      return steps ? [{ steps, weight: weightOf(steps), declarations }] : [];
    });
  });
}

function stepsIn(selector: string): Step[] | null {
  if (!selector || /[:+~]/.test(selector.replace(':root', ''))) return null;
  const parts = selector
    .replace(':root', '[data-root]')
    .replace(/\s*>\s*/g, ' >')
    .split(/\s+/);
  return parts.map((part) => {
    const step: Step = { tag: '', classes: [], attributes: [], isChild: part.startsWith('>') };
    for (const [, name, attribute, value, tag] of part.replace('>', '').matchAll(SIMPLE)) {
      if (name) step.classes.push(name);
      else if (attribute) step.attributes.push([attribute, value ?? null]);
      else if (tag && tag !== '*') step.tag = tag;
    }
    return step;
  });
}

const weightOf = (steps: Step[]): number =>
  steps.reduce(
    (sum, { tag, classes, attributes }) =>
      sum + (tag ? 1 : 0) + 10 * (classes.length + attributes.length),
    0,
  );

function isOne(tag: Tag, step: Step): boolean {
  const classes = (tag.attributes.class ?? '').split(/\s+/);
  return (
    (!step.tag || step.tag === tag.name) &&
    step.classes.every((name) => classes.includes(name)) &&
    step.attributes.every(([name, value]) =>
      value === null ? name in tag.attributes : tag.attributes[name] === value,
    )
  );
}

/** Does a rule hold for a tag inside these others, the innermost last? */
export function holds({ steps }: Rule, tag: Tag, around: readonly Tag[]): boolean {
  const last = steps.length - 1;
  return isOne(tag, steps[last]!) && isInside(steps, last - 1, steps[last]!.isChild, around);
}

function isInside(steps: Step[], at: number, isChild: boolean, around: readonly Tag[]): boolean {
  if (at < 0) return true;
  for (let place = around.length - 1; place >= 0; place -= 1) {
    const fits = isOne(around[place]!, steps[at]!);
    if (fits && isInside(steps, at - 1, steps[at]!.isChild, around.slice(0, place))) return true;
    if (isChild) return false;
  }
  return false;
}

/** Rules put where they are found quickly: a drawing has thousands of tags. */
export function sheetOf(rules: readonly Rule[]): Sheet {
  const sheet = new Map<string, { rule: Rule; order: number }[]>();
  rules.forEach((rule, order) => {
    const { classes, tag } = rule.steps[rule.steps.length - 1]!;
    const key = classes[0] ? `.${classes[0]}` : tag;
    sheet.set(key, [...(sheet.get(key) ?? []), { rule, order }]);
  });
  return sheet;
}

/** What the sheet and the tag's own style say of it, the strongest last. */
export function styleOf(sheet: Sheet, tag: Tag, around: readonly Tag[]): Declarations {
  const classes = (tag.attributes.class ?? '').split(/\s+/).filter(Boolean);
  const keys = new Set(['', tag.name, ...classes.map((name) => `.${name}`)]);
  const found = [...keys].flatMap((key) => sheet.get(key) ?? []);
  const holding = found.filter(({ rule }) => holds(rule, tag, around));
  holding.sort((one, other) => one.rule.weight - other.rule.weight || one.order - other.order);
  const own = declarationsIn(tag.attributes.style ?? '');
  return [...holding.flatMap(({ rule }) => rule.declarations), ...own];
}
