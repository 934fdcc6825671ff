import { describe, expect, it } from 'vitest';
import { asIf } from './hints';
import { viewOf } from './samples';

const underWay = (thing: string) => ({ under_way: { card: null, thing, symbol: null } });

describe('what would be', () => {
  it('turns a zone either way', () => {
    const view = viewOf({}, [
      [18, 'spin t2 cw', 'turn:2:clockwise'],
      [19, 'spin t2 ccw', 'turn:2:counter-clockwise'],
    ]);
    expect(asIf(view, 18)?.turned).toEqual({ zone: 2, degrees: 90 });
    expect(asIf(view, 19)?.turned).toEqual({ zone: 2, degrees: -90 });
  });

  it('lays the chosen zone on a free cell', () => {
    const shown = asIf(viewOf(underWay('zone:4'), [[40, 'lay 1,-1', 'cell:1,-1']]), 40)!;
    expect(shown.zones[4]).toMatchObject({ x: 1, y: -1 });
    expect([...shown.moved]).toEqual([[4, [0, -3 * 168]]]);
  });

  it('lets two zones change places', () => {
    const shown = asIf(viewOf(underWay('zone:0'), [[38, 'swap t4', 'zone:4']]), 38)!;
    expect(shown.zones[0]).toMatchObject({ x: 1, y: 2 });
    expect(shown.zones[4]).toMatchObject({ x: 1, y: 0 });
    expect(shown.moved.get(0)).toEqual([0, 336]);
  });

  it('exchanges two stones', () => {
    const shown = asIf(viewOf(underWay('slot:8'), [[117, 'with t2.ne', 'slot:9']]), 117)!;
    expect(shown.shifted.get(8)).toEqual([86, 0]);
    expect(shown.shifted.get(9)).toEqual([-86, 0]);
  });

  it('sends a Taoist, and is silent about everything else', () => {
    const view = viewOf({}, [
      [27, 'fly t3', 'zone:3'],
      [5, 'play spin', 'magic:0:spin'],
    ]);
    expect(asIf(view, 27)?.landing).toBe(3);
    expect(asIf(view, 5)).toBeNull();
  });
});
