import { expect, it } from 'vitest';
import { between, frameOf, piecePlace, spaceRadius } from './layout';
import { boardOf, spaceAt } from './samples';
import type { RaceSeat, RaceTable } from './table';

const wide = boardOf(spaceAt(0, 100, 100), spaceAt(1, 400, 100));

it('draws spaces as large as the board allows', () => {
  expect(spaceRadius(wide)).toBe(35);
  expect(spaceRadius(boardOf(spaceAt(0, 100, 100), spaceAt(1, 150, 100)))).toBe(19);
});

it('shows all spaces with a margin', () => {
  expect(frameOf(wide, 20)).toEqual({ left: 61, top: 61, width: 378, height: 78 });
});

it('puts pieces side by side where several stand', () => {
  const seats = [0, 0, 1].map((place, seat) => ({ seat, space: place }) as RaceSeat);
  const table = { board: wide, seats } as RaceTable;
  expect(piecePlace(table, seats[2]!, 35)).toEqual({ x: 400, y: 86, scale: 0.72 });
  const [one, other] = [piecePlace(table, seats[0]!, 35), piecePlace(table, seats[1]!, 35)];
  expect([one.x, other.x]).toEqual([72, 128]);
});

it('leaves the spaces free where it draws a way', () => {
  expect(between(spaceAt(0, 0, 0), spaceAt(1, 100, 0), 20)).toBe('M34 0L74 0');
  expect(between(spaceAt(0, 0, 0), spaceAt(1, 50, 0), 20)).toBe('');
});
