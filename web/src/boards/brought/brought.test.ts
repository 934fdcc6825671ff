import { describe, expect, it, vi } from 'vitest';
import Generic from '../generic/Board.svelte';
import { broughtFrom, type Draw } from './brought';

const draw: Draw = () => ({ show: () => undefined });

describe('a board that a package brings', () => {
  it('draws, and speaks its game', async () => {
    const kit = { where: () => ({ now: 'Round 3', more: '' }) };
    const found = await broughtFrom('/boards/owls/board.js', () => Promise.resolve({ draw, kit }));
    expect(found.Board).not.toBe(Generic);
    expect(found.kit).toBe(kit);
  });

  it('is the generic one where it cannot be used', async () => {
    const tell = vi.fn();
    const broken = [
      () => Promise.reject(new Error('no such file')),
      () => Promise.resolve({} as { draw: Draw }),
    ];
    for (const loader of broken) {
      const found = await broughtFrom('/boards/owls/board.js', loader, tell);
      expect(found).toEqual({ Board: Generic, kit: {} });
    }
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
