import { expect, it } from 'vitest';
import { patched, type Patch } from './patch';

it.each<[unknown, unknown, Patch]>([
  [1, null, [null]],
  [{ a: 1 }, { a: [1] }, { a: [[1]] }],
  [
    { a: 1, b: 2 },
    { b: 3, c: null },
    { a: [], b: [3], c: [null] },
  ],
  [[], [1], [[1]]],
  [[1], [], [[]]],
  [[1, 2, 3], [1, 2, 4], { 2: [4] }],
  [
    [1, 2, 3],
    [1, 5, 4],
    [1, 2, [5, 4]],
  ],
  [
    [1, 2, 3],
    [1, 3],
    [1, 1, []],
  ],
  [
    [1, 1],
    [1, 1, 1],
    [2, 0, [1]],
  ],
  [[{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], { 1: { a: [3] } }],
  [{ a: [] }, { a: {} }, { a: [{}] }],
  [[], [{ a: 1 }, { a: 2 }], [['a'], [[1], [2]]]],
  [
    [],
    [
      { a: 1, b: 2, c: '' },
      { a: 2, b: 3, c: '' },
      { a: 3, b: 3, c: '' },
    ],
    [
      ['a', 'b', 'c'],
      [[1, 2], [2], [3, 3, '']],
    ],
  ],
  [{}, { x: { a: 1 }, y: { a: 2 } }, [['a'], { x: [1], y: [2] }]],
  [
    [{ a: 0 }, 3],
    [{ a: 0 }, { a: 1 }, { a: 2 }],
    [1, 1, ['a'], [[1], [2]]],
  ],
  [
    null,
    { b: 1, c: [{ d: [{ e: 1 }, { e: 2 }] }, { d: [] }] },
    { b: [1], c: [[['d', ['e']]], [[[[1], [2]]], [[]]]] },
  ],
])('makes of %j %j', (before, after, patch) => {
  const kept = structuredClone(before);
  expect(patched(before, patch)).toEqual(after);
  expect(before).toEqual(kept);
});

it('keeps what did not change the very same', () => {
  const before = { board: { lands: [1, 2] }, seats: [{ gold: 1 }, { gold: 2 }] };
  const after = patched(before, { seats: { 1: { gold: [3] } } });
  expect(after.board).toBe(before.board);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after.seats[1]).toEqual({ gold: 3 });
});
