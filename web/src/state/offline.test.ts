import { expect, it } from 'vitest';
import { hashIn } from './offline';

it('follows a notice only to an address of this page', () => {
  expect(hashIn({ type: 'open', link: '/#/table/abc' })).toBe('#/table/abc');
  expect(hashIn({ type: 'open', link: '/' })).toBe('#/');
  expect(hashIn({ type: 'open', link: 'https://elsewhere.example/#/table/abc' })).toBeNull();
  expect(hashIn({ type: 'else', link: '/#/table/abc' })).toBeNull();
  expect(hashIn(null)).toBeNull();
});
