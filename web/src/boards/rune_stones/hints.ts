/** What the engine says an answer is sure to bring, in few words. */
import { ownSeat, textOf } from '$lib/view';
import type { AnswerHint, Resource, RuneView } from './table';

export type Change = AnswerHint['change'];

/** The hint of an answer, if it promises anything. */
export const hintOf = (view: RuneView, action: number | undefined): AnswerHint | null =>
  view.table.hints?.answers[textOf(view, action)] ?? null;

/** Changes one after the other. */
export function added(changes: readonly Change[]): Change {
  const sum: Change = {};
  for (const change of changes) {
    for (const [kind, count] of Object.entries(change) as [Resource, number][]) {
      sum[kind] = (sum[kind] ?? 0) + count;
    }
  }
  return sum;
}

const short = (kind: Resource): string => (kind === 'white' ? 'wild' : kind);

/** Gains in words: "+1 ore, +2 red, 3 points". */
export function changeWords({ change, points }: AnswerHint): string {
  const parts = (Object.entries(change) as [Resource, number][]).map(
    ([kind, count]) => `${count > 0 ? '+' : '−'}${Math.abs(count)} ${short(kind)}`,
  );
  if (points > 0) parts.push(`${points} ${points === 1 ? 'point' : 'points'}`);
  return parts.join(', ');
}

/** Points in words: where they lead, which wisps they call. */
function pointWords({ score, wisps, starts_last_round }: AnswerHint): string {
  const called = wisps.length === 1 ? 'a wisp' : `${wisps.length} wisps`;
  const wisp = wisps.length > 0 ? `, calls ${called}` : '';
  return `now ${score}${wisp}${starts_last_round ? ', last round' : ''}`;
}

/** All that is sure about an answer in words. */
export function sureWords(hint: AnswerHint): string {
  const words = changeWords(hint);
  return hint.points > 0 ? `${words} (${pointWords(hint)})` : words;
}

const THEN: Record<AnswerHint['then'][number], string> = {
  gems: 'choose the gems next',
  die: 'then the die',
  toadstool: 'then a toadstool',
  choice: 'then a choice',
  step: 'then a familiar step',
};

/** What is sure, and what follows. */
export const wholeWords = (hint: AnswerHint): string =>
  [sureWords(hint), ...hint.then.map((next) => THEN[next])].filter(Boolean).join(', ');

/** The magic colours of a pool as one: "green", or null where every colour fits. */
export function poolColour(view: RuneView, picked: readonly string[]) {
  const { turn, hints } = view.table;
  if (turn.magic_colours.length === 1) return turn.magic_colours[0]!;
  const colours = picked.map((id) => hints?.cards[id]?.colour);
  return colours.find((colour) => colour) ?? null;
}

/** Is this the colour of gems that are wild for the seat on the stage? */
export const isWildFor = (view: RuneView, kind: Resource): boolean =>
  kind !== 'ore' &&
  kind !== 'white' &&
  view.table.seats[ownSeat(view)]!.wild_colours.includes(kind);
