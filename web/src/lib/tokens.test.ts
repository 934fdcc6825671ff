import { expect, it } from 'vitest';
import { bits } from './tokens';

const token = (word: string) => ({ word, icon: word, fill: '', ink: '' });
const TOKENS = [token('red'), token('flame'), token('flame servant'), token('drop')];
const drawn = (text: string) => bits(text, TOKENS).map((bit) => bit.token?.word ?? `“${bit.text}”`);

it('draws the longest word it knows', () => {
  expect(drawn('pays a flame servant on Dell')).toEqual([
    '“pays a ”',
    'flame servant',
    '“ on Dell”',
  ]);
});

it('knows plurals, and no parts of words', () => {
  expect(drawn('2 drops, reddish, red')).toEqual(['“2 ”', 'drop', '“, reddish, ”', 'red']);
});

it('keeps every letter for those who read', () => {
  const text = 'takes red, red from T2';
  expect(
    bits(text, TOKENS)
      .map((bit) => bit.text)
      .join(''),
  ).toBe(text);
  expect(bits(text, [])).toEqual([{ text, token: null }]);
});
