/** Where zones, slots and cells lie on their drawing, and spaces and stacks on the plane’s. */
import { numberOf, type RuneStack, type Zone } from './table';

export type Point = readonly [x: number, y: number];

export interface Cell {
  x: number;
  y: number;
}

/** How the drawing is scaled and moved so that everything is in sight. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const PITCH = 168;
export const SIDE = 164;
/** NW, NE, SE, SW from the middle of a zone. */
export const SLOT_AT: readonly Point[] = [
  [-43, -43],
  [43, -43],
  [43, 43],
  [-43, 43],
];
const MARGIN = 14;
const LEAST_CELLS = 3;

/** The middle of a cell. */
export const middle = (cell: Cell): Point => [PITCH * cell.x, PITCH * cell.y];

/** The cell of a target like `cell:1,-1`. */
export function cellOf(target: string): Cell {
  const [x = 0, y = 0] = target.replace('cell:', '').split(',').map(Number);
  return { x, y };
}

/** Where a slot lies. */
export function slotPoint(zones: readonly Zone[], slot: string): Point {
  const number = Number(slot.replace('slot:', ''));
  const [x, y] = middle(zones[number >> 2]!);
  const [dx, dy] = SLOT_AT[number & 3]!;
  return [x + dx, y + dy];
}

/** Show all these cells as large as the room allows, but never larger than three by three. */
export function frame(cells: readonly Cell[], width: number, height: number): Camera {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const across = Math.max(LEAST_CELLS, right - left + 1) * PITCH + 2 * MARGIN;
  const down = Math.max(LEAST_CELLS, bottom - top + 1) * PITCH + 2 * MARGIN;
  const scale = Math.min(width / across, height / down);
  return {
    scale,
    x: width / 2 - (scale * PITCH * (left + right)) / 2,
    y: height / 2 - (scale * PITCH * (top + bottom)) / 2,
  };
}

/** Seats that stand on one zone, side by side. */
export function abreast(index: number, count: number): number {
  return (index - (count - 1) / 2) * (count > 2 ? 30 : 38);
}

export const PLANE = 448;
const STEP = 66;
/** The gap between the four tiles. */
const SEAM = 8;
const FIRST = 55;
const WIDTH = 6;

const along = (index: number): number => FIRST + STEP * index + (index >= WIDTH / 2 ? SEAM : 0);

/** The middle of a space. */
export const spacePoint = (space: number): Point => [
  along(space % WIDTH),
  along(Math.floor(space / WIDTH)),
];

/** The middle of a stack: on its corner, or on the middle point of the plane. */
export const stackPoint = (stack: RuneStack): Point =>
  stack.space === null ? [PLANE / 2, PLANE / 2] : spacePoint(numberOf(stack.space));

/** A rune token: a hexagon standing on its tip. */
export const HEXAGON = 'M0-27 23.400-13.500V13.500L0 27-23.400 13.500V-13.500z';
