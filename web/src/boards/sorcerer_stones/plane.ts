/** Where things lie on the Elemental Plane's drawing. */
import type { Point } from './lattice';
import type { RuneStack } from './table';
import { numberOf } from './table';

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

const CENTRE = [14, 15, 20, 21];
const BESIDE: Record<number, number[]> = { 0: [1, 6], 5: [4, 11], 30: [24, 31], 35: [29, 34] };

/** The spaces from which a stack can be reached. */
export const spacesBeside = (stack: RuneStack): number[] =>
  stack.space === null ? CENTRE : (BESIDE[numberOf(stack.space)] ?? []);

/** A rune token: a hexagon standing on its tip. */
export const HEXAGON = 'M0-27 23.400-13.500V13.500L0 27-23.400 13.500V-13.500z';
