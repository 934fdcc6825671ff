import { describe, expect, it } from 'vitest';
import { bestAttack } from './hints';
import { between, freeSide, middle, strewn } from './layout';
import { landName } from './words';
import { attackOn, landAt, landsWith } from './samples';
import type { ForestTable } from './table';

const tableWith = (): ForestTable => ({ lands: landsWith() }) as ForestTable;

describe('the forest', () => {
  it('lays the lands out in rows of five', () => {
    expect(middle(landAt(0))).toEqual({ x: 72, y: 92 });
    expect(middle(landAt(19))).toEqual({ x: 72 + 4 * 132, y: 92 + 3 * 126 });
    expect(between(landAt(0), landAt(1))).toEqual({ x: 138, y: 92 });
  });

  it('keeps panels off the lands in question', () => {
    expect(freeSide(tableWith(), [0, 1])).toBe('right');
    expect(freeSide(tableWith(), [2, 3])).toBe('left');
    expect(freeSide(tableWith(), [])).toBe('right');
  });

  it('says what stands on a land', () => {
    const names = ['Ines'];
    expect(landName(landAt(1, { kind: 'plateau', resource: 'flask', debris: true }), names)).toBe(
      'B1, white plateau, a flask, debris',
    );
    const tower = landAt(12, { owner: 0, stack: ['water', 'moon'], stone: 2 });
    expect(landName(tower, names)).toBe('C3, ground, Ines’s tower of 2 (water, moon), 2 stone');
    expect(landName(landAt(0, { kind: 'forbidden' }), names)).toBe('A1, forbidden');
  });

  it('finds the best attack from a land or against one', () => {
    const attacks = [attackOn(2, 3, 0.2), attackOn(2, 7, 0.9), attackOn(8, 3, 0.5)];
    expect(bestAttack(attacks, 2, 'attacker')?.defender.land).toBe(7);
    expect(bestAttack(attacks, 3, 'defender')?.attacker.land).toBe(8);
    expect(bestAttack(attacks, 11, 'attacker')).toBeNull();
  });

  it('strews the same leaves each time', () => {
    expect(strewn(3, 5)).toEqual(strewn(3, 5));
    expect(strewn(3, 5)).not.toEqual(strewn(3, 6));
  });
});
