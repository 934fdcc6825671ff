// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { merged, streak } from './puzzles.svelte';

describe('solved puzzles', () => {
  it('are one list, with what was known first kept as it is', () => {
    const known = { game: 'ravens', puzzle: 'a', wrong: 0, day: '2026-11-15' };
    const again = { ...known, wrong: 3, day: null };
    const other = { ...known, puzzle: 'b' };
    expect(merged([known], [again, other])).toEqual([known, other]);
  });

  it('make a streak up to today or yesterday', () => {
    const days = new Set(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(streak(days, '2026-03-01')).toBe(3);
    expect(streak(days, '2026-03-02')).toBe(3);
    expect(streak(days, '2026-03-03')).toBe(0);
    expect(streak(new Set(), '2026-03-03')).toBe(0);
  });
});
