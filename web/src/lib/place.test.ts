import { expect, it } from 'vitest';
import { above, aside, beside, overlaps } from './place';

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

it('knows what lies over what', () => {
  expect(overlaps(thing(0, 0), thing(39, 39))).toBe(true);
  expect(overlaps(thing(0, 0), thing(40, 0))).toBe(false);
  expect(overlaps(thing(0, 40), thing(0, 0))).toBe(false);
});

it('puts a tooltip over nothing that can be answered', () => {
  const at = thing(500, 300);
  const where = (...lit: ReturnType<typeof thing>[]) => aside(at, size, screen, lit);
  expect(where()).toEqual({ place: { left: 420, top: 188 }, isClear: true });
  expect(where(thing(500, 240))).toEqual({ place: { left: 420, top: 352 }, isClear: true });
  const place = beside(at, size, screen);
  expect(where(thing(500, 240), thing(500, 360))).toEqual({ place, isClear: true });
  const around = [thing(500, 240), thing(500, 360), thing(300, 300), thing(700, 300)];
  expect(where(...around)).toEqual({ place: { left: 420, top: 188 }, isClear: false });
});

it('takes boxes as a browser measures them, whose sides are no properties of their own', () => {
  const box = class {
    readonly #sides = { left: 0, top: 0, ...size };
    get left() {
      return this.#sides.left;
    }
    get top() {
      return this.#sides.top;
    }
    get width() {
      return this.#sides.width;
    }
    get height() {
      return this.#sides.height;
    }
  };
  const found = aside(thing(500, 300), new box(), screen, [thing(500, 240)]);
  expect(found.place.top).toBe(352);
});

it('keeps a tooltip on the screen', () => {
  const low = aside(thing(500, 540), size, screen, [thing(500, 480)]);
  expect(low.place.top).toBeLessThanOrEqual(492);
});
