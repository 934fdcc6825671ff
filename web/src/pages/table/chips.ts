/** The answers as the bar shows them: one chip each, or folded by verb where there are many. */
import { countWords } from '$lib/answers';
import type { AnyTable } from '$lib/board';
import type { Answer } from '$lib/table.svelte';
import { capital } from '$lib/words';
import { isFolded, type Fit } from './fit';

export type Chip =
  { kind: 'answer'; answer: Answer } | { kind: 'fold'; verb: string; answers: Answer[] };

export const MOST_CHIPS = 8;
const LEAST_FOLDED = 3;
const LEAST_FOLDED_TIGHT = 2;

/** What a board says about its answers. */
export interface Kinds {
  verbOf: (answer: Answer) => string;
  /** Always there and seldom wanted. */
  isMinor?: (answer: Answer) => boolean;
  /** The one way on, never folded away. */
  isMain?: (answer: Answer) => boolean;
}

/**
 * Up to eight answers stand side by side; beyond that, and where the bar is too narrow, those of one
 * verb are folded together. Those a game calls minor stand behind the others and are folded in any case.
 */
export function chips(answers: readonly Answer[], kinds: Kinds, fit: Fit = 'wide'): Chip[] {
  if (fit === 'all') return allFolded(answers, kinds);
  const isMinor = kinds.isMinor ?? (() => false);
  const [minor, major] = [answers.filter(isMinor), answers.filter((one) => !isMinor(one))];
  return [...majorChips(major, kinds, fit), ...folded(minor, kinds.verbOf, LEAST_FOLDED_TIGHT)];
}

function majorChips(major: readonly Answer[], { verbOf }: Kinds, fit: Fit): Chip[] {
  if (isFolded(fit)) return folded(major, verbOf, LEAST_FOLDED_TIGHT);
  return major.length > MOST_CHIPS ? folded(major, verbOf, LEAST_FOLDED) : major.map(chipOf);
}

/** The way on, and everything else behind one chip. */
function allFolded(answers: readonly Answer[], { isMain = () => false }: Kinds): Chip[] {
  const rest = answers.filter((answer) => !isMain(answer));
  return [...answers.filter(isMain).map(chipOf), { kind: 'fold', verb: '', answers: rest }];
}

const chipOf = (answer: Answer): Chip => ({ kind: 'answer', answer });

function folded(
  answers: readonly Answer[],
  verbOf: (answer: Answer) => string,
  least: number,
): Chip[] {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const verb = verbOf(answer);
    groups.set(verb, [...(groups.get(verb) ?? []), answer]);
  }
  return [...groups].flatMap(([verb, some]): Chip[] =>
    some.length >= least ? [{ kind: 'fold', verb, answers: some }] : some.map(chipOf),
  );
}

/** The kind of thing a target names: `zone:3` is one of the zones, `ST-PLUS` one of the stones. */
export const familyOf = (target: string): string => /^[a-z]*/i.exec(target)![0];

/** A warning that three answers or more carry is said once for all of them. */
export function sharedWarning(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { warning } of answers) {
    if (warning) counts.set(warning, (counts.get(warning) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] >= LEAST_FOLDED ? most[0] : '';
}

/** What a folded chip says: the words its answers have in common, else what they all do. */
export function foldText(answers: readonly Answer[], verb = ''): string {
  const [first, ...rest] = answers.map((answer) => answer.label.split(' '));
  let shared = first?.length ?? 0;
  for (const words of rest) {
    let same = 0;
    while (same < shared && words[same] === first![same]) same += 1;
    shared = same;
  }
  const common = first?.slice(0, shared).join(' ') || verb.split(' ', 1)[0] || 'more';
  return `${capital(common)} …`;
}

/** Sentences one behind the other, each with its one full stop between. */
export const sentences = (texts: readonly string[]): string =>
  texts.filter(Boolean).join('. ').replaceAll('.. ', '. ');

/** What is picked so far comes to, and why some of the rest does not go with it. */
export function pickWords(table: AnyTable): string {
  const { pickMenu, picked, total, sizes } = table;
  const isBarred = pickMenu?.pieces.some(
    ({ action }) => !picked.includes(action) && !table.mayPick(action),
  );
  const words = [total || countWords(picked.length, sizes), isBarred ? pickMenu!.limit : ''];
  return words.filter(Boolean).join('. ');
}
