import { expect, it } from 'vitest';
import { above, beside } from './place';

const screen = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const thing = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

it('puts a menu on the side with more room', () => {
  expect(beside(thing(100, 300), size, screen)).toEqual({ left: 152, top: 270 });
  expect(beside(thing(900, 300), size, screen)).toEqual({ left: 688, top: 270 });
});

it('keeps a menu on the screen', () => {
  expect(beside(thing(100, 0), size, screen).top).toBe(8);
  expect(beside(thing(100, 590), size, screen).top).toBe(492);
});

it('puts a tooltip above, or below at the upper edge', () => {
  expect(above(thing(500, 300), size, screen)).toEqual({ left: 420, top: 188 });
  expect(above(thing(500, 20), size, screen).top).toBe(72);
  expect(above(thing(0, 300), size, screen).left).toBe(8);
});
