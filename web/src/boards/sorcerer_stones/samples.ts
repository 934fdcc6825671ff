/** Small tables for tests. */
import { sampleView, type SampleChoice } from '$lib/samples';
import type { Code, StonesTable, StonesView, Zone } from './table';

const CELLS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
] as const;
const ZONES = ['Sky', 'Lake', 'Storm', 'Wind', 'Peak'];
const NAMES = ['NW', 'NE', 'SE', 'SW'];

/** Five zones in a cross, all with the same four stones. */
export function cross(stones: (Code | null)[] = ['R', 'B', 'Y', 'G']): Zone[] {
  return CELLS.map(([x, y], zone) => ({
    id: `zone:${zone}`,
    name: ZONES[zone]!,
    x,
    y,
    turn: 0,
    slots: stones.map((stone, slot) => ({
      id: `slot:${4 * zone + slot}`,
      name: NAMES[slot]!,
      stone,
    })),
    taoists: [],
  }));
}

/** A plane from six rows of letters. */
export const planeOf = (rows: string): StonesTable['plane'] =>
  rows.split(' ').flatMap((row, y) =>
    [...row].map((colour, x) => ({
      id: `space:${6 * y + x}`,
      name: `r${y}c${x}`,
      colour: colour as Code,
      spirit: null,
    })),
  );

/** A view with this on the table and these answers. */
export const viewOf = (
  table: Partial<StonesTable>,
  choices: SampleChoice[] = [],
  kind = '',
): StonesView =>
  sampleView(
    { zones: cross(), after: {}, active: 0, ...table } as StonesTable,
    ['Red', 'Blue'],
    choices,
    kind,
  );
