/** Where a floating box goes: beside its thing, on the side with more room, never over it. */
import type { Box } from './walk';

export interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** A menu: to the left or right of its thing. */
export function beside(anchor: Box, size: Size, screen: Size): { left: number; top: number } {
  const right = screen.width - (anchor.left + anchor.width);
  const fitsRight = right >= size.width + GAP + EDGE || right >= anchor.left;
  const left = fitsRight ? anchor.left + anchor.width + GAP : anchor.left - GAP - size.width;
  const top = anchor.top + anchor.height / 2 - size.height / 2;
  return {
    left: clamp(left, EDGE, screen.width - size.width - EDGE),
    top: clamp(top, EDGE, screen.height - size.height - EDGE),
  };
}

/** A tooltip: above its thing, or below where there is no room. */
export function above(anchor: Box, size: Size, screen: Size): { left: number; top: number } {
  const left = anchor.left + anchor.width / 2 - size.width / 2;
  const over = anchor.top - GAP - size.height;
  return {
    left: clamp(left, EDGE, screen.width - size.width - EDGE),
    top: over >= EDGE ? over : anchor.top + anchor.height + GAP,
  };
}

/** Do two boxes lie over each other? */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** A tooltip among things that can be answered: over none of them, if there is such a place. */
export function aside(anchor: Box, size: Size, screen: Size, lit: readonly Box[]) {
  const first = above(anchor, size, screen);
  const below = { left: first.left, top: anchor.top + anchor.height + GAP };
  const fits = ({ top }: { top: number }) => top + size.height <= screen.height - EDGE;
  const places = [first, below, beside(anchor, size, screen)].filter(fits);
  // Name by name: what a browser measures cannot be spread.
  const { width, height } = size;
  const isClear = ({ left, top }: { left: number; top: number }) =>
    [anchor, ...lit].every((thing) => !overlaps({ left, top, width, height }, thing));
  const clear = places.find(isClear);
  return { place: clear ?? first, isClear: clear !== undefined };
}
