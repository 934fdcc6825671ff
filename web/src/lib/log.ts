/** Lines of the log that belong together. */
import type { GameEvent } from './view';

/** Join each line with the one before it where `together` makes one of the two. */
export function joined<Line extends GameEvent>(
  lines: readonly Line[],
  together: (last: Line, line: Line) => Line | null,
): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const one = last ? together(last, line) : null;
    if (one) found[found.length - 1] = one;
    else found.push(line);
  }
  return found;
}

/** A sentence that goes on. */
export const unstopped = (text: string): string => text.replace(/\.$/, '');

/** The plies after one and up to another, the last so many of them. */
export function between(after: number, last: number, most: number): number[] {
  const count = Math.max(0, Math.min(last - after, most));
  return Array.from({ length: count }, (_, place) => last - count + 1 + place);
}
