import { beforeEach, expect, it, vi } from 'vitest';
import { sampleView } from '$lib/samples';
import { TableModel } from '$lib/table.svelte';
import type { Position } from '../protocol';
import { Details } from './details';

const table = new TableModel(() => undefined);
const send = vi.fn();
const session = { table, position: null as Position | null, isRolling: false, send };
const details = new Details(session);
const why = [{ target: 'd1', why: 'No.', actions: [] }];

beforeEach(() => {
  const view = { ...sampleView({}, ['Ann'], [[4, 'go', 'd2']]), closed: null };
  session.position = { moment: 7, view } as unknown as Position;
  session.isRolling = false;
  details.stop = undefined;
  table.view = view;
  send.mockClear();
});

it('asks about the position on show, or the stop that waits', () => {
  table.point();
  expect(send).toHaveBeenCalledWith({ type: 'details', moment: 7, stop: null });
  [session.isRolling, details.stop] = [true, { place: 1, moment: 7 }];
  table.view = { ...table.view };
  table.point();
  expect(send).toHaveBeenLastCalledWith({ type: 'details', moment: 7, stop: 1 });
});

it('puts what is told into the position, of which the next change is', () => {
  details.tell({ type: 'details', view: { closed: [why] }, stop: null });
  expect(session.position?.view.closed).toEqual(why);
  expect(table.view).toBe(session.position?.view);
});

it('leaves another view on show alone', () => {
  const shown = (table.view = { ...table.view, ply: table.view.ply + 1 });
  details.tell({ type: 'details', view: { closed: [why] }, stop: null });
  expect(table.view).toBe(shown);
});

it('tells of a stop only while it waits', () => {
  details.tell({ type: 'details', view: { closed: [why] }, stop: 0 });
  expect(table.view.closed).toBeNull();
  [session.isRolling, details.stop] = [true, { place: 0, moment: 7 }];
  details.tell({ type: 'details', view: { closed: [why] }, stop: 0 });
  expect([table.view.closed, session.position?.view.closed]).toEqual([why, null]);
});

it('neither asks nor tells of a stop that others have gone on from', () => {
  [session.isRolling, details.stop] = [true, { place: 0, moment: 6 }];
  table.point();
  expect(send).not.toHaveBeenCalled();
  details.tell({ type: 'details', view: { closed: [why] }, stop: 0 });
  expect(table.view.closed).toBeNull();
});
