import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '$lib/view';
import { headline, isSealed, listing, partNames, places, tieWords, turnWords } from './ending';

function ended(
  scores: Record<string, number>[],
  ranks: number[],
  together: boolean | null = null,
): View {
  const totals = scores.map((parts) => Object.values(parts).reduce((sum, one) => sum + one, 0));
  return {
    game: 'ravens',
    rules: 1,
    viewer: 0,
    seats: scores.length,
    names: scores.map((_, seat) => `Seat ${seat + 1}`),
    ply: 9,
    decision: null,
    choices: [],
    closed: [],
    scores: scores.map((parts, seat) => ({ total: totals[seat]!, parts })),
    outcome: {
      ranks,
      winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
      scores: totals,
      reason: 'end',
      sentence: 'It ended.',
      together,
    },
    table: {},
    panels: [],
  };
}

describe('who won', () => {
  it('one person', () => {
    expect(headline(ended([{ a: 3 }, { a: 5 }], [2, 1]), ['Mara', 'Tobin'])).toBe(
      'Tobin wins with 5',
    );
  });

  it('two of three', () => {
    const view = ended([{ a: 5 }, { a: 5 }, { a: 1 }], [1, 1, 3]);
    expect(headline(view, ['Mara', 'Tobin', 'Bo'])).toBe('Mara and Tobin share the win with 5');
  });

  it('a tie of all', () => {
    expect(headline(ended([{ a: 5 }, { a: 5 }], [1, 1]), ['Mara', 'Tobin'])).toBe(
      'Mara and Tobin share the win with 5',
    );
  });

  it('all together', () => {
    expect(headline(ended([{ a: 5 }, { a: 5 }], [1, 1], true), ['Mara', 'Tobin'])).toBe(
      'Mara and Tobin did it together',
    );
    expect(headline(ended([{ a: 5 }], [1], true), ['Mara'])).toBe('Mara did it with 5');
  });

  it('lost together', () => {
    expect(headline(ended([{ a: 2 }, { a: 2 }], [1, 1], false), ['Mara', 'Tobin'])).toBe(
      'Mara and Tobin fell short with 2',
    );
    expect(headline(ended([{ a: 2 }], [1], false), ['Mara'])).toBe('Mara fell short with 2');
  });

  it('nobody', () => {
    expect(headline(ended([{ a: 5 }, { a: 5 }], [2, 2]), ['Mara', 'Tobin'])).toBe('Nobody won');
  });
});

it('says why those who are level stand as they do', () => {
  const told = (kind: string, text: string) => ({ kind, text }) as GameEvent;
  const log = [
    told('rolled', 'Red rolls 4.'),
    told('tie_by_potions', 'Red has more potions.'),
    told('shared_win', 'Red and Blue share the win.'),
  ];
  expect(tieWords(log)).toEqual(['Red has more potions.', 'Red and Blue share the win.']);
});

it('lists places by rank with shares of the best score', () => {
  const found = places(
    ended(
      [
        { gold: 2, rows: 2 },
        { gold: 6, rows: 2 },
      ],
      [2, 1],
    ),
  );
  expect(found.map((place) => [place.seat, place.rank, place.total])).toEqual([
    [1, 1, 8],
    [0, 2, 4],
  ]);
  expect(found[0]!.parts.map((part) => part.share)).toEqual([75, 25]);
  expect(found[1]!.parts.map((part) => [part.name, part.share])).toEqual([
    ['Gold', 25],
    ['Rows', 25],
  ]);
});

it('names every part and joins names', () => {
  expect(partNames(ended([{ a: 1 }, { b: 1, a: 0 }], [1, 1]))).toEqual(['a', 'b']);
  expect(listing(['A', 'B', 'C'])).toBe('A, B and C');
});

it('checks the opened seed against the sealed one', async () => {
  const seed = '0123456789abcdef0123456789abcdef';
  const sealed = '3eb1bd439947eb762998e566ccc2e099c791118b2f40579cc4f7da2b5061b7f9';
  expect(await isSealed(seed, sealed)).toBe(true);
  expect(await isSealed(seed.replace('0', '1'), sealed)).toBe(false);
});

describe('the turning point', () => {
  const point = (ply: number, seat: number, change: number[]) => ({
    ply,
    seat,
    played: '',
    best: '',
    asked: '',
    cost: 0,
    change,
  });

  it('is told in a sentence: when, by whom, for whom', () => {
    const turns = [point(3, 0, [0.05, -0.05]), point(27, 1, [0.31, -0.31])];
    expect(turnWords(turns, [0, 10, 20], ['Ann', 'Bo'])).toBe(
      'The game turned at move 28, round 3: Bo’s answer brought Ann 31 %.',
    );
    expect(turnWords([], [], ['Ann', 'Bo'])).toBe('');
    expect(turnWords(turns, [0, 10, 20], ['Ann', 'Bo'], true)).toContain('brought everybody 31 %');
  });
});
