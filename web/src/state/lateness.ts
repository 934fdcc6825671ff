/** Clocks that ran out: told in the log, and to whoever it was. */
import type { LogLine, SeatInfo } from '../protocol';

export const TIME_IS_UP = 'Your time is up: a bot plays for you.';

/** Seats whose clock ran out since the table was last told of. */
export function ranOut(before: readonly SeatInfo[], now: readonly SeatInfo[]): SeatInfo[] {
  return now.filter(
    ({ seat, away }) => away === 'clock' && before.find((one) => one.seat === seat)?.away !== away,
  );
}

/** A line of the log for each of them, after everything that is told there. */
export function lateLines(late: readonly SeatInfo[], log: readonly LogLine[]): LogLine[] {
  const ply = log.at(-1)?.ply ?? 0;
  return late.map(({ seat, name }) => ({
    ply,
    kind: 'clock',
    numbers: [seat],
    text: `${name} has no time left; a bot plays on.`,
  }));
}
