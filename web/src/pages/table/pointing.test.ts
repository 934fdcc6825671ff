import { expect, it } from 'vitest';
import { sampleView } from '$lib/samples';
import { placesOf } from './pointing';

const CHOICES: [number, string, string][] = [
  [1, 'Go to Honey', 'space:4'],
  [2, 'Go to Wood', 'space:5'],
  [3, 'Stay', ''],
];
const view = sampleView({}, ['Ann', 'Bo'], CHOICES);
const line = { kind: 'stepped', text: 'Ann goes.', numbers: [0, 2, 5], ply: 8 };
const kit = { named: () => ['seat:0', 'space:5'] };
const point = {
  ply: 7,
  seat: 0,
  played: 'Go to Wood',
  best: 'Go to Honey',
  cost: 0,
  change: [],
  asked: '',
};

it('names what the lines speak of', () => {
  expect(placesOf([line], undefined, view, kit)).toEqual(['seat:0', 'space:5']);
  expect(placesOf([line], undefined, view, {})).toEqual([]);
});

it('adds both answers of a turning point, each place once', () => {
  expect(placesOf([line], point, view, kit)).toEqual(['space:4', 'space:5', 'seat:0']);
  const others = { ...view, choices: [] };
  expect(placesOf([line], point, others, kit)).toEqual(['seat:0', 'space:5']);
});

it('knows no place of an answer that has none', () => {
  expect(placesOf([], { ...point, best: 'Stay', played: '' }, view, kit)).toEqual([]);
});
