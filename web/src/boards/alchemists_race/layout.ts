/** Where things stand on the map. */
import type { BoardData, RaceSeat, RaceTable, Space } from './table';

/** Places side by side for two, three and four pieces. */
const BESIDE: Record<number, [number, number][]> = {
  2: [
    [-14, 0],
    [14, 0],
  ],
  3: [
    [-15, -9],
    [15, -9],
    [0, 9],
  ],
  4: [
    [-14, -10],
    [14, -10],
    [-14, 10],
    [14, 10],
  ],
};

/** The radius of a space: fixed on our boards, fitted to the nearest pair on a designer's. */
export function spaceRadius(board: BoardData): number {
  const { spaces, canvas } = board;
  let nearest = Infinity;
  spaces.forEach((one, place) => {
    for (const other of spaces.slice(place + 1)) {
      nearest = Math.min(nearest, Math.hypot(one.x - other.x, one.y - other.y));
    }
  });
  return Math.round(10 * Math.min(0.035 * canvas[0], 0.38 * nearest)) / 10;
}

/** The part of the canvas that is shown: all spaces with a margin around them. */
export function frameOf(board: BoardData, r: number) {
  const [xs, ys] = [board.spaces.map((space) => space.x), board.spaces.map((space) => space.y)];
  const margin = r * 1.95;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return { left, top, width, height };
}

/** Where a piece stands: in the middle of its space, or beside the others there. */
export function piecePlace(table: RaceTable, seat: RaceSeat, r: number) {
  const space = table.board.spaces[seat.space]!;
  const company = table.seats.filter((other) => other.space === seat.space);
  const k = r / 35;
  if (company.length === 1) return { x: space.x, y: space.y - 14 * k, scale: 0.72 * k };
  const [across, down] = BESIDE[company.length]![company.indexOf(seat)]!;
  const spread = (space.kind === 'market' ? 2 : 1.25) * k;
  return { x: space.x + across * spread, y: space.y + down * spread - 8 * k, scale: 0.52 * k };
}

/** How far a space reaches from its middle, its rim and ring included. */
const rimOf = (space: Pick<Space, 'kind'>, r: number) => r * (space.kind === 'market' ? 1.7 : 1.3);

/** A line on the road between two spaces, from rim to rim; nothing where they touch. */
export function between(one: Space, other: Space, r: number): string {
  const length = Math.hypot(other.x - one.x, other.y - one.y);
  const [from, to] = [rimOf(one, r) / length, 1 - rimOf(other, r) / length];
  if (from >= to) return '';
  const at = (part: number) => {
    const [x, y] = [one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part];
    return `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;
  };
  return `M${at(from)}L${at(to)}`;
}
