import { describe, expect, it } from 'vitest';
import { planeOf, viewOf } from '../samples';
import type { Code, StonesSeat, StonesTable } from '../table';
import { neighbours, routes, walksFrom } from './walks';

const P0 = planeOf('GRBGNB YGNBYR NYBYGN YGNGNG BRYNRY GNRBYR')!;
const corner = { id: 'stack:R', type: 'R' as Code, space: 'space:35', values: [2] };

function tableAt(spirit: number, budget: Code[], free = 0): Partial<StonesTable> {
  const plane = P0.map((space, index) => (index === spirit ? { ...space, spirit: 0 } : space));
  const seat = { spirit: `space:${spirit}` } as StonesSeat;
  return {
    plane,
    stacks: [corner],
    seats: [seat],
    steps: { budget, free, paid: 0, claimed: false },
  };
}

describe('walks of a Spirit', () => {
  it('knows the neighbours of edges and corners', () => {
    expect(neighbours(0)).toEqual([1, 6]);
    expect(neighbours(14)).toEqual([8, 13, 15, 20]);
  });

  it('uses each stone once, in any order', () => {
    // From r4c3: yellow r4c2, then red r4c1; nothing red is next to r4c3 itself but r4c4.
    const walks = walksFrom(tableAt(27, ['R', 'Y']) as StonesTable, 27, ['R', 'Y'], 0);
    const ends = walks.filter((walk) => walk.path.length === 2).map((walk) => walk.path);
    expect(ends).toContainEqual([26, 25]);
    expect(walks.every((walk) => walk.path.length <= 2)).toBe(true);
  });

  it('keeps off corners with runes and other Spirits', () => {
    const table = tableAt(34, ['R']) as StonesTable;
    expect(walksFrom(table, 34, ['R'], 0).map((walk) => walk.path)).toEqual([[28]]);
  });

  it('offers spaces two steps off, by the actions that lead there', () => {
    const view = viewOf(
      tableAt(27, ['R', 'Y']),
      [[144 + 26, 'step r4c2', 'space:26']],
      'spirit_step',
    );
    const found = routes(view);
    expect(found.find((answer) => answer.target === 'space:25')).toMatchObject({
      actions: [144 + 26, 144 + 25],
      far: true,
      label: 'Walk to r4c1 (2 steps: red, yellow)',
    });
    // The way that begins with a step not on offer is left out.
    expect(found.every((answer) => answer.actions[0] === 144 + 26)).toBe(true);
  });

  it('lets free steps go anywhere', () => {
    const choices: [number, string, string][] = [[144 + 20, 'step r3c2', 'space:20']];
    const found = routes(viewOf(tableAt(14, [], 2), choices, 'free_step'));
    expect(found.map((answer) => answer.target)).toContain('space:26');
  });

  it('says nothing while another question is asked', () => {
    expect(routes(viewOf(tableAt(14, ['R']), [], 'craft'))).toEqual([]);
  });
});
