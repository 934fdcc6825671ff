/** How Rune Stones speaks to the page. */
import type { BoardKit } from '$lib/board';
import Aside from './Aside.svelte';
import Lead from './Lead.svelte';
import Seat from './Seat.svelte';
import { condense, doer, flights, isHeading, isRoll, named, trails, facts } from './events';
import { tour } from './tour';
import { tokens } from './looks';
import { ask, gives, goal, icon, isMain, isMinor, label, seatLine, where, why } from './words';

export const kit: BoardKit = {
  tour,
  Seat,
  Lead,
  Aside,
  callsPeople: true,
  tokens,
  where,
  seatLine,
  goal,
  icon,
  label,
  gives,
  isMain,
  isMinor,
  ask,
  why,
  facts,
  flights,
  trails,
  named,
  doer,
  condense,
  isHeading,
  isRoll,
};
