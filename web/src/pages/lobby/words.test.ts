import { expect, it } from 'vitest';
import { ago, company, firstThought, place, waiting, weightWord } from './words';

it('says how long ago something was', () => {
  expect([5, 65, 7300, 200000].map(ago)).toEqual(['now', '1 min', '2 h', '2 d']);
});

it('names places and weights', () => {
  expect([1, 4, 9].map(place)).toEqual(['first', 'fourth', '9.']);
  expect([1.8, 2.5, 3.9].map(weightWord)).toEqual(['light', 'medium', 'deep']);
});

it('counts the tables that wait', () => {
  expect([0, 1, 3].map(waiting)).toEqual([
    'nobody waits just now',
    '1 table waits',
    '3 tables wait',
  ]);
});

it('cuts a text after its first thought', () => {
  expect(firstThought('Walk and brew: the first wizard wins.')).toBe('Walk and brew.');
  expect(firstThought('Roll 2.5 dice. Then sit.')).toBe('Roll 2.5 dice.');
  expect(firstThought('Three rounds')).toBe('Three rounds');
});

it('says how an open table is played, and by whom', () => {
  expect(company({ pace: 'live', strength: 'magus' })).toEqual(['live', 'about magus strength']);
  expect(company({ pace: 'none', strength: null })).toEqual(['no clock', 'new players']);
});
