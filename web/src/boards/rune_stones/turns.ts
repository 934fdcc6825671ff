/** What a turn can begin with, and in which part of it we are. */
import { jointColours } from './picking';
import { COLOURS, ownSeat, powers, type CardInfo, type RuneView } from './table';

export interface MainAction {
  target: string;
  name: string;
  icon: string;
  /** What one has for it; why it is closed where it is. */
  note: string;
  closed: string;
}

/** The largest pool of one colour that these cards make. */
export function mostMagic(cards: readonly CardInfo[], start: number): number {
  const pools = COLOURS.slice(0, 4).map((colour) =>
    cards
      .filter((card) => jointColours([colour], [card]).length > 0)
      .reduce((sum, card) => sum + card.magic, start),
  );
  return Math.max(start, ...pools);
}

/** The three main actions as buttons. */
export function mainActions(view: RuneView): MainAction[] {
  const seat = ownSeat(view);
  const { hand, hand_size: size } = view.table.seats[seat]!;
  const magic = mostMagic(hand ?? [], powers(view, seat).includes('ST-MP') ? 2 : 0);
  const open = view.table.smithies.filter((smithy) => smithy.why_not === '').length;
  return [
    {
      target: 'main:summon',
      name: 'Summon',
      icon: 'fam-nixie',
      note: `buy creatures with up to ${magic} magic`,
      closed: 'your cards do not reach the cheapest price',
    },
    {
      target: 'main:utilize',
      name: 'Utilize',
      icon: 'card',
      note: `use two of your ${size} cards, lose one`,
      closed: 'needs two cards in hand',
    },
    {
      target: 'main:forge',
      name: 'Forge',
      icon: 'anvil',
      note: open === 1 ? 'one smithy within reach' : `${open} smithies within reach`,
      closed: 'no smithy can be paid, or no slot is free',
    },
  ];
}

const PHASES: Record<string, string> = {
  turn_action: 'choosing',
  summon_card: 'Summon',
  summon_buy: 'Summon',
  util_card: 'Utilize',
  util_next: 'Utilize',
  copy_own: 'Utilize',
  no_discard: 'Utilize',
  forge_pick: 'Forge',
  place_row: 'Forge',
  place_wild: 'Forge',
  pay_gem: 'Forge',
  exchange_row: 'exchange',
  stone_pick: 'exchange',
  stone_discard: 'exchange',
};

/** The part of the turn: Summon, Utilize, Forge, exchange. */
export function phase(view: RuneView): string {
  const known = PHASES[view.decision?.kind ?? ''];
  if (known) return known;
  const { turn, smithies } = view.table;
  if (turn.played.length > 0) return 'Utilize';
  return smithies.some((smithy) => smithy.forged) ? 'Forge' : '';
}
