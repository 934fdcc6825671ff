/** Where the lands lie, what stands on them in words, and which half of the forest is free. */
import { ELEMENTS } from './looks';
import type { Attack, ForestTable, Land } from './table';

export const WIDTH = 672;
export const HEIGHT = 552;
const PITCH = [132, 126] as const;
const FIRST = [72, 92] as const;
/** The foot of a tower, from the middle of its land. */
export const FOOT = 22;
/** From one cap of a tower to the next. */
export const STEP = 21;
export const TILE = 116;

/** The middle of a land. */
export function middle(land: Pick<Land, 'row' | 'column'>): { x: number; y: number } {
  return { x: FIRST[0] + PITCH[0] * land.column, y: FIRST[1] + PITCH[1] * land.row };
}

const KINDS = { ground: 'ground', plateau: 'white plateau', shrine: 'shrine', forbidden: '' };

/** A land in words: what it is, what lies there, who stands on it. */
export function landName(land: Land, names: readonly string[]): string {
  if (land.kind === 'forbidden') return `${land.label}, forbidden`;
  const lying = [land.resource ? `a ${ELEMENT_OR_GOOD[land.resource]}` : '', debrisOf(land)];
  const parts = [`${land.label}, ${KINDS[land.kind]}`];
  if (land.owner === null) return [...parts, ...lying].filter(Boolean).join(', ');
  const caps = land.stack.map((kind) => ELEMENTS[kind].name).join(', ');
  parts.push(`${names[land.owner]}’s tower of ${land.height} (${caps})`, servantWords(land));
  return parts.join(', ');
}

const ELEMENT_OR_GOOD: Record<string, string> = {
  flame: 'flame servant',
  stone: 'stone servant',
  mana: 'mana',
  drop: 'drop',
  flask: 'flask',
};

const debrisOf = (land: Land): string => (land.debris ? 'debris' : '');

function servantWords({ flame, stone }: Land): string {
  if (flame + stone === 0) return 'no servants';
  return [flame ? `${flame} flame` : '', stone ? `${stone} stone` : ''].filter(Boolean).join(', ');
}

/** The half of the forest that the lands in question leave free. */
export function freeSide(table: ForestTable, lands: readonly number[]): 'left' | 'right' {
  const columns = lands.map((land) => table.lands[land]!.column);
  if (columns.length === 0) return 'right';
  const mean = columns.reduce((sum, column) => sum + column, 0) / columns.length;
  return mean >= 2.3 ? 'left' : 'right';
}

/** The point between two neighbouring lands. */
export function between(one: Land, other: Land): { x: number; y: number } {
  const [from, to] = [middle(one), middle(other)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The attack with the best odds from a land, or against one. */
export function bestAttack(
  attacks: readonly Attack[],
  land: number,
  side: 'attacker' | 'defender',
): Attack | null {
  const found = attacks.filter((attack) => attack[side].land === land);
  const [best] = found.toSorted((one, other) => other.expected - one.expected);
  return best ?? null;
}

/** Small things strewn over the ground, the same each time. */
export function strewn(count: number, seed: number): { x: number; y: number; turn: number }[] {
  let state = seed;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * 1000) / 1000,
    y: Math.round(next() * 1000) / 1000,
    turn: Math.round(next() * 360),
  }));
}
