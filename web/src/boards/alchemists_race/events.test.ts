import { expect, it } from 'vitest';
import { condense, doer } from './events';

const step = (ply: number, seat: number, from: number, to: number) => ({
  ply,
  kind: 'stepped',
  numbers: [seat, from, to],
  text: `Red goes P${from} › P${to}.`,
});
const rolled = { ply: 1, kind: 'rolled', numbers: [0, 3], text: 'Red rolls 3.' };

it('writes the steps of one walk on one line', () => {
  const lines = condense([rolled, step(1, 0, 1, 2), step(2, 0, 2, 5), step(2, 1, 5, 6)]);
  expect(lines.map((line) => line.text)).toEqual([
    'Red rolls 3.',
    'Red goes P1 › P2 › P5.',
    'Red goes P5 › P6.',
  ]);
  expect(lines[1]).toMatchObject({ ply: 2, numbers: [0, 1, 5] });
});

it('gives a shared win to nobody alone', () => {
  expect(doer({ ply: 9, kind: 'tie_shared', numbers: [0, 1], text: 'shared' })).toBeNull();
  expect(doer(rolled)).toBe(0);
});
