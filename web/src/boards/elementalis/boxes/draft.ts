/** The draft: which cards lie there, who took them, what they make. */
import type { ElementView, Sign } from '../table';

export interface Made {
  mage: string;
  mean: number;
}

const ORDER: Sign[] = ['f', 'w', 'e', 'a', 'x', 's', 'm'];

/** The symbols whose cards are in this game. */
export function inGame({ table }: ElementView): Sign[] {
  const taken = table.seats.flatMap(({ major, minor }) => [major, minor]);
  const all = new Set([...table.majors_left, ...table.minors_left, ...taken]);
  return ORDER.filter((sign) => all.has(sign));
}

/** The seats that hold this card. */
export const takers = ({ table }: ElementView, card: Sign, kind: 'Major' | 'Minor'): number[] =>
  table.seats
    .filter(({ major, minor }) => (kind === 'Major' ? major : minor) === card)
    .map(({ seat }) => seat);

/** What this card makes with the own Major, or a Major with the Minors still there; best first. */
export function pairsOf(view: ElementView, card: Sign, kind: 'Major' | 'Minor'): Made[] {
  const { table, decision } = view;
  const asked = view.viewer ?? decision?.seat ?? 0;
  const own = table.seats[asked]?.major ?? null;
  if (kind === 'Minor') {
    const pair = own === null ? undefined : table.pairs?.[own + card];
    return pair ? [pair] : [];
  }
  if (own !== null) return [];
  const made = table.minors_left.flatMap((minor) => table.pairs?.[card + minor] ?? []);
  const kinds = new Map(made.map((pair) => [pair.mage, pair]));
  return [...kinds.values()].sort((one, other) => other.mean - one.mean);
}
