import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyTable } from '$lib/board';
import { sampleView } from '$lib/samples';
import { TableModel } from '$lib/table.svelte';
import type { Position } from '../protocol';
import { api } from './api';
import { Glance } from './glance.svelte';
import type { TableSession } from './session.svelte';
import { Show } from './show';

const viewAt = (ply: number) => ({ ...sampleView({}, ['Ann'], []), ply });
const positionAt = (ply: number) => ({ view: viewAt(ply), picks: null }) as unknown as Position;
/** Long enough for a slider to have come to rest. */
const REST = 100;

describe('a move that is looked at', () => {
  let table: AnyTable;
  let glance: Glance;
  /** Lets the position come that was asked for last. */
  let come: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    table = new TableModel(() => undefined);
    const show = new Show(table);
    glance = new Glance({
      id: 'elm',
      viewer: 0,
      table,
      show,
      position: positionAt(60),
    } as TableSession);
    show.cut({ view: viewAt(60), events: [], picks: null });
    vi.spyOn(api, 'log').mockResolvedValue({ lines: [], plies: 60 });
    vi.spyOn(api, 'positionAt').mockImplementation(
      (_, ply) => new Promise((done) => (come = () => done(positionAt(ply)))),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function opened(move: number): Promise<void> {
    void glance.open(move);
    await vi.advanceTimersByTimeAsync(REST);
  }

  it('is put on the table', async () => {
    await opened(12);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.view.ply).toBe(12);
    expect(glance.replay?.ply).toBe(12);
    glance.close();
    expect([table.view.ply, table.isLive]).toEqual([60, true]);
  });

  it('does not come over a game that was gone back to', async () => {
    await opened(12);
    glance.close();
    come();
    await vi.advanceTimersByTimeAsync(REST);
    expect(table.view.ply).toBe(60);
  });

  it('is not begun where somebody went back before its moves had come', async () => {
    void glance.open(12);
    glance.close();
    await vi.advanceTimersByTimeAsync(REST);
    expect(glance.replay).toBeNull();
    expect(api.positionAt).not.toHaveBeenCalled();
    expect(table.isLive).toBe(true);
  });

  it('is refused where it was not made', async () => {
    await opened(61);
    expect(glance.refusal).toBe('This game has 60 moves so far.');
    glance.close();
    expect(glance.refusal).toBe('');
  });
});
