/** What is said of each card before a seat: played, fitting, about to be lost. */
import { magicWords } from './looks';
import { jointColours, lossWords, lostOf, whyNotJoin } from './picking';
import type { CardInfo, Colour, PlayedCard, RuneView } from './table';

export interface Said {
  text: string;
  tone: 'plain' | 'good' | 'danger' | 'warn';
  /** Raised: it is in play or picked. */
  isUp: boolean;
  isLost: boolean;
}

const said = (text: string, tone: Said['tone'], isUp = false, isLost = false): Said => ({
  text,
  tone,
  isUp,
  isLost,
});

/** A card in play in a Utilize. */
export function playedSaid(card: PlayedCard): Said {
  if (card.destroyed) return said('gone to the general discard', 'plain');
  const done = card.used ? 'used' : card.forfeited ? 'given up' : '';
  if (card.will_be_lost) {
    return said([done, lossWords(card)].filter(Boolean).join(', '), 'danger', true, true);
  }
  return said(done || 'ready to use', done ? 'plain' : 'good', true);
}

/** A card in play for its magic. */
export const magicSaid = (card: CardInfo): Said =>
  said(`played: ${card.magic} magic`, 'good', true);

const ALL: readonly Colour[] = ['blue', 'yellow', 'green', 'red'];

function summonSaid(card: CardInfo, view: RuneView, picked: readonly CardInfo[]): Said {
  if (picked.includes(card)) return said(`+${card.magic} magic`, 'good', true);
  const { turn } = view.table;
  const start = turn.magic_colours.length > 0 ? turn.magic_colours : ALL;
  const fits = turn.wilds ? [...ALL] : jointColours(start, picked);
  const why = turn.wilds ? '' : whyNotJoin(card, fits);
  return why ? said(why, 'plain') : said(magicWords(card), 'plain');
}

function utilizeSaid(card: CardInfo, view: RuneView, picked: readonly CardInfo[]): Said {
  const { played } = view.table.turn;
  const all = [...played, ...picked];
  if (!picked.includes(card)) return said(magicWords(card), 'plain');
  if (lostOf(all)?.number === card.number) return said(lossWords(card), 'danger', true, true);
  return said(all.length > 1 ? 'kept' : 'chosen', 'good', true);
}

/** A card in the hand. */
export function handSaid(card: CardInfo, view: RuneView, picked: readonly CardInfo[]): Said {
  const kind = view.decision?.seat === view.viewer ? view.decision?.kind : '';
  if (kind === 'summon_card') return summonSaid(card, view, picked);
  if (kind === 'util_card') return utilizeSaid(card, view, picked);
  return said(magicWords(card), 'plain');
}
