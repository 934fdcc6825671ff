/** Arrow keys: the nearest lit thing in a direction. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ALONG = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;

export type Arrow = keyof typeof ALONG;

/** Is this key one of the four arrows? */
export function isArrow(key: string): key is Arrow {
  return key in ALONG;
}

const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const;

/** The place in `boxes` of the nearest one in this direction, or -1; going sideways counts double. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const [x, y] = middle(from);
  const [across, down] = ALONG[arrow];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [thereX, thereY] = middle(box);
    const ahead = (thereX - x) * across + (thereY - y) * down;
    const aside = Math.abs((thereX - x) * down + (thereY - y) * across);
    if (ahead <= 1) return;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}
