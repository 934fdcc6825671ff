import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyTable } from '$lib/board';
import { event, sampleView } from '$lib/samples';
import { TableModel } from '$lib/table.svelte';
import type { LogLine, Position, TableInfo } from '../protocol';
import { Dice } from './dice.svelte';
import { Show, type Scene } from './show';

vi.stubGlobal('window', globalThis);

const view = sampleView({ die: 4 }, ['Red', 'Blue'], [[0, 'roll', '']], 'pre_roll');
const others = { ...view, ply: 3, decision: { ...view.decision!, seat: 1 } };
const position = { moment: 7, ordered: false, view: others } as unknown as Position;
const lines = (count: number) =>
  Array.from({ length: count }, () => event('rolled', [])) as LogLine[];
const scene = (of: Partial<Scene>): Scene => ({ view, events: [], picks: null, ...of });

let table: AnyTable;
let session: ConstructorParameters<typeof Dice>[0];
let dice: Dice;
let shown: number[];

beforeEach(() => {
  table = new TableModel(() => undefined);
  shown = [];
  const show = new Show(table, (one) => {
    shown.push(one.view.ply);
    dice.shown(one);
  });
  const info = { seats: [{ mine: true, stand_in: false }] } as unknown as TableInfo;
  session = { info, position, log: lines(5), show, table };
  dice = new Dice(session);
  show.add(scene({ waits: true, told: 3 }));
});

it('wait, and the log says nothing of them', () => {
  expect([dice.isWaiting, dice.untold, table.isBusy]).toEqual([true, 2, false]);
});

it('keep waiting when others go on, and what those did is not told either', async () => {
  dice.goOn(position, false);
  session.log = [...session.log, ...lines(4)];
  session.show.add(scene({ view: others }));
  expect([dice.isWaiting, dice.untold, table.isBusy]).toEqual([true, 6, false]);
  expect(shown).toEqual([view.ply]);
  expect(dice.throw()).toBe(true);
  await session.show.settled();
  expect(shown).toEqual([view.ply, others.ply]);
  expect([dice.isWaiting, dice.untold]).toEqual([false, 0]);
});

it('lie there thrown at the end of a game, after an undo, and where a bot stands in', () => {
  const over = { ...position, view: { ...others, decision: null } };
  dice.goOn(over, false);
  expect([dice.isWaiting, table.isBusy]).toEqual([false, true]);
  dice.isWaiting = true;
  dice.goOn(position, true);
  expect(dice.isWaiting).toBe(false);
  dice.isWaiting = true;
  session.info = { seats: [{ mine: true, stand_in: true }] } as unknown as TableInfo;
  dice.goOn(position, false);
  expect(dice.isWaiting).toBe(false);
});

it('are not asked about before there is anything on show', () => {
  dice.throw();
  table.view = null!;
  dice.goOn(position, false);
  expect([dice.isWaiting, table.isBusy]).toEqual([false, true]);
});
