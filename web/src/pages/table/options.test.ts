import { expect, it } from 'vitest';
import { optionsOf, optionWords } from './options';

const form = (name: string, standard: unknown) => ({
  name,
  type: '',
  default: standard,
  help: '',
  low: null,
  high: null,
  words: [],
});
const GAME = {
  options: [form('two_purples', false), form('max_rounds', 40), form('setup', {})],
  presets: { quick: { max_rounds: 10 } },
};

it('says values as people do', () => {
  const values = [true, false, null, {}, [], 40, 'by_turns', ['red', 'dark_blue']];
  expect(values.map(optionWords)).toEqual([
    'yes',
    'no',
    'none',
    'none',
    'none',
    '40',
    'By turns',
    'Red, Dark blue',
  ]);
  expect(optionWords({ name: 'The Rim', spaces: [1, 2] })).toBe('The Rim');
  expect(optionWords({ first_seat: true, rows: 2 })).toBe('First seat: yes, Rows: 2');
});

it('tells what was changed from what is as usual', () => {
  const found = optionsOf({ two_purples: true, max_rounds: 10, setup: {} }, 'quick', GAME);
  expect(found.changed).toEqual([{ name: 'Two purples', words: 'yes' }]);
  expect(found.usual.map(({ name }) => name)).toEqual(['Max rounds', 'Setup']);
});

it('takes what it has no form for as changed', () => {
  expect(optionsOf({ rounds: 3 }, null, undefined).changed).toEqual([
    { name: 'Rounds', words: '3' },
  ]);
});
