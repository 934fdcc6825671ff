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
  /** What a line names: below the sum a row for each such thing, the most frequent first. */
  of?: RegExp;
}

const seatOf = (line: GameEvent): number => line.numbers[0] ?? -1;

function valueOf({ at, isMean }: Counted, lines: readonly GameEvent[]): string {
  if (at === undefined) return String(lines.length);
  const sum = lines.reduce((total, line) => total + (line.numbers[at] ?? 0), 0);
  if (!isMean) return String(sum);
  return lines.length > 0 ? (sum / lines.length).toFixed(1) : '–';
}

type Rows = (name: string, told: readonly GameEvent[]) => Fact;

/** The lines by what they name, the most frequent first. */
function byThing(of: RegExp, told: readonly GameEvent[]): [string, GameEvent[]][] {
  const found = new Map<string, GameEvent[]>();
  for (const line of told) {
    const thing = of.exec(line.text)?.[1];
    if (thing) found.set(thing, [...(found.get(thing) ?? []), line]);
  }
  return [...found].sort(([, one], [, other]) => other.length - one.length);
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
    const row: Rows = (name, some) => ({
      name,
      values: Array.from({ length: seats }, (_, seat) =>
        valueOf(
          count,
          some.filter((line) => seatOf(line) === seat),
        ),
      ),
    });
    const things = count.of ? byThing(count.of, told) : [];
    return [row(count.name, told), ...things.map(([thing, some]) => row(`· ${thing}`, some))];
  });
}
