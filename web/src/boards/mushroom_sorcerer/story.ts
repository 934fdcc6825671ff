/** A war told in two lines: what each side threw and lost. */
import type { GameEvent } from '$lib/view';

export interface SideReport {
  seat: number;
  arrows: number;
  shields: number;
  /** Servants that fell. */
  losses: number;
  /** GUs that fell for good. */
  gus: number;
}

/** The last war told up to this answer, with everything after it. */
export function lastWar(log: readonly GameEvent[], ply: number): GameEvent[] {
  const told = log.filter((event) => event.ply <= ply);
  const start = told.findLastIndex((event) => event.kind === 'war');
  return start < 0 ? [] : told.slice(start);
}

/** Both sides, attacker first; empty until the dice are thrown. */
export function warSummary(events: readonly GameEvent[]): SideReport[] {
  const war = events.find((event) => event.kind === 'war');
  const defender = war?.numbers[2] ?? -1;
  const count = (kind: string, seat: number) =>
    events.filter((event) => event.kind === kind && event.numbers[0] === seat).length;
  const razed = events.find((event) => event.kind === 'raze')?.numbers[2] ?? 0;
  const thrown = events.filter((event) => event.kind === 'dice').slice(0, 2);
  return thrown.map(({ numbers: [seat = 0, arrows = 0, shields = 0] }) => ({
    seat,
    arrows,
    shields,
    losses: count('loss', seat),
    gus: seat === defender ? razed - count('revive', seat) : 0,
  }));
}
