// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pageTitle } from './notices';

it('says in the title how many tables wait', () => {
  expect(pageTitle('', 0)).toBe('Hexmoot');
  expect(pageTitle('Rune Stones', 0)).toBe('Rune Stones · Hexmoot');
  expect(pageTitle('Rune Stones', 2)).toBe('(2) Rune Stones · Hexmoot');
});
