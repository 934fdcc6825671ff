/** A puzzle in words. */
import type { PuzzleAnswer, PuzzleInfo } from '../../protocol';

const LEVELS = ['at a glance', 'easy', 'middling', 'hard', 'very hard'];

export function levelWord(level: number): string {
  return LEVELS[level - 1] ?? `level ${level}`;
}

const percent = (share: number) => `about ${Math.round(100 * share)} of 100 games`;

/** What an answer is worth, and how far it is from the best. */
export function verdict(answers: PuzzleAnswer[], action: number): string {
  const given = answers.find((one) => one.action === action);
  const best = [...answers].sort((one, other) => other.expected - one.expected)[0];
  if (!given || !best) return '';
  if (!given.best) {
    const worth = Math.round(100 * (best.expected - given.expected));
    return `Not the best: from here “${given.label}” wins ${percent(given.expected)}. Another answer wins ${worth} more.`;
  }
  const next = [...answers]
    .filter((one) => !one.best)
    .sort((one, other) => other.expected - one.expected)[0];
  const rest = next
    ? ` The next best, “${next.label}”, wins ${Math.round(100 * next.expected)}.`
    : '';
  return `Right: from here “${given.label}” wins ${percent(given.expected)}.${rest}`;
}

/** The next puzzle that is not solved, from this one on; the first ones are the easiest. */
export function nextPuzzle(
  puzzles: PuzzleInfo[],
  isSolved: (id: string) => boolean,
  after = '',
): string | null {
  const sorted = [...puzzles].sort((one, other) => one.level - other.level);
  const at = sorted.findIndex(({ id }) => id === after);
  const order = [...sorted.slice(at + 1), ...sorted.slice(0, Math.max(0, at))];
  return (order.find(({ id }) => !isSolved(id)) ?? order[0])?.id ?? null;
}
