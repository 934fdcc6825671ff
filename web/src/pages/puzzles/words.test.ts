import { describe, expect, it } from 'vitest';
import { levelWord, nextPuzzle, verdict } from './words';

const ANSWERS = [
  { action: 1, label: 'Stay', expected: 0.4, best: false },
  { action: 2, label: 'Go', expected: 0.7, best: true },
  { action: 3, label: 'Sell', expected: 0.5, best: false },
];

describe('a puzzle', () => {
  it('says what an answer is worth', () => {
    expect(verdict(ANSWERS, 1)).toContain('40 of 100');
    expect(verdict(ANSWERS, 1)).toContain('wins 30 more');
    expect(verdict(ANSWERS, 2)).toMatch(
      /^Right: from here “Go” wins about 70 of 100.*“Sell”, wins 50/,
    );
    expect(verdict(ANSWERS, 9)).toBe('');
  });

  it('has a next one that is not solved, the easier ones first', () => {
    const puzzles = [
      { id: 'c', level: 3 },
      { id: 'a', level: 1 },
      { id: 'b', level: 2 },
    ];
    expect(nextPuzzle(puzzles, () => false)).toBe('a');
    expect(nextPuzzle(puzzles, () => false, 'a')).toBe('b');
    expect(nextPuzzle(puzzles, (id) => id === 'b', 'a')).toBe('c');
    expect(nextPuzzle(puzzles, () => false, 'c')).toBe('a');
    expect(nextPuzzle([], () => false)).toBeNull();
    expect(levelWord(1)).toBe('at a glance');
    expect(levelWord(9)).toBe('level 9');
  });
});
