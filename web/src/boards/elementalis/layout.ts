/** Where things lie in and around the tray, in units of its drawing. */
import type { DieShown } from './table';

export const CENTRE = { x: 300, y: 262 };
/** The ring the elements sit on. */
export const RIM = 207;
export const CHIP = { width: 122, height: 56 };

export interface Spot {
  x: number;
  y: number;
  tilt?: number;
  scale?: number;
}

/** The elements round the rim in the order in which each reduces the next. */
export const CYCLE = ['f', 'e', 'a', 'w'] as const;

/** A point of a circle round the tray's middle, in degrees clockwise from the top. */
export function around(radius: number, degrees: number): Spot {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const point = (value: number) => Math.round(value * 10) / 10;
  return {
    x: point(CENTRE.x + radius * Math.cos(angle)),
    y: point(CENTRE.y + radius * Math.sin(angle)),
  };
}

/** Where an element sits on the rim. */
export const elementAt = (element: string): Spot => around(RIM, 90 * CYCLE.indexOf(element as 'f'));

/** The arrow from an element to the one it reduces. */
export function reductionArc(place: number): string {
  const from = around(RIM, 90 * place + 12.5);
  const to = around(RIM, 90 * place + 76);
  return `M${from.x} ${from.y}A${RIM} ${RIM} 0 0 1 ${to.x} ${to.y}`;
}

const SUN_AT: Spot = { x: 300, y: 378 };
const ROW: Spot[] = [
  { x: 162, y: 214, tilt: -5 },
  { x: 254, y: 200, tilt: 2 },
  { x: 346, y: 200, tilt: -2 },
  { x: 438, y: 214, tilt: 6 },
];
const COPIES: Spot[] = [
  { x: 158, y: 306, scale: 0.8 },
  { x: 226, y: 296, scale: 0.8 },
  { x: 374, y: 296, scale: 0.8 },
  { x: 442, y: 306, scale: 0.8 },
];

/** Where each die lies: four in a row, the Sun die apart, copies below the die they copy. */
export function diceAt(dice: readonly Pick<DieShown, 'id' | 'copy_of'>[]): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const free = new Set([0, 1, 2, 3]);
  for (const { id, copy_of } of dice) {
    if (copy_of !== null) found.set(id, COPIES[nearest(free, column(copy_of))]!);
    else found.set(id, id === 'die:sun' ? SUN_AT : ROW[column(id)]!);
  }
  return found;
}

/** The column of `die:d3`, counted from 0. */
const column = (id: string): number => Number(id.slice(-1)) - 1;

/** Take the free place next to this one. */
function nearest(free: Set<number>, wanted: number): number {
  const [best = 0] = [...free].sort(
    (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted),
  );
  free.delete(best);
  return best;
}

/** How far the drawing reaches: more to the sides where more than four sit round it. */
export const viewBox = (seats: number): string => (seats > 4 ? '-78 0 756 528' : '0 0 600 528');

/** The ring alone, for narrow screens. */
export const RING_ONLY = '62 20 476 486';

/** Where the seats sit, clockwise from the viewer at the bottom right: up the left, down the right. */
export function chipsAt(seats: number, first: number): Map<number, Spot> {
  const left = Math.ceil(seats / 2);
  const right = seats - left;
  const side = seats > 4 ? 78 : 0;
  const found = new Map<number, Spot>();
  for (let place = 1; place <= seats; place += 1) {
    const seat = (first + place) % seats;
    const isLeft = place <= left;
    const x = isLeft ? CHIP.width / 2 - side : 600 - CHIP.width / 2 + side;
    found.set(seat, {
      x,
      y: isLeft ? level(left, left - place) : level(right, place - left - 1, true),
    });
  }
  return found;
}

const TOP = 46;
const BOTTOM = 482;

/** The height of the n-th of so many chips in a column, from the top. */
function level(count: number, place: number, isOwnSide = false): number {
  if (count === 1) return isOwnSide ? BOTTOM : TOP;
  return Math.round(TOP + ((BOTTOM - TOP) * place) / (count - 1));
}

export interface Arrow {
  path: string;
  /** The handle in the middle of it. */
  x: number;
  y: number;
}

/** An arrow between two chips that bends towards the middle of the tray. */
export function linkArrow(from: Spot, to: Spot): Arrow {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isOneSide = Math.abs(from.x - to.x) < 1;
  const pull = isOneSide ? 0.24 : 0.5;
  const bend = {
    x: middle.x + (CENTRE.x - middle.x) * pull,
    y: middle.y + (CENTRE.y - middle.y) * pull + (isOneSide ? 0 : 150),
  };
  const start = towards(from, bend);
  const end = towards(to, bend);
  return {
    path: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    x: (start.x + 2 * bend.x + end.x) / 4,
    y: (start.y + 2 * bend.y + end.y) / 4,
  };
}

/** The edge of a chip on the way to a point. */
function towards(chip: Spot, point: Spot): Spot {
  const dx = point.x - chip.x;
  const dy = point.y - chip.y;
  const reach = Math.min(
    (CHIP.width / 2 + 4) / Math.max(1, Math.abs(dx)),
    (CHIP.height / 2 + 4) / Math.max(1, Math.abs(dy)),
  );
  return { x: Math.round(chip.x + dx * reach), y: Math.round(chip.y + dy * reach) };
}
