import { describe, expect, it } from 'vitest';
import { event } from '$lib/samples';
import { condense, doer, flights, named, trails, unpacked } from './events';
import { viewOf } from './samples';

describe('events', () => {
  it('unpacks the stones that were taken, in their order', () => {
    // red, blue, brown after a leading 1: 1 000 001 100
    expect(unpacked(0b1000001100)).toEqual(['R', 'B', 'N']);
    expect(unpacked(0)).toEqual([]);
  });

  it('knows who did it, and what nobody did', () => {
    expect(doer(event('spun', [1, 2, 0]))).toBe(1);
    expect(doer(event('slot_filled', [3, 0]))).toBeNull();
  });

  it('lets own stones fly to the stage, those of others to their card', () => {
    const view = viewOf({ mode: 'standard', offer: [] }, []);
    expect(flights(event('took', [0, 0b1000, 2, 0]), view)).toMatchObject([
      { from: 'zone:2', to: 'reservoir:0' },
    ]);
    expect(flights(event('took', [1, 0b1000, 2, 0]), view)).toMatchObject([{ to: 'stones:1' }]);
    expect(flights(event('shifted', [0, 3, 9, 8 * 1 + 4]), view)).toMatchObject([
      { from: 'slot:3', to: 'slot:9', icon: 'wx-water' },
      { from: 'slot:9', to: 'slot:3', icon: 'wx-earth' },
    ]);
  });

  it('names the things a line speaks of', () => {
    expect(named(event('swapped', [0, 1, 3]))).toEqual(['zone:1', 'zone:3']);
    expect(named(event('rune_claimed', [0, 4, 3]))).toEqual(['stack:N']);
    expect(named(event('card_played', [0, 2]))).toEqual([]);
  });

  it('leads a Spirit over the spaces between', () => {
    const steps = [event('walked', [0, 7]), event('walked', [0, 8]), event('walked', [0, 9])];
    expect(trails(steps)).toEqual([{ key: 'spirit:0', stops: ['space:7', 'space:8'] }]);
  });

  it('writes what belongs together on one line', () => {
    const lines = condense([
      event('card_drawn', [0, 1], 'Red turns up Fly.'),
      event('card_drawn', [0, 2], 'Red turns up Quake.'),
      event('card_drawn', [1, 2], 'Blue turns up Quake.'),
      event('walked', [0, 7], "Red's Spirit steps to row 2, column 2."),
      event('walked', [0, 8], "Red's Spirit steps to row 2, column 3."),
      event('slot_filled', [8, 0], 'Storm north-west is refilled with red.'),
      event('slot_filled', [9, 1], 'Storm north-east is refilled with blue.'),
      event('stone_returned', [0, 0], 'Red returns red to the line.'),
      event('stone_returned', [0, 1], 'Red returns blue to the line.'),
    ]);
    expect(lines.map((line) => line.text)).toEqual([
      'Red turns up Fly, Quake.',
      'Blue turns up Quake.',
      "Red's Spirit steps to row 2, column 2 › row 2, column 3.",
      'Storm north-west is refilled with red, Storm north-east with blue.',
      'Red returns red, blue to the line.',
    ]);
  });

  it('gives a shared win to nobody alone', () => {
    expect(doer(event('tie_shared', [0, 1], 'shared'))).toBeNull();
  });
});
