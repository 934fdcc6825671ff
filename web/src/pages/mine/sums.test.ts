import { describe, expect, it } from 'vitest';
import type { PlayedGame } from '../../protocol';
import { chosen, EVERYTHING, nearestLevel, opponents, sums, values } from './sums';

function game(changed: Partial<PlayedGame>): PlayedGame {
  return {
    table: 't',
    game: 'ravens',
    title: 'Ravens',
    preset: 'standard',
    seats: 2,
    plies: 12,
    ended: 0,
    rank: 1,
    share: 1,
    score: 9,
    together: null,
    stood_in: false,
    rivals: [{ name: 'Rafe', level: null }],
    roles: [],
    challenge: null,
    mean: null,
    deviation: null,
    ...changed,
  };
}

const WON = game({});
const LOST = game({ share: 0, rank: 2, seats: 3, rivals: [{ name: 'Pip', level: 'adept' }] });
const SHARED = game({ share: 0.5, game: 'owls', title: 'Owls' });
const HOT_SEAT = game({ share: null, rank: null, rivals: [] });
const ALL = [WON, LOST, SHARED, HOT_SEAT];

describe('my games', () => {
  it('are filtered by everything that is asked for', () => {
    expect(chosen(ALL, EVERYTHING)).toEqual(ALL);
    expect(chosen(ALL, { ...EVERYTHING, game: 'owls' })).toEqual([SHARED]);
    expect(chosen(ALL, { ...EVERYTHING, seats: '3' })).toEqual([LOST]);
    expect(chosen(ALL, { ...EVERYTHING, opponent: 'adept' })).toEqual([LOST]);
    expect(chosen(ALL, { ...EVERYTHING, opponent: 'Rafe', result: 'won' })).toEqual([WON, SHARED]);
    expect(chosen(ALL, { ...EVERYTHING, result: 'lost' })).toEqual([LOST]);
    expect(chosen(ALL, { ...EVERYTHING, preset: 'wild' })).toEqual([]);
  });

  it('are summed up; what has no winner is played, and neither won nor lost', () => {
    expect(sums(ALL, 'game')).toEqual([
      { key: 'Ravens', label: 'Ravens', games: 3, wins: 1, share: 0.5 },
      { key: 'Owls', label: 'Owls', games: 1, wins: 1, share: 0.5 },
    ]);
    expect(sums([HOT_SEAT], 'seats')[0]?.share).toBeNull();
    expect(sums(ALL, 'opponent').map(({ label, games }) => [label, games])).toEqual([
      ['Rafe', 2],
      ['adept', 1],
    ]);
  });

  it('name people and levels once', () => {
    const twice = game({
      rivals: [
        { name: 'Pip', level: 'adept' },
        { name: 'Io', level: 'adept' },
      ],
    });
    expect(opponents(twice)).toEqual(['adept']);
    expect(values(ALL, ({ seats }) => [`${seats}`])).toEqual(['2', '3']);
  });

  it('are compared with the ladder of bots', () => {
    const ladder = { apprentice: 18, adept: 25, magus: 32 };
    expect(nearestLevel(26, ladder)).toBe('adept');
    expect(nearestLevel(50, ladder)).toBe('magus');
    expect(nearestLevel(50, {})).toBe('');
  });
});
