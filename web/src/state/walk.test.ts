import { sampleView, type SampleChoice } from '$lib/samples';
import { expect, it } from 'vitest';
import type { Position } from '../protocol';
import { Walk } from './walk';

const asked = (kind: string, ...choices: SampleChoice[]) =>
  ({ view: sampleView({}, ['Red'], choices, kind) }) as unknown as Position;
const forks = asked('path', [7, 'step 7', ''], [8, 'step 8', '']);

it('gives one step after the other while the same is asked', () => {
  const walk = new Walk();
  walk.begin([8, 7], forks);
  expect([walk.next(forks), walk.next(forks), walk.next(forks)]).toEqual([8, 7, null]);
});

it('ends where something else is asked, or the step is gone', () => {
  const walk = new Walk();
  walk.begin([8, 7], forks);
  expect([walk.next(asked('encounter', [8, 'fight', ''])), walk.next(forks)]).toEqual([null, null]);
  walk.begin([9], forks);
  expect(walk.next(forks)).toBe(null);
});
