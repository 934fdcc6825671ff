/** Outlines of things on an SVG board: what rings, focus and hit areas follow. */

export type Shape =
  | { kind: 'circle'; r: number }
  | { kind: 'box'; width: number; height: number; radius: number }
  | { kind: 'path'; d: string };

/** A round thing. */
export const circle = (r: number): Shape => ({ kind: 'circle', r });

/** A rectangular thing, centred on its origin. */
export const box = (width: number, height: number, radius = 8): Shape => ({
  kind: 'box',
  width,
  height,
  radius,
});

/** Any other outline, as path data. */
export const outline = (d: string): Shape => ({ kind: 'path', d });

/** The same shape, wider by so many units on each side. */
export function grown(shape: Shape, by: number): Shape {
  if (shape.kind === 'circle') return circle(shape.r + by);
  if (shape.kind === 'path') return shape;
  return box(shape.width + 2 * by, shape.height + 2 * by, shape.radius + by);
}

/** The closed outline as path data. */
export function closed(shape: Shape): string {
  if (shape.kind === 'path') return shape.d;
  if (shape.kind === 'circle') {
    const { r } = shape;
    return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  }
  const { width: w, height: h, radius: r } = shape;
  return (
    `M${-w / 2} ${r - h / 2}a${r} ${r} 0 0 1 ${r} ${-r}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}` +
    `v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}z`
  );
}

/** The broken outline that says "you may": four arcs of a circle, four corners of a box. */
export function broken(shape: Shape): string {
  if (shape.kind === 'path') return shape.d;
  if (shape.kind === 'circle') return arcs(shape.r);
  const { width: w, height: h, radius: r } = shape;
  const leg = Math.max(0, Math.min(w, h) * 0.3 - r);
  const [x, y] = [w / 2, h / 2];
  return (
    `M${-x} ${r + leg - y}v${-leg}a${r} ${r} 0 0 1 ${r} ${-r}h${leg}` +
    `M${x - r - leg} ${-y}h${leg}a${r} ${r} 0 0 1 ${r} ${r}v${leg}` +
    `M${x} ${y - r - leg}v${leg}a${r} ${r} 0 0 1 ${-r} ${r}h${-leg}` +
    `M${r + leg - x} ${y}h${-leg}a${r} ${r} 0 0 1 ${-r} ${-r}v${-leg}`
  );
}

/** Four arcs of 52 degrees, centred on the diagonals. */
function arcs(r: number): string {
  const half = (26 * Math.PI) / 180;
  return [45, 135, 225, 315]
    .map((degrees) => {
      const at = (degrees * Math.PI) / 180;
      return `M${point(r, at - half)}A${r} ${r} 0 0 1 ${point(r, at + half)}`;
    })
    .join('');
}

const short = (number: number) => Math.round(number * 10) / 10;

/** A point on a circle, as path data. */
function point(r: number, angle: number): string {
  return `${short(r * Math.cos(angle))} ${short(r * Math.sin(angle))}`;
}
