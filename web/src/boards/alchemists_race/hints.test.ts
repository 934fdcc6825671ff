import { expect, it } from 'vitest';
import { sampleAnswer } from '$lib/samples';
import { outlookWords, routes, wayOf } from './hints';
import { viewOf } from './samples';
import type { Landing } from './table';

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
  grave: false,
  answers: [54],
  roads: step.roads,
  ends: step.ends,
};
const hints = { reach: [], steps: [step], routes: [route], lacks: {}, sales: {} };
const view = viewOf({ hints });
const nobody = viewOf({});
const near = sampleAnswer('', 'space:4', 54);
const far = sampleAnswer(route.label, 'space:6', 54, true);

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
  expect(outlookWords(view, near, ['Mara', 'Tobin'])).toBe('ends on Honey (Tobin there)');
  expect(outlookWords(view, far, ['Mara', 'Tobin'])).toBe('');
  expect(outlookWords(nobody, near)).toBe('');
});
