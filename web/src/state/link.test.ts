import { expect, it } from 'vitest';
import { waitBefore } from './link.svelte';

it('waits longer after each failed try, up to eight seconds, spread by chance', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => waitBefore(attempt, 0.5))).toEqual([
    400, 800, 1600, 3200, 6400, 8000, 8000,
  ]);
  expect(waitBefore(0, 0)).toBe(300);
  expect(waitBefore(0, 1)).toBe(500);
});
