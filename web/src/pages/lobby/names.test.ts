import { expect, it } from 'vitest';
import { greeting, suggestedName } from './names';

it('suggests a name for every chance', () => {
  expect(suggestedName(0)).toBe('Amber Ash');
  expect(suggestedName(0.575)).toBe('Juno Moss');
  expect(suggestedName(1)).toBe('Mara Wren');
});

it('greets by the hour', () => {
  expect([3, 5, 12, 18, 22].map(greeting)).toEqual([
    'Good night',
    'Good morning',
    'Good afternoon',
    'Good evening',
    'Good night',
  ]);
});
