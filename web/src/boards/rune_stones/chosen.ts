/** What is picked on the board at this moment, as the things themselves. */
import type { TableModel } from '$lib/table.svelte';
import { ownSeat, type CardInfo, type RuneTable, type Slot } from './table';

/** The targets of the pieces picked so far. */
export function chosenTargets(table: TableModel<RuneTable>): string[] {
  const pieces = table.pickMenu?.pieces ?? [];
  return table.picked.map((action) => pieces.find((one) => one.action === action)?.target ?? '');
}

/** The hand cards picked so far. */
export function chosenCards(table: TableModel<RuneTable>): CardInfo[] {
  const hand = table.view.table.seats[ownSeat(table.view)]?.hand ?? [];
  const targets = chosenTargets(table);
  return hand.filter((card) => targets.includes(card.id));
}

/** The display slots picked so far; one taken for free costs nothing. */
export function chosenSlots(table: TableModel<RuneTable>): Slot[] {
  const pieces = table.pickMenu?.pieces ?? [];
  return table.picked.flatMap((action) => {
    const piece = pieces.find((one) => one.action === action);
    const slot = table.view.table.display.find((one) => one.id === piece?.target);
    if (!slot) return [];
    return [piece?.text.startsWith('free-slot') ? { ...slot, price: 0 } : slot];
  });
}
