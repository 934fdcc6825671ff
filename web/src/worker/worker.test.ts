import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../protocol';
import { wayOf } from './ways';
import { noticeOf } from './words';

const HOME = 'https://games.example';
const way = (path: string, mode = 'cors', method = 'GET') =>
  wayOf({ method, mode, url: new URL(path, HOME).href }, HOME, new Set(['/assets/a-1.js']));

describe('what is kept', () => {
  it('is the page and its parts', () => {
    expect(way('/', 'navigate')).toBe('page');
    expect(way('/assets/a-1.js')).toBe('file');
    expect(way('/assets/of-another-version.js')).toBe('network');
  });

  it('is what everybody gets', () => {
    const paths = [
      'server',
      'games',
      'games/rune_stones/book',
      'games/x/lessons/one',
      'puzzles/today',
    ];
    expect(new Set(paths.map((path) => way(`/api/${path}`)))).toEqual(new Set(['public']));
  });

  it('is never anything of one person or one table', () => {
    const paths = [
      'me',
      'me/games',
      'me/push',
      'tables',
      'tables/abc/position?seat=0',
      'reports',
      'serverx',
    ];
    expect(new Set(paths.map((path) => way(`/api/${path}`)))).toEqual(new Set(['network']));
    expect(way('/table/abc/move/3', 'navigate')).toBe('network');
    expect(way('/table/abc/move/3/picture.png')).toBe('network');
    expect(way('/health/ready')).toBe('network');
  });

  it('is nothing that is sent, and nothing of elsewhere', () => {
    expect(way('/api/games', 'cors', 'POST')).toBe('network');
    expect(way('https://elsewhere.example/', 'navigate')).toBe('network');
  });
});

describe('a notice', () => {
  const table = (id: string, my_move: boolean) =>
    ({ id, my_move, title: 'Rune Stones' }) as TableSummary;

  it('names the one table that waits, and leads there', () => {
    const notice = noticeOf({ mine: [table('a', false), table('b', true)] });
    expect(notice).toMatchObject({ body: 'Rune Stones', link: '/#/table/b' });
  });

  it('counts several, and says little where nothing is known', () => {
    expect(noticeOf({ mine: [table('a', true), table('b', true)] }).body).toBe(
      '2 tables wait for you.',
    );
    expect(noticeOf(null)).toMatchObject({ body: 'A table waits for you.', link: '/' });
  });
});
