import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '$lib/samples';
import { asIf, inEvery, routes, wayOf } from './hints';
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

describe('walks of several steps', () => {
  const routesThere = [
    {
      answers: [170, 169],
      label: 'Walk to there',
      target: 'space:25',
      path: ['space:26', 'space:25'],
    },
    {
      answers: [164, 169],
      label: 'Walk to there',
      target: 'space:25',
      path: ['space:20', 'space:25'],
    },
  ];
  const view = viewOf({ hints: { routes: routesThere, note: '' } });

  it('are what the server says', () => {
    expect(routes(view)[0]).toEqual({
      actions: [170, 169],
      label: 'Walk to there',
      target: 'space:25',
      warning: '',
      grave: false,
      far: true,
    });
    expect(routes(viewOf({ hints: null }))).toEqual([]);
  });

  it('are drawn over the spaces they lead over', () => {
    expect(wayOf(view, routes(view)[1]!)).toEqual(['space:20', 'space:25']);
    expect(wayOf(view, sampleAnswer('Step', 'space:26', 170))).toEqual(['space:26']);
  });
});

describe('stones that are surely taken', () => {
  it('lie in every set', () => {
    expect(
      inEvery([
        ['slot:1', 'slot:2'],
        ['slot:2', 'slot:3'],
      ]),
    ).toEqual(['slot:2']);
    expect(inEvery([['slot:1']])).toEqual(['slot:1']);
  });

  it('are none while the sets are not told yet', () => {
    expect(inEvery([])).toEqual([]);
  });
});
