import { event } from '$lib/samples';
import { expect, it } from 'vitest';
import type { SeatInfo } from '../protocol';
import { lateLines, ranOut } from './lateness';

const seat = (number: number, away: string) =>
  ({ seat: number, name: `Seat ${number}`, away }) as SeatInfo;

it('a clock runs out once', () => {
  const before = [seat(0, ''), seat(1, 'clock'), seat(2, '')];
  const now = [seat(0, 'clock'), seat(1, 'clock'), seat(2, 'left')];
  expect(ranOut(before, now).map((one) => one.seat)).toEqual([0]);
  expect(ranOut([], now).map((one) => one.seat)).toEqual([0, 1]);
});

it('the log says so after what happened before', () => {
  const [line] = lateLines([seat(1, 'clock')], [event('moved', [], '', 7)]);
  expect([line!.ply, line!.text]).toEqual([7, 'Seat 1 has no time left; a bot plays on.']);
});
