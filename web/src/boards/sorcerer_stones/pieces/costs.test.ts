import { expect, it } from 'vitest';
import { symbolsThere } from './costs';

it('marks as many symbols of a colour as are missing, the last ones', () => {
  expect(symbolsThere(['N', 'Y', 'Y'], ['Y'])).toEqual([true, true, false]);
  expect(symbolsThere(['R', 'R'], ['R', 'R'])).toEqual([false, false]);
  expect(symbolsThere(['R', 'B'], [])).toEqual([true, true]);
});
