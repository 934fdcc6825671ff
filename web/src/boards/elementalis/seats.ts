/** What is said of a mage at the table. */
import type { Tip } from '$lib/view';
import type { ElementView, SpellLine } from './table';
import { doing } from './words';

const LONGEST = 8;

/** A name that fits on a small chip: the first word of a long one. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  const [first = ''] = name.split(' ');
  return first.length <= LONGEST ? first : `${first.slice(0, LONGEST - 1)}…`;
}

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
