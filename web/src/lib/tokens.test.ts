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

it('draws a number only where it is a die', () => {
  const faces = ['1', '4'].map((word) => ({ ...token(word), after: 'rolls?|Keep the' }));
  const found = (text: string) => bits(text, faces).map((bit) => bit.token?.word ?? bit.text);
  expect(found('Ann rolls 4.')).toEqual(['Ann rolls ', '4', '.']);
  expect(found('Keep the 1')).toEqual(['Keep the ', '1']);
  expect(found('picks up 1 Wood, rolls 14')).toEqual(['picks up 1 Wood, rolls 14']);
});

it('draws no word that begins a name', () => {
  const ether = [{ ...token('Ether'), unless: 'Leak|Word' }];
  const found = (text: string) =>
    bits(text, ether).map((bit) => bit.token?.word ?? `“${bit.text}”`);
  expect(found('casts Ether Leak on Ether')).toEqual(['“casts Ether Leak on ”', 'Ether']);
  expect(found('Ether Words')).toEqual(['Ether', '“ Words”']);
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
