import { expect, it } from 'vitest';
import type { TableSession } from '../../state/session.svelte';
import { askedOf, momentOf } from './context';

const at = (isRolling: boolean, ply: number, untold: number) =>
  momentOf({
    position: { moment: 15 },
    isRolling,
    untold,
    table: { view: { ply } },
  } as unknown as TableSession);

it('names each die that waits to be thrown apart from the next', () => {
  const moments = [at(true, 12, 4), at(true, 15, 4), at(true, 15, 9), at(false, 15, 0)];
  expect(new Set(moments).size).toBe(4);
  expect(at(false, 15, 0)).toBe('15');
});

it('asks whom the table on show asks, and whom the game asks while an earlier move is looked at', () => {
  const asks = (seat: number) => ({ decision: { seat } });
  const asked = (isLive: boolean) =>
    askedOf({ table: { isLive, view: asks(0) }, position: { view: asks(1) } } as TableSession);
  expect([asked(true), asked(false)]).toEqual([0, 1]);
});
