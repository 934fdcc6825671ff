import { expect, it } from 'vitest';
import { stay } from './show';

it('gives each scene time to be seen, and all of them no more than three seconds', () => {
  expect(stay(0, 0, 0)).toBe(0);
  expect(stay(0, 1, 0)).toBe(250);
  expect(stay(500, 2, 0)).toBe(620);
  expect(stay(900, 2, 9)).toBe(300);
});

it('keeps the pace a person chose', () => {
  expect(stay(0, 1, 0, 'calm')).toBe(900);
  expect(stay(900, 2, 9, 'calm')).toBe(900);
  expect(stay(500, 2, 0, 'once')).toBe(0);
});
