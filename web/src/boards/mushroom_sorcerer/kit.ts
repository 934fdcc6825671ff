/** How Mushroom Sorcerer speaks to the page. */
import type { BoardKit } from '$lib/board';
import Lead from './Lead.svelte';
import Seat from './Seat.svelte';
import { condense, doer, flights, isHeading, isRoll, named, facts } from './events';
import { tour } from './tour';
import { tokens } from './looks';
import { ask, gives, icon, isMain, isMinor, label, seatLine, where, why } from './words';

export const kit: BoardKit = {
  tour,
  Seat,
  Lead,
  callsPeople: true,
  tokens,
  where,
  seatLine,
  icon,
  label,
  gives,
  isMain,
  isMinor,
  ask,
  why,
  facts,
  flights,
  named,
  doer,
  condense,
  isHeading,
  isRoll,
};
