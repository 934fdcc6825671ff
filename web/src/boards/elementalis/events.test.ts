import { event } from '$lib/samples';
import { condense, digits, doer, flights, isThrown, named } from './events';
import { describe, expect, it } from 'vitest';

describe('packed numbers', () => {
  it('go beyond 32 bits', () => {
    expect(digits(3 * 16 ** 8 + 2, 16, 9)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 3]);
  });
});

describe('thrown dice', () => {
  const none = 10;
  const packed = [0, 1, 2, 3, none, none, none, none, 5].reduce(
    (sum, face, slot) => sum + face * 16 ** slot,
    0,
  );

  it('are those of the roll', () => {
    const roll = [event('roll', [0, 0, packed])];
    expect(isThrown(roll, 'die:d4')).toBe(true);
    expect(isThrown(roll, 'die:sun')).toBe(true);
    expect(isThrown(roll, 'die:q1')).toBe(false);
  });

  it('are the Sun die alone on a Cosmic Roll', () => {
    const roll = [event('roll', [0, 2, packed])];
    expect(isThrown(roll, 'die:d1')).toBe(false);
    expect(isThrown(roll, 'die:sun')).toBe(true);
  });

  it('are what a spell throws again', () => {
    expect(isThrown([event('die_again', [2, 0, 1])], 'die:d3')).toBe(true);
  });
});

describe('flights', () => {
  it('carry scored Mana from the Flux into the Channel', () => {
    const found = flights(event('score', [1, 2 + 256 ** 3, 0, 3]));
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      ['flux:f', 'channel:f'],
      ['flux:f', 'channel:f'],
      ['flux:a', 'channel:a'],
    ]);
  });

  it('carry it into the Pool of a link owner', () => {
    expect(flights(event('score', [2, 1, 1, 0]))[0]!.to).toBe('pool:2:f');
  });

  it('pay for a spell in its colour', () => {
    expect(flights(event('cast', [1, 3, 2]))).toHaveLength(2);
    expect(flights(event('cast', [1, 3, 2]))[0]!.to).toBe('flux:f');
  });
});

describe('the log', () => {
  it('joins a cast and its aim', () => {
    const lines = [
      event('cast', [1, 3, 2], 'Seat 2 casts Char for 2 Mana.'),
      event('aim', [1, 3, 0, -1], 'Char is aimed at the red die.'),
    ];
    expect(condense(lines).map(({ text }) => text)).toEqual([
      'Seat 2 casts Char for 2 Mana, on the red die.',
    ]);
  });

  it('joins gifts from one to another', () => {
    const gift = (what: string) => event('give', [0, 1, 0], `Seat 1 gives ${what} to Seat 2.`);
    expect(condense([gift('1 Fire'), gift('1 Air'), gift('1 Air')])[0]!.text).toBe(
      'Seat 1 gives 1 Fire, 1 Air, 1 Air to Seat 2.',
    );
  });

  it('keeps apart what different mages do', () => {
    const lines = [
      event('give', [0, 1, 0], 'Seat 1 gives 1 Fire to Seat 2.'),
      event('give', [1, 0, 0], 'Seat 2 gives 1 Fire to Seat 1.'),
    ];
    expect(condense(lines)).toHaveLength(2);
  });

  it('names the things a line speaks of', () => {
    expect(named(event('scorch', [1]))).toEqual(['die:d2']);
    expect(named(event('declared', [5]))).toEqual(['seat:0', 'seat:2']);
    expect(named(event('link', [0, 2]))).toEqual(['link:0-2', 'seat:0']);
  });

  it('knows who did it', () => {
    expect(doer(event('bank', [3, 1, 2]))).toBe(3);
    expect(doer(event('scorch', [1]))).toBeNull();
  });
});
