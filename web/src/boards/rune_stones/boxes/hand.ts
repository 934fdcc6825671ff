/** What is said of each card before a seat: played, fitting, about to be lost. */
import { magicWords } from '../looks';
import type { CardInfo, PlayedCard, RuneView } from '../table';

export interface Said {
  text: string;
  tone: 'plain' | 'good' | 'danger' | 'warn';
  /** Raised: it is in play or picked. */
  isUp: boolean;
  isLost: boolean;
}

const lossWords = ({ if_lost }: CardInfo): string => `lost: ${if_lost}`;

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

function summonSaid(card: CardInfo, view: RuneView, picked: readonly CardInfo[]): Said {
  const hint = view.table.hints?.cards[card.id];
  if (picked.includes(card)) return said(`+${hint?.magic ?? card.magic} magic`, 'good', true);
  const clashes = picked.map((other) => hint?.clashes?.[other.id] ?? '');
  return said([hint?.clash, ...clashes].find(Boolean) ?? magicWords(card), 'plain');
}

function utilizeSaid(card: CardInfo, view: RuneView, picked: readonly CardInfo[]): Said {
  if (!picked.includes(card)) return said(magicWords(card), 'plain');
  const all = [...view.table.turn.played, ...picked];
  const beside = view.table.hints?.cards[card.id]?.lost_beside ?? [];
  if (all.some((other) => beside.includes(other.id))) {
    return said(lossWords(card), 'danger', true, true);
  }
  return said(all.length > 1 ? 'kept' : 'chosen', 'good', true);
}

/** A card in the hand. */
export function handSaid(card: CardInfo, view: RuneView, picked: readonly CardInfo[]): Said {
  const kind = view.decision?.seat === view.viewer ? view.decision?.kind : '';
  if (kind === 'summon_card') return summonSaid(card, view, picked);
  if (kind === 'util_card') return utilizeSaid(card, view, picked);
  return said(magicWords(card), 'plain');
}
