/** Small tables for tests. */
import { sampleView, type SampleChoice } from '$lib/samples';
import type { Attack, ForestTable, ForestView, Land, Side } from './table';

/** A land in the grid, bare unless told otherwise. */
export function landAt(number: number, more: Partial<Land> = {}): Land {
  const [row, column] = [Math.floor(number / 5), number % 5];
  return {
    id: `land:${number}`,
    number,
    label: `${'ABCDE'[column]}${row + 1}`,
    row,
    column,
    kind: 'ground',
    resource: null,
    debris: false,
    owner: null,
    stack: [],
    height: more.stack?.length ?? 0,
    flame: 0,
    stone: 0,
    near: [],
    tooltip: '',
    ...more,
  };
}

/** Twenty lands, some of them given. */
export const landsWith = (...given: Land[]): Land[] =>
  Array.from(
    { length: 20 },
    (_, number) => given.find((land) => land.number === number) ?? landAt(number),
  );

const side = (seat: number, land: number): Side => ({
  seat,
  land,
  arrows: 1,
  block: 0,
  dice: 0,
  most_arrows: 1,
  most_block: 0,
  wall: 1,
  flame: 1,
  stone: 0,
  shields: { flame: 1, stone: 2 },
});

/** An attack with this many GUs on average. */
export const attackOn = (from: number, to: number, expected: number): Attack => ({
  attacker: side(0, from),
  defender: side(1, to),
  cap: 1,
  height: 1,
  most: expected > 0 ? 1 : 0,
  chances: [1 - expected, expected],
  expected,
  at_least_one: expected,
  attacker_damage: 0,
  defender_damage: 0,
});

/** A view with this on the table, this question and these answers. */
export function viewOf(
  table: Partial<ForestTable> = {},
  choices: SampleChoice[] = [],
  kind = '',
  prompt = '',
): ForestView {
  const asked = {
    kind,
    seat: 0,
    land: null,
    left: 0,
    damage: 0,
    placing: null,
    because: [],
    ...table.asked,
  };
  const whole = {
    active: 0,
    lands: landsWith(),
    attacks: [],
    war: null,
    turn: { main: 'none' },
    ...table,
    asked,
  } as ForestTable;
  return sampleView(whole, ['Bahon', 'Charles'], choices, kind, prompt);
}
