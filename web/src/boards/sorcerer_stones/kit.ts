/** How Sorcerer & Stones speaks to the page. */
import type { BoardKit } from '$lib/board';
import Aside from './Aside.svelte';
import Lead from './Lead.svelte';
import Seat from './Seat.svelte';
import { condense, doer, flights, isHeading, named, trails, facts } from './events';
import { routes } from './hints';
import { tokens } from './looks';
import { gives, goal, icon, isMain, label, seatLine, where, why } from './words';

export const kit: BoardKit = {
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
  why,
  routes,
  facts,
  flights,
  trails,
  named,
  doer,
  condense,
  isHeading,
};
