/** How ElementaliS speaks to the page. */
import type { BoardKit } from '$lib/board';
import Aside from './Aside.svelte';
import Lead from './Lead.svelte';
import Seat from './Seat.svelte';
import { condense, doer, flights, isHeading, isRoll, named, facts } from './events';
import { tour } from './tour';
import { shade, tokens } from './looks';
import { ask, gives, icon, isMain, label, seatLine, where, why } from './words';

export const kit: BoardKit = {
  tour,
  Seat,
  Lead,
  Aside,
  callsPeople: true,
  tokens,
  shade,
  where,
  seatLine,
  icon,
  label,
  gives,
  isMain,
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
