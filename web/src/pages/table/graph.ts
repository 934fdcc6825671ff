/** Lines of a graph: fewer points than the game had answers, and where their names stand. */
import type { Review } from '../../protocol';

/** A line from left to right: x and y run from 0 to 1. */
export type Line = { x: number; y: number }[];

const MOST_POINTS = 90;

/** One line a seat; where there are too many points, each stands for the mean of its neighbours. */
export function lines(
  plies: readonly number[],
  chances: readonly (readonly number[])[],
  most = MOST_POINTS,
): Line[] {
  const last = plies.at(-1) ?? 0;
  const size = Math.max(1, Math.ceil((plies.length - 1) / most));
  return chances.map((row) => {
    const line: Line = [];
    for (let from = 0; from < plies.length - 1; from += size) {
      const to = Math.min(plies.length - 1, from + size);
      const mean = row.slice(from, to).reduce((sum, one) => sum + one, 0) / (to - from);
      line.push({ x: (plies[from] ?? 0) / Math.max(1, last), y: mean });
    }
    return [...line, { x: 1, y: row.at(-1) ?? 0 }];
  });
}

/** The height of a line anywhere. */
export function heightAt(line: Line, x: number): number {
  const after = line.findIndex((point) => point.x >= x);
  if (after <= 0) return line[Math.max(0, after)]?.y ?? 0;
  const [one, other] = [line[after - 1]!, line[after]!];
  return one.y + ((other.y - one.y) * (x - one.x)) / Math.max(1e-9, other.x - one.x);
}

export interface Label {
  x: number;
  y: number;
}

const LEFT = 0.06;
const RIGHT = 0.8;
const STEPS = 24;
const OFF = 0.085;

/** For each line a place for its name, left of `right`, as far from other lines and names as can be. */
export function labels(drawn: readonly Line[], right = RIGHT): Label[] {
  const placed: Label[] = [];
  for (const line of drawn) {
    let best: Label = { x: LEFT, y: 0.5 };
    let most = -1;
    for (let step = 0; step <= STEPS; step += 1) {
      const x = LEFT + ((right - LEFT) * step) / STEPS;
      for (const y of [heightAt(line, x) + OFF, heightAt(line, x) - OFF]) {
        const room = roomAt({ x, y }, drawn, placed);
        if (room > most) [best, most] = [{ x, y }, room];
      }
    }
    placed.push(best);
  }
  return placed;
}

/** How far a name of some width is from the lines, the edges and the other names. */
function roomAt(at: Label, drawn: readonly Line[], placed: readonly Label[]): number {
  if (at.y < 0.04 || at.y > 0.96) return -1;
  const across = [0, 0.06, 0.12].flatMap((aside) =>
    drawn.map((line) => Math.abs(heightAt(line, at.x + aside) - at.y)),
  );
  const names = placed.map((other) => Math.hypot((other.x - at.x) / 2, other.y - at.y));
  return Math.min(...across, ...names);
}

/** "+14%", "−5%"; empty where it would say nothing. */
export function changeText(change: number): string {
  const points = Math.round(100 * change);
  if (points === 0) return '';
  return points > 0 ? `+${points}%` : `−${-points}%`;
}

/** Words that shall end a sentence of ours: without an end of their own. */
export const clause = (words: string): string => words.replace(/[.!]+$/, '');

/** A game without turning points; of a company also how its hope went from first to last. */
export function evenText({ together, chances }: Pick<Review, 'together' | 'chances'>): string {
  const [hope] = chances;
  if (!together || !hope || hope.length < 2) return 'No single answer turned the game.';
  const [from, to] = [hope[0]!, hope.at(-1)!].map((one) => Math.round(100 * one));
  const whole = changeText(to! / 100 - from! / 100) || 'no change';
  return `No single answer turned the game: what could be expected went from ${from}% to ${to}%, ${whole} in all.`;
}
