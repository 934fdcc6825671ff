import { describe, expect, it } from 'vitest';
import { endOf, outlook, reach, routes, walks, walksOf } from './routes';
import type { RaceSeat, RaceTable, RaceView, Space, SpaceKind } from './table';

/*  A small board: 0 is the Market, 1-2-3 a road away from it, 4 and 5 beyond the fork at 3.
    0 - 1 - 2 - 3 - 4 - 6
                 \ 5 - 6        */
const ROADS = [[1], [0, 2], [1, 3], [2, 4, 5], [3, 6], [3, 6], [4, 5]];
const KINDS: Record<number, SpaceKind> = { 0: 'market', 5: 'lose_material' };

const spaces: Space[] = ROADS.map((roads, number) => ({
  id: `space:${number}`,
  number,
  label: `P${number}`,
  name: `Place ${number}`,
  kind: KINDS[number] ?? 'resource',
  resource: null,
  amount: 0,
  x: number * 100,
  y: 0,
  region: '',
  roads,
  tooltip: '',
}));

const seat = (number: number, space: number, back: number | null): RaceSeat => ({
  id: `seat:${number}`,
  seat: number,
  name: ['Red', 'Blue'][number]!,
  space,
  came_from: back,
  exits: [],
  coins: 0,
  resources: { honey: 1 },
  potions: {},
  defended: false,
  invisible: false,
  worth: 0,
});

const race = (seats: RaceSeat[], steps: number, hasStepped = false): RaceTable => ({
  board: { id: 'test', title: 'Test', canvas: [700, 100], spaces },
  seats,
  recipes: [],
  supply: {},
  round: 1,
  max_rounds: 9,
  turn: 1,
  active: 0,
  first_player: 0,
  target_coins: 20,
  target_reached: false,
  die: steps,
  die_sides: 3,
  steps_left: steps,
  extra_rolls: 0,
  warped: false,
  has_stepped: hasStepped,
  open_targets: [],
  encounters: [],
  loss: null,
});

const asked = (table: RaceTable, exits: number[]): RaceView => ({
  game: 'alchemists_race',
  rules: 1,
  viewer: 0,
  seats: 2,
  names: ['Red', 'Blue'],
  ply: 1,
  decision: { kind: 'path', seat: 0, prompt: '', picks: 0 },
  choices: exits.map((exit) => ({
    action: 50 + exit,
    text: `step ${exit}`,
    label: '',
    target: `space:${exit}`,
    warning: '',
  })),
  scores: [],
  outcome: null,
  table,
  panels: [],
});

describe('walks', () => {
  it('never turn back, and split at forks', () => {
    const found = walks(race([seat(0, 2, 1)], 2), 0, 2);
    expect(found.map((walk) => [walk.path, walk.forks])).toEqual([
      [[3, 4], [4]],
      [[3, 5], [5]],
    ]);
  });

  it('may end early on the Market', () => {
    const found = walks(race([seat(0, 2, 3)], 3), 0, 3);
    expect(found.map((walk) => [walk.path, walk.forks])).toEqual([[[1, 0], [-1]]]);
  });

  it('tell where a meeting comes in between', () => {
    const armed = { ...seat(0, 2, 1), potions: { poison: 1 } };
    const found = walks(race([armed, seat(1, 3, null)], 2), 0, 2);
    expect(found.map((walk) => walk.isInterrupted)).toEqual([true, true]);
    const peaceful = walks(race([seat(0, 2, 1), seat(1, 3, null)], 2), 0, 2);
    expect(peaceful.map((walk) => walk.isInterrupted)).toEqual([false, false]);
  });
});

it('knows which faces of the die reach a space', () => {
  expect([...reach(race([seat(0, 2, 1)], 1), 0)]).toEqual([
    [3, [1]],
    [4, [2]],
    [5, [2]],
    [6, [3]],
  ]);
});

describe('far spaces', () => {
  it('are answered by the forks on the only way there', () => {
    const view = asked(race([seat(0, 3, 2)], 2), [4, 5]);
    expect(walks(view.table, 0, 2).map(endOf)).toEqual([6, 6]);
    expect(routes(view)).toEqual([]);
    const one = asked(race([seat(0, 4, 6)], 2), [3]);
    expect(routes(one).map((answer) => [answer.target, answer.actions])).toEqual([
      ['space:2', [52]],
      ['space:5', [55]],
    ]);
  });

  it('show the way under the pointer', () => {
    const view = asked(race([seat(0, 3, 2), seat(1, 6, null)], 2), [4, 5]);
    const step = { actions: [54], label: '', target: 'space:4', warning: '', far: false };
    expect(walksOf(view, step).map((walk) => walk.path)).toEqual([[4, 6]]);
    expect(outlook(view, step, ['Mara', 'Tobin'])).toBe('ends on Place 6 (Tobin there)');
  });
});
