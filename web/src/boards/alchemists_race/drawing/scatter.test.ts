import { expect, it } from 'vitest';
import { fourRegions, fromRoad, pocketRing, scatter, source } from './scatter';
import { boardOf, spaceAt } from '../samples';

const spaces = [spaceAt(0, 100, 100, [1]), spaceAt(1, 400, 100, [0])];
const bounds = { left: 0, top: 0, right: 500, bottom: 500 };

it('gives the same numbers again', () => {
  const [one, other] = [source(5), source(5)];
  expect([one(), one()]).toEqual([other(), other()]);
});

it('measures the distance from a road', () => {
  expect(fromRoad(250, 140, spaces[0]!, spaces[1]!)).toBe(40);
  expect(fromRoad(50, 100, spaces[0]!, spaces[1]!)).toBe(50);
});

it('strews nothing on roads or spaces', () => {
  const board = boardOf(...spaces);
  const plants = scatter(board, () => 'meadow', bounds);
  expect(plants.length).toBeGreaterThan(30);
  for (const plant of plants) {
    expect(fromRoad(plant.x, plant.y, spaces[0]!, spaces[1]!)).toBeGreaterThanOrEqual(25);
  }
});

it('knows the lands of both maps', () => {
  expect([
    fourRegions(500, 120),
    fourRegions(880, 500),
    fourRegions(500, 880),
    fourRegions(120, 500),
    fourRegions(500, 500),
    fourRegions(500, 240),
  ]).toEqual(['meadow', 'glade', 'caverns', 'forest', 'clearing', null]);
  expect([pocketRing(600, 300), pocketRing(300, 700), pocketRing(90, 500)]).toEqual([
    'meadow',
    'caverns',
    'forest',
  ]);
});
