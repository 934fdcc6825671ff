import { beforeEach, expect, it, vi } from 'vitest';
import { event, sampleView } from '$lib/samples';
import type { Hello, LogLine, Moved, Position, ServerMessage } from '../protocol';
import { api } from './api';
import { TableSession } from './session.svelte';
import type { Scene } from './show';

vi.stubGlobal('window', globalThis);
vi.stubGlobal('location', { protocol: 'http:', host: 'raven' });
vi.mock('../boards/registry', () => ({
  boardOf: () => Promise.resolve({ kit: {} }),
  drawnGames: () => [],
}));
vi.mock('./sound', () => ({ play: () => undefined, toneOf: () => undefined }));
vi.mock('./link.svelte', () => ({
  Link: class {
    constructor(
      _: string,
      readonly hear: (message: ServerMessage) => void,
    ) {}
    send(): boolean {
      return true;
    }
    reconnect(): void {
      throw new Error('nothing was missed');
    }
  },
}));

const view = sampleView({ die: 4 }, ['Red', 'Blue'], [], 'pre_roll');
const position = {
  moment: 3,
  plies: 3,
  view: { ...view, ply: 3 },
  undo: {},
  orders: [],
  picks: null,
};
const hello = {
  type: 'hello',
  viewer: 1,
  table: { id: 'raven', game: 'toy', seats: [], board: '' },
  position: position as unknown as Position,
  log: [] as LogLine[],
  chat: [],
  stops: [],
} as unknown as Hello;
const moved = (ply: number, seat: number): Moved => ({
  type: 'moved',
  since: ply - 1,
  position: {
    moment: [ply],
    plies: [ply],
    view: { ply: [ply], decision: { seat: [seat] } },
  },
  log: [event('rolled', [])] as LogLine[],
  table: {},
  undone: null,
  stops: [],
});

let session: TableSession;
let shown: Scene[];
let fetched: () => void;
const hear = (message: ServerMessage) =>
  (session.link as unknown as { hear: (message: ServerMessage) => void }).hear(message);

beforeEach(async () => {
  vi.spyOn(api, 'tips').mockResolvedValue({});
  const wait = new Promise<void>((resolve) => (fetched = resolve));
  vi.spyOn(api, 'positionAt').mockImplementation(async () => {
    await wait;
    return { ...position, view: { ...view, ply: 2 } } as unknown as Position;
  });
  session = new TableSession('raven');
  shown = [];
  vi.spyOn(session.show, 'add').mockImplementation((scene) => void shown.push(scene));
  vi.spyOn(session.show, 'settled').mockResolvedValue();
  hear(hello);
  await vi.waitFor(() => expect(session.board).not.toBeNull());
  session.missed = [2];
});

it('plays back to the position of now, also when the table went on meanwhile', async () => {
  const back = session.playBack();
  hear(moved(4, 0));
  shown = [];
  fetched();
  await back;
  expect(shown.map((scene) => scene.view.ply)).toEqual([2, 4, 4]);
  expect(shown.at(-1)!.view).toBe(session.position!.view);
  expect(session.table.isLive).toBe(true);
});

it('plays nothing back to whoever looks from another seat meanwhile', async () => {
  const back = session.playBack();
  hear({ ...hello, viewer: 0 });
  session.missed = [1];
  shown = [];
  fetched();
  await back;
  expect(shown).toEqual([]);
});
