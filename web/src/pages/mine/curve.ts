/** The way of a rating through the games, as a line with a band of how unsure it is. */
import type { PlayedGame } from '../../protocol';

export interface Rated {
  mean: number;
  deviation: number;
}

export interface Curve {
  line: string;
  band: string;
  low: number;
  high: number;
}

const WIDTH = 300;
const HEIGHT = 80;

/** The ratings of one game in the order they were reached; games come newest first. */
export function ratedOf(games: PlayedGame[], game: string): Rated[] {
  return games
    .flatMap((one) =>
      one.game === game && one.mean !== null && one.deviation !== null
        ? [{ mean: one.mean, deviation: one.deviation }]
        : [],
    )
    .reverse();
}

/** Where the line and the band run in a box of 300 by 80. */
export function curve(points: Rated[], marks: number[]): Curve {
  const lows = points.map(({ mean, deviation }) => mean - deviation);
  const highs = points.map(({ mean, deviation }) => mean + deviation);
  const low = Math.floor(Math.min(...lows, ...marks));
  const high = Math.ceil(Math.max(...highs, ...marks));
  const x = (at: number) => ((WIDTH * at) / Math.max(1, points.length - 1)).toFixed(1);
  const y = (value: number) => heightOf(value, low, high).toFixed(1);
  const path = (values: number[]) => values.map((value, at) => `${x(at)} ${y(value)}`);
  const back = path(lows).reverse();
  return {
    line: `M${path(points.map(({ mean }) => mean)).join('L')}`,
    band: `M${[...path(highs), ...back].join('L')}Z`,
    low,
    high,
  };
}

/** How far down a value stands. */
export function heightOf(value: number, low: number, high: number): number {
  return HEIGHT * (1 - (value - low) / Math.max(1, high - low));
}
