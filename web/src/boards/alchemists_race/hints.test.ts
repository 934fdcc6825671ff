import { expect, it } from 'vitest';
import { outlook, routes, wayOf } from './hints';
import type { Landing, RaceTable, RaceView } from './table';

const end = (space: number): Landing => ({
  space,
  brings: '+1',
  resource: 'honey',
  is_loss: false,
});
const step = {
  target: 'space:4',
  roads: [[3, 4] as const, [4, 6] as const],
  ends: [end(6)],
  outlook: 'ends on Honey (Blue there)',
};
const route = {
  target: 'space:6',
  label: 'Walk to P6 (Honey)',
  warning: '',
  answers: [54],
  roads: step.roads,
  ends: step.ends,
};
const hints = { reach: [], steps: [step], routes: [route], lacks: {}, sales: {} };
const view = { table: { hints } as unknown as RaceTable, names: ['Red', 'Blue'] } as RaceView;
const nobody = { table: { hints: null } as RaceTable, names: ['Red', 'Blue'] } as RaceView;
const near = { actions: [54], label: '', target: 'space:4', warning: '', far: false };
const far = { actions: [54], label: route.label, target: 'space:6', warning: '', far: true };

it('turns the walks of one click into answers', () => {
  expect(routes(view)).toEqual([far]);
  expect(routes(nobody)).toEqual([]);
});

it('finds the way under the pointer', () => {
  expect(wayOf(view.table, near)).toBe(step);
  expect(wayOf(view.table, far)).toBe(route);
  expect(wayOf(view.table, { ...near, target: 'space:0' })).toBeUndefined();
  expect(wayOf(nobody.table, near)).toBeUndefined();
});

it('calls people by name in what a step leads to', () => {
  expect(outlook(view, near, ['Mara', 'Tobin'])).toBe('ends on Honey (Tobin there)');
  expect(outlook(view, far, ['Mara', 'Tobin'])).toBe('');
  expect(outlook(nobody, near)).toBe('');
});
