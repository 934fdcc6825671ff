import { expect, it } from 'vitest';
import { event } from '$lib/samples';
import { condense, doer, flights, named, trails } from './events';
import { viewOf } from './samples';
import { soFar } from './story';
import { cellOf, passed, ringPlace } from './layout';

it('lets own gems fly to the stage, those of others to their card', () => {
  expect(flights(event('gain', [0, 1, 2]), viewOf({}))).toMatchObject([
    { from: 'supply:yellow', to: 'p0:gem:yellow' },
    { from: 'supply:yellow', to: 'p0:gem:yellow' },
  ]);
  expect(flights(event('gain', [1, 5, 1]), viewOf({}))).toMatchObject([{ to: 'seat-card:1' }]);
  expect(flights(event('steal', [0, 1, 3]), viewOf({}))).toMatchObject([
    { from: 'seat-card:1', to: 'p0:gem:red' },
  ]);
});

it('lets both halves of an exchange fly', () => {
  expect(flights(event('gem_for_ore', [0, 1]), viewOf({}))).toMatchObject([
    { from: 'p0:gem:yellow', to: 'supply:yellow' },
    { from: 'supply:ore', to: 'p0:gem:ore' },
  ]);
  expect(flights(event('ore_for_gem', [0, 1]), viewOf({}))).toMatchObject([
    { from: 'p0:gem:ore', to: 'supply:ore' },
    { from: 'supply:yellow', to: 'p0:gem:yellow' },
  ]);
});

it('carries an artifact from its smithy to its slot', () => {
  expect(flights(event('forge', [0, 2, 0, 15]), viewOf({}))).toMatchObject([
    { from: 's3', to: 'p0:B:blue', icon: 'artifact-blue' },
  ]);
});

it('walks markers round the corner and familiars along the path', () => {
  expect(trails([event('points', [0, 3, 31, 0])])).toEqual([
    { key: 'marker:0', stops: ['t29', 't30'] },
  ]);
  expect(trails([event('step', [1, 4])])).toEqual([{ key: 'familiar:1', stops: ['forest:4'] }]);
  expect(passed(98, 101)).toEqual(['t99', 't0']);
});

it('lays the track round the board without two spaces on one place', () => {
  const places = new Set(Array.from({ length: 100 }, (_, space) => ringPlace(space).join()));
  expect(places.size).toBe(100);
  expect(ringPlace(0)).toEqual([2, 22]);
  expect(ringPlace(99)).toEqual([1, 21]);
  expect(cellOf(165).space).toBe(65);
});

it('names what a line speaks of', () => {
  expect(named(event('use', [0, 84]))).toEqual(['card:100']);
  expect(named(event('reveal', [2, 5]))).toEqual(['d3']);
  expect(doer(event('reveal', [2, 5]))).toBeNull();
  expect(doer(event('use', [1, 5]))).toBe(1);
});

it('writes what belongs together on one line', () => {
  const lines = condense([
    event('play', [0, 1], 'Brown plays 12 A.'),
    event('play', [0, 2], 'Brown plays 13 B.'),
    event('gain', [0, 0, 1], 'Brown gains 1 blue gem.'),
    event('gain', [1, 0, 1], 'Grey gains 1 blue gem.'),
    event('reveal', [0, 1], '12 A comes into slot 1.'),
    event('reveal', [1, 2], '13 B comes into slot 2.'),
  ]);
  expect(lines.map((line) => line.text)).toEqual([
    'Brown plays 12 A, 13 B.',
    'Brown gains 1 blue gem.',
    'Grey gains 1 blue gem.',
    '12 A comes into slot 1, 13 B into 2.',
  ]);
});

it('adds up a turn for its player', () => {
  const lines = [
    event('gain', [0, 3, 2]),
    event('return', [0, 3, 2]),
    event('return', [0, 5, 3]),
    event('steal', [0, 1, 0]),
    event('points', [0, 2, 7, 0]),
    event('points', [1, 2, 7, 0]),
    event('take', [0, 4, 0]),
    event('forge', [0, 2, 0, 15]),
  ];
  expect(soFar(lines, 0)).toEqual({
    change: [
      ['ore', -3],
      ['blue', 1],
    ],
    points: 2,
    cards: 1,
    artifacts: 1,
  });
});
