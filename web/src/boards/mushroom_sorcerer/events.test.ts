import { describe, expect, it } from 'vitest';
import { event } from '$lib/samples';
import { condense, doer, flights, named } from './events';
import { viewOf } from './samples';

describe('what happened', () => {
  it('tells a deed and what it brought in one line', () => {
    const lines = condense([
      event('grow', [0, 2, 12, 2], 'Bahon grows water on Cress for 2 drops.'),
      event('influence', [0, 1], 'Bahon gains 1 influence.'),
      event('element', [0, 2, 4], 'Bahon: water 4 (II).'),
      event('element', [0, 2, 5], 'Bahon: water 5 (II).'),
      event('gain', [0, 4, 1], 'Bahon gains 1 flask.'),
      event('turn', [1], "Charles's turn."),
    ]);
    expect(lines.map((line) => line.text)).toEqual([
      'Bahon grows water on Cress for 2 drops: 1 influence, water 4 (II) › 5 (II), 1 flask.',
      "Charles's turn.",
    ]);
  });

  it('leaves out what the next line says anyway', () => {
    const lines = condense([
      event('turn', [0], "Bahon's turn."),
      event('cast', [0, 6, 0], 'Bahon casts Water Pouch for free.'),
      event('gain', [0, 3, 2], 'Bahon gains 2 drops.'),
      event('flip', [6], 'Water Pouch is used up.'),
      event('end_turn', [0], 'Bahon ends the turn.'),
      event('turn', [1], "Charles's turn."),
      event('end_turn', [1], 'Charles ends the turn.'),
    ]);
    expect(lines.map((line) => line.text)).toEqual([
      "Bahon's turn.",
      'Bahon casts Water Pouch for free: 2 drops, used up.',
      "Charles's turn.",
      'Charles ends the turn.',
    ]);
  });

  it('keeps what others do apart', () => {
    const lines = condense([
      event('pay', [0, 0, 3], 'Bahon pays a flame servant from Dell.'),
      event('pay', [1, 0, 4], 'Charles pays a flame servant from Elder.'),
    ]);
    expect(lines).toHaveLength(2);
  });

  it('knows who did it, and who did nothing', () => {
    expect(doer(event('grow', [3, 0, 0, 1]))).toBe(3);
    expect(doer(event('forces', [3, 0, 0, 1]))).toBeNull();
  });

  it('lets mushrooms and goods fly where they go', () => {
    const view = viewOf({}, [], 'turn_menu');
    expect(flights(event('grow', [0, 4, 12, 1]), view)[0]).toMatchObject({
      from: 'box',
      to: 'land:12',
      icon: 'gu-moon',
    });
    expect(flights(event('gain', [0, 3, 2]), view)[0]!.to).toBe('goods:0:drop');
    expect(flights(event('gain', [1, 3, 2]), view)[0]!.to).toBe('held:1:drop');
    expect(flights(event('place', [1, 0, -1, 1]), view)[0]!.to).toBe('home:1');
    expect(flights(event('scroll', [1, 17]), view)[0]!.from).toBe('deck:war');
    expect(flights(event('turn', [1]), view)).toEqual([]);
  });

  it('rings what a line names', () => {
    expect(named(event('war', [0, 2, 1, 3]))).toEqual(['land:2', 'land:3']);
    expect(named(event('element', [0, 3, 5]))).toEqual(['track:thunder']);
    expect(named(event('turn', [0]))).toEqual([]);
  });

  it('gives a shared win to nobody alone', () => {
    expect(doer(event('tie_shared', [0, 1], 'shared'))).toBeNull();
  });
});
