import { expect, it } from 'vitest';
import { ago, place, weightWord } from './words';

it('says how long ago something was', () => {
  expect([5, 65, 7300, 200000].map(ago)).toEqual(['now', '1 min', '2 h', '2 d']);
});

it('names places and weights', () => {
  expect([1, 4, 9].map(place)).toEqual(['first', 'fourth', '9.']);
  expect([1.8, 2.5, 3.9].map(weightWord)).toEqual(['light', 'medium', 'deep']);
});
