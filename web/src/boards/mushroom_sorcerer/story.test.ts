import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/view';
import { lastWar, warSummary } from './story';

const event = (kind: string, ...numbers: number[]): GameEvent => ({
  ply: 1,
  kind,
  numbers,
  text: '',
});

describe('the report of a war', () => {
  it('says what each side threw and lost', () => {
    const events = [
      event('war', 0, 12, 1, 13),
      event('dice', 0, 2, 1),
      event('dice', 1, 0, 3),
      event('loss', 1, 0, 13),
      event('loss', 1, 1, 13),
      event('raze', 0, 13, 2),
      event('revive', 1, 4, 13),
    ];
    expect(warSummary(events)).toEqual([
      { seat: 0, arrows: 2, shields: 1, losses: 0, gus: 0 },
      { seat: 1, arrows: 0, shields: 3, losses: 2, gus: 1 },
    ]);
  });

  it('says nothing before the dice', () => {
    expect(warSummary([event('war', 0, 12, 1, 13)])).toEqual([]);
  });

  it('begins with the last war that has been shown', () => {
    const at = (ply: number, kind: string) => ({ ...event(kind), ply });
    const log = [at(1, 'war'), at(4, 'war'), at(5, 'dice'), at(9, 'war')];
    expect(lastWar(log, 7).map((one) => one.ply)).toEqual([4, 5]);
    expect(lastWar(log, 0)).toEqual([]);
  });
});
