/** What is picked on the board at this moment, as the things themselves. */
import type { TableModel } from '$lib/table.svelte';
import { ownSeat } from '$lib/view';
import type { CardInfo, RuneTable, Slot } from '../table';

/** The pieces picked so far, as the menu words them. */
export function chosenPieces(table: TableModel<RuneTable>) {
  const pieces = table.pickMenu?.pieces ?? [];
  return table.picked.flatMap((action) => pieces.find((one) => one.action === action) ?? []);
}

/** The hand cards picked so far. */
export function chosenCards(table: TableModel<RuneTable>): CardInfo[] {
  const hand = table.view.table.seats[ownSeat(table.view)]?.hand ?? [];
  const targets = chosenPieces(table).map((piece) => piece.target);
  return hand.filter((card) => targets.includes(card.id));
}

/** The display slots picked so far. */
export function chosenSlots(table: TableModel<RuneTable>): Slot[] {
  const { display } = table.view.table;
  return chosenPieces(table).flatMap(({ target }) => display.find(({ id }) => id === target) ?? []);
}
