/** What the own seat has of a rune stone: for good, or borrowed for this turn. */
import { ownSeat } from '$lib/view';
import type { Colour, RuneView } from '../table';

export interface Power {
  isLent: boolean;
  /** "yours", "used", "green is wild". */
  note: string;
  /** The colour a Wild gem stone makes wild. */
  gem: Colour | null;
}

function noteOf(view: RuneView, id: string, isLent: boolean, gem: Colour | null): string {
  const { turn, active } = view.table;
  const isOwnTurn = active === ownSeat(view);
  if (id === 'ST-EXCH' && isOwnTurn) return turn.exchange_used ? 'used' : 'ready';
  if (id === 'ST-WILD' && !gem) return 'lay a gem on it';
  if (id === 'ST-WILD') return 'wild';
  return isLent ? 'this turn' : 'yours';
}

/** The stone as the own seat has it now, or null. */
export function power(view: RuneView, id: string): Power | null {
  const { turn, seats } = view.table;
  const { stones, powers, wild_gem } = seats[ownSeat(view)]!;
  if (!powers.includes(id)) return null;
  const isLent = !stones.includes(id);
  const gem = id === 'ST-WILD' ? (isLent ? turn.borrowed_wild : wild_gem) : null;
  return { isLent, note: noteOf(view, id, isLent, gem), gem };
}
