/** Cards that are chosen together: which one will be lost, which colours of magic still fit. */
import type { CardInfo, Colour } from './table';

/** The card that is lost of those played in a Utilize: the highest, of three by the stone the lowest. */
export function lostOf(cards: readonly CardInfo[]): CardInfo | null {
  const sorted = [...cards].sort((one, other) => one.number - other.number);
  if (sorted.length < 2) return null;
  return (sorted.length === 3 ? sorted[0] : sorted.at(-1)) ?? null;
}

/** Where a lost card goes. */
export const lossWords = ({ number }: CardInfo): string =>
  number >= 100 ? 'lost: leaves the game' : 'lost: to the general discard';

/** The magic colours all of these cards fit. */
export function jointColours(start: readonly Colour[], cards: readonly CardInfo[]): Colour[] {
  return start.filter((colour) => cards.every((card) => card.magic_colours.includes(colour)));
}

/** "green", "rainbow", "blue or red": the colours of a pool. */
export function colourWords(colours: readonly Colour[]): string {
  return colours.length === 4 ? 'rainbow' : colours.join(' or ');
}

/** Why a card cannot join the magic gathered so far; empty if it fits. */
export function whyNotJoin(card: CardInfo, fits: readonly Colour[]): string {
  const joint = jointColours(fits, [card]);
  if (joint.length > 0) return '';
  return `${card.magic_colours.join(' or ')} does not fit ${fits.join(' or ')}`;
}
