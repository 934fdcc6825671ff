/** How Rune Stones speaks to the page. */
import type { BoardKit } from '$lib/board';
import Aside from './Aside.svelte';
import { condense, doer, flights, named, trails } from './events';
import Lead from './Lead.svelte';
import Seat from './Seat.svelte';
import type { RuneView } from './table';
import { tour } from './tour';
import { phase } from './turns';
import { ask, gives, icon, isMain, isMinor, label, why } from './words';

function where(view: RuneView): { now: string; more: string } {
  const { round, last_round, night, forest } = view.table;
  const now = last_round ? `Last round (${round})` : `Round ${round}`;
  const parts = [night ? 'Nocturnal Creatures' : '', forest ? 'Enchanted Forest' : '', phase(view)];
  return { now, more: parts.filter(Boolean).join(' · ') };
}

function seatLine(view: RuneView, seat: number): string {
  const { name, to_target, familiar, familiar_rank } = view.table.seats[seat]!;
  const walk = familiar ? `familiar ${familiar}, rank ${familiar_rank}` : '';
  return [name, to_target > 0 ? `${to_target} to go` : 'at the throne', walk]
    .filter(Boolean)
    .join(' · ');
}

export const kit: BoardKit = {
  tour,
  Seat,
  Lead,
  Aside,
  callsPeople: true,
  where,
  seatLine,
  goal: ({ table }: RuneView) => ({ points: table.target, noun: '' }),
  icon,
  label,
  gives,
  isMain,
  isMinor,
  ask,
  why,
  flights,
  trails,
  named,
  doer,
  condense,
  isHeading: (event) => event.kind === 'turn',
};
