import { event, sampleView } from '$lib/samples';
import { describe, expect, it } from 'vitest';
import type { Position, TableInfo } from '../protocol';
import { isMyThrow, stopScenes } from './stops';

const view = sampleView({ die: 4 }, ['Red', 'Blue'], [[0, 'roll', '']], 'pre_roll');
const tableOf = (seat: object) => ({ seats: [{ mine: true, stand_in: false, ...seat }] });
const info = (seat: object = {}) => tableOf(seat) as unknown as TableInfo;
const position = (ordered: boolean) => ({ ordered }) as Position;

describe('a forced roll', () => {
  it('is thrown by the person whose seat it is', () => {
    expect(isMyThrow(view, info(), position(false))).toBe(true);
    expect(isMyThrow({ ...view, viewer: 1 }, info(), position(false))).toBe(false);
    expect(isMyThrow({ ...view, viewer: null }, info(), position(false))).toBe(false);
  });

  it('does not wait where a bot or a standing order answers', () => {
    expect(isMyThrow(view, info({ stand_in: true }), position(false))).toBe(false);
    expect(isMyThrow(view, info({ mine: false }), position(false))).toBe(false);
    expect(isMyThrow(view, info(), position(true))).toBe(false);
  });

  it('comes with what was told until then', () => {
    const log = ['moved', 'turn', 'rolled', 'rolled'].map((kind) => event(kind, []));
    const stops = [
      { view: { table: { die: [0] } }, lines: 2 },
      { view: {}, lines: 3 },
    ];
    const news = { moment: 7, log, before: 20 };
    const scenes = stopScenes(stops, view, news, (seen) => seen.table.die === 0, 350);
    expect(scenes.map((scene) => scene.events.map((one) => one.kind))).toEqual([
      ['moved', 'turn'],
      ['rolled'],
    ]);
    expect(scenes.map((scene) => scene.waits)).toEqual([true, false]);
    expect(scenes.map((scene) => scene.told)).toEqual([22, 23]);
    expect(scenes.map((scene) => scene.stop)).toEqual([
      { place: 0, moment: 7 },
      { place: 1, moment: 7 },
    ]);
  });
});
