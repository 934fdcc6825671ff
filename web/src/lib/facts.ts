/** Numbers of a finished game, counted from the lines of its log. */
import type { GameEvent } from './view';

/** One row: what is counted, and a value for each seat. */
export interface Fact {
  name: string;
  values: string[];
}

/** What is counted: lines of a kind, the sum of one of their numbers, or its mean. */
export interface Counted {
  name: string;
  kinds: readonly string[];
  /** Which number is added up; without it lines are counted. */
  at?: number;
  isMean?: boolean;
}

const seatOf = (line: GameEvent): number => line.numbers[0] ?? -1;

function valueOf({ at, isMean }: Counted, lines: readonly GameEvent[]): string {
  if (at === undefined) return String(lines.length);
  const sum = lines.reduce((total, line) => total + (line.numbers[at] ?? 0), 0);
  if (!isMean) return String(sum);
  return lines.length > 0 ? (sum / lines.length).toFixed(1) : '–';
}

/** A row for each count that anything was told of. */
export function factsOf(
  counts: readonly Counted[],
  lines: readonly GameEvent[],
  seats: number,
): Fact[] {
  return counts.flatMap((count) => {
    const told = lines.filter((line) => count.kinds.includes(line.kind));
    if (told.length === 0) return [];
    const values = Array.from({ length: seats }, (_, seat) =>
      valueOf(
        count,
        told.filter((line) => seatOf(line) === seat),
      ),
    );
    return [{ name: count.name, values }];
  });
}
