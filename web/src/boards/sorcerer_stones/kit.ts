/** How Sorcerer & Stones speaks to the page. */
import type { BoardKit } from '$lib/board';
import Aside from './Aside.svelte';
import Lead from './Lead.svelte';
import Seat from './Seat.svelte';
import { condense, doer, flights, isHeading, named, trails } from './events';
import { routes } from './hints';
import { gives, goal, icon, isMain, label, seatLine, where, why } from './words';

export const kit: BoardKit = {
  Seat,
  Lead,
  Aside,
  callsPeople: true,
  where,
  seatLine,
  goal,
  icon,
  label,
  gives,
  isMain,
  why,
  routes,
  flights,
  trails,
  named,
  doer,
  condense,
  isHeading,
};
