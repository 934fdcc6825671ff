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

/** Where the numbers beside the elements stand, clear of the dice. */
export const PREVIEWS_AT: Record<(typeof CYCLE)[number], Spot> = {
  f: { x: 378, y: 62 },
  e: { x: 500, y: 310 },
  a: { x: 378, y: 464 },
  w: { x: 100, y: 310 },
};

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
  { x: 160, y: 302, scale: 0.8 },
  { x: 248, y: 290, scale: 0.8 },
  { x: 352, y: 290, scale: 0.8 },
  { x: 440, y: 302, scale: 0.8 },
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
export const viewBox = (seats: number): string => (seats > 4 ? '-78 14 756 498' : '0 14 600 498');

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

/** An arrow between two chips: along a column, or round the wheel above or below it. */
export function linkArrow(from: Spot, to: Spot, chips: readonly Spot[]): Arrow {
  return from.x === to.x ? alongColumn(from, to, chips) : roundWheel(from, to);
}

/** Straight between neighbours, in a bow past others. */
function alongColumn(from: Spot, to: Spot, chips: readonly Spot[]): Arrow {
  const [high, low] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const isPast = chips.some(({ x, y }) => x === from.x && y > high && y < low);
  const inwards = from.x < CENTRE.x ? 1 : -1;
  const x = from.x - inwards * (isPast ? -CHIP.width / 2 + 14 : 30);
  const down = to.y > from.y ? 1 : -1;
  const start = from.y + down * (CHIP.height / 2 + 2);
  const end = to.y - down * (CHIP.height / 2 + 6);
  const bend = isPast ? x + inwards * 56 : x;
  const middle = (start + end) / 2;
  return {
    path: `M${x} ${start}Q${bend} ${middle} ${x} ${end}`,
    x: (x + bend) / 2,
    y: isPast ? start + (end - start) * 0.3 : middle,
  };
}

/** Between these heights a handle and its ring are seen whole. */
const HANDLES = { high: 38, low: 488 };

/** From one side to the other, over or under the ring; chips on the way cover it. */
function roundWheel(from: Spot, to: Spot): Arrow {
  const lean = from.y + to.y - 2 * CENTRE.y;
  const isBelow = Math.abs(lean) > 60 ? lean > 0 : from.y >= CENTRE.y;
  const inwards = from.x < CENTRE.x ? 1 : -1;
  const outside = CENTRE.y + (isBelow ? 1 : -1) * 242;
  const start = dock(from, inwards, isBelow, 2);
  const end = dock(to, -inwards, isBelow, 6);
  const at = (one: number, two: number, three: number, four: number) =>
    Math.round(0.343 * one + 0.441 * two + 0.189 * three + 0.027 * four);
  return {
    path: `M${start.x} ${start.y}C${start.bend} ${outside} ${end.bend} ${outside} ${end.x} ${end.y}`,
    x: at(start.x, start.bend, end.bend, end.x),
    y: Math.min(HANDLES.low, Math.max(HANDLES.high, at(start.y, outside, outside, end.y))),
  };
}

/** Where an arrow leaves a chip: sideways at the end of its column, else up or down. */
function dock(chip: Spot, inwards: number, isBelow: boolean, gap: number) {
  if (chip.y === (isBelow ? BOTTOM : TOP)) {
    const x = chip.x + inwards * (CHIP.width / 2 + gap);
    return { x, y: chip.y, bend: x + inwards * 70 };
  }
  const y = chip.y + (isBelow ? 1 : -1) * (CHIP.height / 2 + gap);
  const x = chip.x - inwards * 24;
  return { x, y, bend: x };
}
