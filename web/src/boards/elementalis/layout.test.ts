import { describe, expect, it } from 'vitest';
import { CENTRE, CHIP, RIM, chipsAt, diceAt, elementAt, linkArrow, viewBox } from './layout';

describe('the wheel', () => {
  it('has Fire on top and each element reducing the next one clockwise', () => {
    expect(elementAt('f')).toEqual({ x: CENTRE.x, y: CENTRE.y - RIM });
    expect(elementAt('e')).toEqual({ x: CENTRE.x + RIM, y: CENTRE.y });
    expect(elementAt('a')).toEqual({ x: CENTRE.x, y: CENTRE.y + RIM });
    expect(elementAt('w')).toEqual({ x: CENTRE.x - RIM, y: CENTRE.y });
  });
});

describe('mages round the tray', () => {
  it.each([2, 3, 4, 5, 6, 7])('are all apart from each other: %i seats', (seats) => {
    const places = [...chipsAt(seats, 1).values()];
    expect(places).toHaveLength(seats);
    places.forEach((one, index) => {
      for (const other of places.slice(index + 1)) {
        const isApart =
          Math.abs(one.x - other.x) >= CHIP.width || Math.abs(one.y - other.y) >= CHIP.height + 8;
        expect(isApart).toBe(true);
      }
    });
  });

  it('go clockwise from the viewer at the bottom right', () => {
    const places = chipsAt(4, 2);
    expect(places.get(2)).toEqual({ x: 539, y: 482 });
    expect(places.get(3)).toEqual({ x: 61, y: 482 });
    expect(places.get(0)).toEqual({ x: 61, y: 46 });
    expect(places.get(1)).toEqual({ x: 539, y: 46 });
  });
});

describe('dice', () => {
  const die = (id: string, copy_of: string | null = null) => ({ id, copy_of });

  it('lie in a row, copies below the die they copy', () => {
    const places = diceAt([die('die:d1'), die('die:d3'), die('die:q1', 'die:d3'), die('die:sun')]);
    expect(places.get('die:d1')!.x).toBeLessThan(places.get('die:d3')!.x);
    expect(Math.abs(places.get('die:q1')!.x - places.get('die:d3')!.x)).toBeLessThan(10);
    expect(places.get('die:q1')!.y).toBeGreaterThan(places.get('die:d3')!.y);
  });

  it('make room for two copies of the same die', () => {
    const places = diceAt([die('die:q1', 'die:d1'), die('die:q2', 'die:d1')]);
    expect(places.get('die:q1')).not.toEqual(places.get('die:q2'));
  });
});

describe('links', () => {
  const far = (x: number, y: number) => Math.hypot(x - CENTRE.x, y - CENTRE.y);

  const RADIUS = 24;

  it.each([2, 3, 4, 5, 6, 7])('have a handle clear of the felt, seen whole: %i seats', (seats) => {
    const chips = chipsAt(seats, 0);
    const [left, top, width, height] = viewBox(seats).split(' ').map(Number) as number[];
    for (const [owner, from] of chips) {
      for (const [linked, to] of chips) {
        if (owner === linked) continue;
        const { x, y } = linkArrow(from, to, [...chips.values()]);
        expect(far(x, y)).toBeGreaterThan(195);
        expect(x - RADIUS).toBeGreaterThanOrEqual(left!);
        expect(x + RADIUS).toBeLessThanOrEqual(left! + width!);
        expect(y - RADIUS).toBeGreaterThanOrEqual(top!);
        expect(y + RADIUS).toBeLessThanOrEqual(top! + height!);
      }
    }
  });
});
