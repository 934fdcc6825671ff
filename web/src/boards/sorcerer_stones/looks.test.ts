import { expect, it } from 'vitest';
import { magicOf, stoneWords } from './looks';

it('says stones in words', () => {
  expect(stoneWords([])).toBe('nothing');
  expect(stoneWords(['R'])).toBe('red');
  expect(stoneWords(['B', 'G', 'G'])).toBe('blue, green and green');
});

it('takes magic cards apart', () => {
  expect(magicOf('magic:0:shift-R')).toEqual({ key: 'shift-R', kind: 'shift', colour: 'R' });
  expect(magicOf('magic:spin')).toEqual({ key: 'spin', kind: 'spin', colour: null });
});
