/** What is said of a mage at the table. */
import type { Tip } from '$lib/view';
import type { ElementView, SpellLine } from './table';
import { doing } from './words';

/** `Char 2`, with a word where the line is spent. */
export const lineWords = ({ name, price, used }: SpellLine): string =>
  `${name} ${price}${used ? ' (used)' : ''}`;

/** A mage in one breath, for screen readers. */
export function spokenSeat(view: ElementView, seat: number, name: string): string {
  const mage = view.table.seats[seat]!;
  const parts = [name, mage.major === null ? 'no cards yet' : mage.mage, `${mage.total} Mana`];
  return [...parts, doing(view, seat)].filter(Boolean).join(', ');
}

/** The lines with their prices, for the tooltip. */
export function chipTip(view: ElementView, seat: number, name: string): Tip {
  const mage = view.table.seats[seat]!;
  const lines = mage.lines.filter((line) => line.name).map(lineWords);
  const leak = mage.leak ? ` Spells cost ${mage.leak} more this turn.` : '';
  const text = lines.length ? `${lines.join(', ')}.${leak}` : 'No cards yet.';
  const counts = mage.element ? `, ${mage.element} ${mage.counts_as} this round` : '';
  return { name: `${name}: ${mage.mage}${counts}`, text, rule: 'EL-75' };
}
