import { describe, expect, it } from 'vitest';
import { casualties } from './casualties';

const SHIELDS = { flame: 1, stone: 2 };

describe('sets of casualties', () => {
  it('lets one stone servant stand for two damage, or two others', () => {
    expect(casualties({ flame: 1, stone: 1 }, SHIELDS, 2)).toEqual([
      { lost: { flame: 0, stone: 1 }, answers: ['stone'] },
      { lost: { flame: 1, stone: 1 }, answers: ['flame'] },
    ]);
  });

  it('names each set once, whatever the order they fall in', () => {
    const sets = casualties({ flame: 2, stone: 2 }, SHIELDS, 3);
    expect(sets.map((set) => set.lost)).toEqual([
      { flame: 1, stone: 1 },
      { flame: 0, stone: 2 },
      { flame: 2, stone: 1 },
    ]);
    expect(sets[2]!.answers).toEqual(['flame', 'flame']);
  });

  it('asks nothing where only one kind is left', () => {
    expect(casualties({ flame: 3, stone: 0 }, SHIELDS, 2)).toEqual([
      { lost: { flame: 2, stone: 0 }, answers: [] },
    ]);
  });

  it('knows tougher flame servants', () => {
    const sets = casualties({ flame: 1, stone: 1 }, { flame: 2, stone: 2 }, 2);
    expect(sets.map((set) => set.lost)).toEqual([
      { flame: 1, stone: 0 },
      { flame: 0, stone: 1 },
    ]);
  });
});
