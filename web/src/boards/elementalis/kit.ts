/** How ElementaliS speaks to the page. */
import type { BoardKit } from '$lib/board';
import Aside from './Aside.svelte';
import { condense, doer, flights, isHeading, named } from './events';
import Lead from './Lead.svelte';
import Seat from './Seat.svelte';
import { tour } from './tour';
import { ask, gives, icon, isMain, label, seatLine, where, why } from './words';

export const kit: BoardKit = {
  Seat,
  Lead,
  Aside,
  callsPeople: true,
  where,
  ask,
  seatLine,
  icon,
  label,
  gives,
  isMain,
  why,
  tour,
  flights,
  named,
  doer,
  condense,
  isHeading,
};
