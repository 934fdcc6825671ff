/** A drawing that needs a browser's styles turned into one that needs nothing: plain SVG. */
import type { Tag } from './markup';
import { styleOf, type Sheet } from './sheet';

/** What a drawing's own attributes can say; the rest is for pages. */
const DRAWN = new Set(
  (
    'clip-path clip-rule color display dominant-baseline fill fill-opacity fill-rule filter ' +
    'font-family font-size font-style font-weight letter-spacing mask opacity paint-order stroke ' +
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-opacity stroke-width text-anchor transform visibility'
  ).split(' '),
);
const KEPT =
  /^(xmlns|id|x|y|dx|dy|x1|x2|y1|y2|cx|cy|r|rx|ry|d|points|width|height|viewBox|preserveAspectRatio|offset|stop-color|stop-opacity|gradientUnits|gradientTransform|href|patternUnits|clipPathUnits|transform-origin|fx|fy|pathLength)$/;
/** Boxes of a page round a drawing: in a picture they only hold together. */
const OF_PAGES = new Set(['div', 'section', 'span']);
const DEEPEST = 40;

export type Tones = Readonly<Record<string, string>>;

/** A value with its variables put in, as it is by day. */
export function resolved(value: string, tones: Tones, depth = 0): string {
  if (depth > DEEPEST || !/var\(|light-dark\(/.test(value)) return value;
  const next = replaced(
    replaced(value, 'var(', (inside) => toneIn(inside, tones)),
    'light-dark(',
    byDay,
  );
  return resolved(next, tones, depth + 1);
}

function toneIn(inside: string, tones: Tones): string {
  const [name = '', ...rest] = parts(inside);
  return tones[name] ?? rest.join(',').trim();
}

const byDay = (inside: string): string => parts(inside)[0] ?? '';

/** What stands between commas, those in brackets left alone. */
function parts(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((part) => part.trim());
}

function replaced(value: string, call: string, by: (inside: string) => string): string {
  const start = value.indexOf(call);
  if (start < 0) return value;
  let depth = 0;
  for (let at = start + call.length - 1; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    if (value[at] === ')' && --depth === 0) {
      const inside = value.slice(start + call.length, at);
      return value.slice(0, start) + by(inside) + replaced(value.slice(at + 1), call, by);
    }
  }
  return value;
}

/** The fonts that come with the page, by the names their files give themselves. */
const familyOf = (value: string): string =>
  value.includes('Alegreya') ? 'Alegreya' : "'Source Sans 3 ExtraLight'";

/** Lengths, angles, fonts and colours as plain SVG has them. */
function asDrawn(name: string, value: string): string {
  if (name === 'font-family') return familyOf(value);
  const plain = value
    .replace(/(\d)(px|deg)\b/g, '$1')
    .replace(/rgb\(([\d.]+) ([\d.]+) ([\d.]+)\s*\/\s*([\d.]+%?)\)/g, 'rgba($1,$2,$3,$4)');
  return name === 'font-size'
    ? plain.replace(/^(.*)rem$/, (_, rem: string) => `${16 * Number(rem)}`)
    : plain;
}

export interface Room {
  sheet: Sheet;
  /** Icons that are used by name. */
  symbols: ReadonlyMap<string, Tag>;
}

/** The same drawing with everything it is styled by in attributes of its own; null: not seen. */
export function flattened(
  tag: Tag,
  room: Room,
  tones: Tones,
  around: readonly Tag[] = [],
): Tag | null {
  const style = styleOf(room.sheet, tag, around);
  const known: Record<string, string> = { ...tones };
  for (const [name, value] of style)
    if (name.startsWith('--')) known[name] = resolved(value, known);
  const attributes = ownAttributes(tag, known);
  for (const [name, value] of style) {
    const said = asDrawn(
      name,
      resolved(value, known)
        .replace(/!important/, '')
        .trim(),
    );
    if (DRAWN.has(name) && said) attributes[name] = said;
    if (name === 'font') Object.assign(attributes, fontIn(said));
  }
  if (attributes.display === 'none') return null;
  const symbol = tag.name === 'use' ? room.symbols.get((tag.attributes.href ?? '').slice(1)) : null;
  if (symbol) return placed(symbol, attributes, room, known);
  const children = inside(tag, room, known, [...around, tag]);
  return { name: OF_PAGES.has(tag.name) ? 'g' : tag.name, attributes, children };
}

function inside({ children }: Tag, room: Room, tones: Tones, around: readonly Tag[]) {
  const flat = children.map((child) =>
    typeof child === 'string' ? child : flattened(child, room, tones, around),
  );
  return flat.filter((child) => child !== null);
}

function ownAttributes(tag: Tag, tones: Tones): Record<string, string> {
  const kept = Object.entries(tag.attributes).filter(
    ([name]) => KEPT.test(name) || DRAWN.has(name),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, asDrawn(name, resolved(value, tones))]),
  );
}

function fontIn(value: string): Record<string, string> {
  const found = /^(italic\s+)?(\d{3}|bold)?\s*([\d.]+)(?:\s*\/\s*[\d.]+)?\s+(.+)$/.exec(value);
  if (!found) return {};
  const [, italic, weight = '400', size = '16', family = ''] = found;
  const said = {
    'font-weight': weight,
    'font-size': size,
    'font-family': familyOf(family),
  };
  return italic ? { ...said, 'font-style': 'italic' } : said;
}

/** An icon drawn where it is used, in the tones of that place. */
function placed(symbol: Tag, attributes: Record<string, string>, room: Room, tones: Tones): Tag {
  const size = { width: '24', height: '24', viewBox: symbol.attributes.viewBox ?? '0 0 24 24' };
  const children = inside(symbol, room, tones, [symbol]);
  const { transform, ...rest } = { ...size, ...attributes } as Record<string, string>;
  delete rest.href;
  const drawn: Tag = { name: 'svg', attributes: rest, children };
  return transform ? { name: 'g', attributes: { transform }, children: [drawn] } : drawn;
}
