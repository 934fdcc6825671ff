import { expect, it } from 'vitest';
import { timeLeft } from './words';

it('says how long the day goes on', () => {
  expect(timeLeft(23.9 * 3600)).toBe('More than 23 hours are left.');
  expect(timeLeft(1.9 * 3600)).toBe('More than an hour is left.');
  expect(timeLeft(3599)).toBe('Less than an hour is left.');
  expect(timeLeft(-5)).toBe('Less than an hour is left.');
});
