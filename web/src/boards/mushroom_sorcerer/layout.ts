/** Where the lands lie, and which half of the forest is free. */
import type { ForestTable, Land } from './table';

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
