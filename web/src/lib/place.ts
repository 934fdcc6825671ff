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
