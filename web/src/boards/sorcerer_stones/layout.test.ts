import { expect, it } from 'vitest';
import { cellOf, frame, slotPoint } from './layout';
import { cross } from './samples';

it('finds slots by zone and direction', () => {
  expect(slotPoint(cross(), 'slot:8')).toEqual([168 - 43, 168 - 43]);
  expect(slotPoint(cross(), 'slot:2')).toEqual([168 + 43, 43]);
});

it('reads cells outside the layout', () => {
  expect(cellOf('cell:1,-1')).toEqual({ x: 1, y: -1 });
});

it('shows a cross in the middle, as large as fits', () => {
  const { scale, x, y } = frame(cross(), 1064, 532);
  expect(scale).toBeCloseTo(1);
  expect(x + 168 * scale).toBeCloseTo(532);
  expect(y + 168 * scale).toBeCloseTo(266);
});

it('never enlarges a small layout beyond three by three, and shrinks for free cells', () => {
  const two = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  expect(frame(two, 532, 532).scale).toBeCloseTo(1);
  const ring = [...cross(), { x: 1, y: -1 }, { x: 1, y: 3 }];
  expect(frame(ring, 868, 868).scale).toBeCloseTo(1);
});
