// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { address, parse, tableIn, tableLink, type Route } from './router.svelte';

describe('addresses', () => {
  const routes: Route[] = [
    { page: 'lobby', game: null },
    { page: 'lobby', game: 'rune_stones' },
    { page: 'table', id: 'q7-Xy' },
    { page: 'table', id: 'q7-Xy', ply: 31 },
    { page: 'rules', game: 'elementalis', rule: 'EL-12' },
    { page: 'reports', name: '', section: '' },
    { page: 'reports', name: 'rune-stones-4', section: '' },
    { page: 'reports', name: 'rune-stones-4', section: 'lab-seats' },
    { page: 'mine' },
    { page: 'today' },
    { page: 'puzzles', game: '', id: '' },
    { page: 'puzzles', game: 'rune_stones', id: '' },
    { page: 'puzzles', game: 'rune_stones', id: 'ab12' },
  ];

  it('come back as the page they name', () => {
    expect(routes.map((route) => parse(address(route)))).toEqual(routes);
  });

  it('lead to the lobby when they name nothing', () => {
    expect(parse('#/nowhere/x')).toEqual({ page: 'lobby', game: null });
    expect(parse('#/table/%E0%A4%A')).toEqual({ page: 'lobby', game: null });
    expect(parse('')).toEqual({ page: 'lobby', game: null });
  });

  it('keep the list of reports apart from a report', () => {
    expect(parse('#/reports/')).toEqual({ page: 'reports', name: '', section: '' });
    expect(address({ page: 'reports', name: '', section: 'lab-seats' })).toBe('#/reports');
  });

  it('find the table in a pasted link or id', () => {
    expect(tableIn(` ${tableLink('abcDEF_12-x')} `)).toBe('abcDEF_12-x');
    expect(tableIn('abcDEF_12-x')).toBe('abcDEF_12-x');
    expect(tableIn('hello there')).toBeNull();
    expect(tableIn('http://elsewhere/#/rules/x')).toBeNull();
  });
});
