import { expect, it } from 'vitest';
import { covered } from './costs';
import { magicOf, stoneWords } from '../looks';

it('covers each symbol with a stone of its own', () => {
  expect(covered(['N', 'Y', 'Y'], ['Y', 'N', 'G'])).toEqual([true, true, false]);
  expect(covered(['R', 'R'], [])).toEqual([false, false]);
});

it('says stones in words', () => {
  expect(stoneWords([])).toBe('nothing');
  expect(stoneWords(['R'])).toBe('red');
  expect(stoneWords(['B', 'G', 'G'])).toBe('blue, green and green');
});

it('takes magic cards apart', () => {
  expect(magicOf('magic:0:shift-R')).toEqual({ key: 'shift-R', kind: 'shift', colour: 'R' });
  expect(magicOf('magic:spin')).toEqual({ key: 'spin', kind: 'spin', colour: null });
});
