import { describe, expect, it } from 'vitest';
import {
  byTarget,
  byVerb,
  completed,
  countWords,
  mayAdd,
  missing,
  sizes,
  totalOf,
  without,
} from './answers';
import type { Choice } from './view';

const choice = (action: number, target: string, text = `do ${action}`): Choice => ({
  action,
  target,
  text,
  label: text,
  warning: '',
  note: '',
  grave: false,
});

describe('choices by target', () => {
  it('keeps all choices that point at one thing together, in order', () => {
    const found = byTarget([choice(1, 'a'), choice(2, 'b'), choice(3, 'a'), choice(4, '')]);
    expect([...found.keys()]).toEqual(['a', 'b']);
    expect(found.get('a')?.map((one) => one.action)).toEqual([1, 3]);
  });

  it('groups by the first word of the text form', () => {
    const groups = byVerb([
      choice(1, '', 'sell a'),
      choice(2, '', 'roll'),
      choice(3, '', 'sell b'),
    ]);
    expect([...groups].map(([verb, some]) => [verb, some.length])).toEqual([
      ['sell', 2],
      ['roll', 1],
    ]);
  });
});

describe('picking a set in any order', () => {
  // One flower (1), two honeys (2), one wood (3): two of them go.
  const sets = [
    [1, 2],
    [1, 3],
    [2, 2],
    [2, 3],
  ];

  it('lets the piece be picked first that the rules only take last', () => {
    expect(mayAdd(sets, [], 3)).toBe(true);
    expect(mayAdd(sets, [3], 1)).toBe(true);
  });

  it('refuses more pieces than there are', () => {
    expect(mayAdd(sets, [3], 3)).toBe(false);
    expect(mayAdd(sets, [2], 2)).toBe(true);
    expect(mayAdd(sets, [2, 2], 1)).toBe(false);
  });

  it('sends a complete pick in the order the rules want', () => {
    expect(completed(sets, [3, 1])).toEqual([1, 3]);
    expect(completed(sets, [3])).toBeNull();
    expect(missing(sets, [3])).toBe(1);
    expect(missing(sets, [3, 1])).toBe(0);
  });

  it('takes one piece back', () => {
    expect(without([2, 1, 2], 2)).toEqual([2, 1]);
    expect(without([2], 9)).toEqual([2]);
  });
});

describe('totals of a set', () => {
  const sets = [
    { pieces: [1], answers: [1], total: '2 of 4 magic, 2 left' },
    { pieces: [1, 2], answers: [1, 2], total: '4 of 4 magic' },
    { pieces: [2], answers: [2], total: '2 of 4 magic, 2 left' },
  ];
  const pieces = sets.map((set) => set.pieces);

  it('run with what is picked', () => {
    expect(totalOf(sets, [])).toBe('');
    expect(totalOf(sets, [2])).toBe('2 of 4 magic, 2 left');
    expect(totalOf(sets, [2, 1])).toBe('4 of 4 magic');
  });

  it('say how many may be picked, not only how many must', () => {
    expect(sizes(pieces, [])).toEqual([1, 2]);
    expect(countWords(0, sizes(pieces, []))).toBe('0 chosen, 1 to 2');
    expect(countWords(1, sizes(pieces, [1]))).toBe('1 chosen, up to 2');
    expect(countWords(2, sizes(pieces, [1, 2]))).toBe('2 of 2 chosen');
    expect(countWords(0, [2, 2])).toBe('0 of 2 chosen');
  });
});
