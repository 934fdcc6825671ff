import { expect, it } from 'vitest';
import { reason } from './reason';

const thought = (label: string, expected: number) => ({
  action: 1,
  text: label,
  label,
  expected,
  visits: 10,
});

it('says how much better the best answer is, and what it gives', () => {
  expect(reason([thought('Go', 0.62), thought('Stay', 0.5)], '')).toBe(
    'Clearly best: 12 in 100 games more than “Stay”.',
  );
  expect(reason([thought('Go', 0.54), thought('Stay', 0.5)], 'Ends on Honey')).toBe(
    'A little better than “Stay”: 4 in 100 games. What it brings: Ends on Honey.',
  );
  expect(reason([thought('Go', 0.505), thought('Stay', 0.5)], '')).toBe(
    'Hardly any difference to “Stay”.',
  );
  expect(reason([thought('Go', 0.505)], '')).toBe('The only answer.');
  expect(reason([], '')).toBe('');
});
