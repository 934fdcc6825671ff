/** Plants and stones strewn over the map, away from roads and spaces; the same every time. */
import type { BoardData, Space } from '../table';

export type Land = 'meadow' | 'glade' | 'caverns' | 'forest' | 'clearing';

export interface Plant {
  x: number;
  y: number;
  size: number;
  land: Land;
  /** Which of the land's plants it is. */
  kind: number;
}

const TRIES = 900;
const ROOM_SPACE = 62;
const ROOM_ROAD = 26;

/** A small repeatable source of numbers from 0 to 1. */
export function source(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** The distance of a point from a road between two spaces. */
export function fromRoad(x: number, y: number, one: Space, other: Space): number {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const length = across * across + down * down || 1;
  const along = Math.max(0, Math.min(1, ((x - one.x) * across + (y - one.y) * down) / length));
  return Math.hypot(x - one.x - along * across, y - one.y - along * down);
}

/** Every road once. */
export function roadsOf(board: BoardData): [Space, Space][] {
  return board.spaces.flatMap((space) =>
    space.roads
      .filter((road) => road > space.number)
      .map((road): [Space, Space] => [space, board.spaces[road]!]),
  );
}

/** Strew plants; `landAt` says what grows where, and where nothing does. */
export function scatter(
  board: BoardData,
  landAt: (x: number, y: number) => Land | null,
  bounds: { left: number; top: number; right: number; bottom: number },
  room = 30,
): Plant[] {
  const next = source(board.spaces.length * 7919);
  const roads = roadsOf(board);
  const plants: Plant[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const x = bounds.left + next() * (bounds.right - bounds.left);
    const y = bounds.top + next() * (bounds.bottom - bounds.top);
    const [size, kind, luck] = [0.82 + next() * 0.36, Math.floor(next() * 10), next()];
    const land = landAt(x, y);
    const isBare = land === null || (land === 'clearing' && luck > 0.16);
    if (isBare || isTaken(x, y, board.spaces, roads, plants, room)) continue;
    plants.push({ x: Math.round(x), y: Math.round(y), size, land, kind });
  }
  return plants.sort((one, other) => one.y - other.y);
}

function isTaken(
  x: number,
  y: number,
  spaces: readonly Space[],
  roads: readonly [Space, Space][],
  plants: readonly Plant[],
  room: number,
): boolean {
  return (
    spaces.some((space) => Math.hypot(x - space.x, y - space.y) < ROOM_SPACE) ||
    roads.some(([one, other]) => fromRoad(x, y, one, other) < ROOM_ROAD) ||
    plants.some((plant) => Math.hypot(x - plant.x, y - plant.y) < room)
  );
}

/** Four Regions: what grows on each side of the square, and the clearing in the middle. */
export function fourRegions(x: number, y: number): Land | null {
  const [across, down] = [x - 500, y - 500];
  const far = Math.max(Math.abs(across), Math.abs(down));
  if (far < 225) return 'clearing';
  if (far < 292) return null;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'glade' : 'forest';
  return down > 0 ? 'caverns' : 'meadow';
}

/** Pocket Ring: a quarter for each land inside the ring, a hem of trees outside. */
export function pocketRing(x: number, y: number): Land | null {
  const [across, down] = [x - 500, y - 500];
  if (Math.max(Math.abs(across), Math.abs(down)) > 370) return 'forest';
  if (across > 0) return down > 0 ? 'glade' : 'meadow';
  return down > 0 ? 'caverns' : 'forest';
}
