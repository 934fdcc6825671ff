/** The end of a game in words and numbers. */
import type { ReviewPoint } from '../../protocol';
import { moveWords } from './graph';
import { spaced } from '../../state/wish.svelte';
import type { GameEvent, View } from '$lib/view';

/** Names the way people join them. */
export function listing(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** One sentence that says who won. */
export function headline(view: View, people: readonly string[]): string {
  const { outcome, seats } = view;
  if (!outcome) return '';
  const { winners, scores, together } = outcome;
  const names = winners.map((seat) => people[seat] || view.names[seat] || '');
  if (winners.length === 0) return 'Nobody won';
  const points = scores[winners[0]!];
  if (together === false) return `${listing(names)} fell short with ${points}`;
  if (together && seats > 1) return `${listing(names)} did it together`;
  if (winners.length > 1) return `${listing(names)} share the win with ${points}`;
  return seats === 1 ? `${names[0]} did it with ${points}` : `${names[0]} wins with ${points}`;
}

/** Why those who are level stand as they do: what the games tell of a tie at the end. */
export const tieWords = (log: readonly GameEvent[]): string[] =>
  log.filter(({ kind }) => /^(tie|shared)/.test(kind)).map(({ text }) => text);

export interface Place {
  seat: number;
  rank: number;
  total: number;
  parts: { name: string; points: number; share: number; pattern: number }[];
}

const PATTERNS = 8;

/** Seats by rank, each with its parts as shares of the best score. */
export function places(view: View): Place[] {
  const { outcome, scores } = view;
  if (!outcome) return [];
  const best = Math.max(1, ...scores.map((score) => positive(Object.values(score.parts))));
  const names = partNames(view);
  return outcome.ranks
    .map((rank, seat) => ({
      seat,
      rank,
      total: outcome.scores[seat] ?? 0,
      parts: names.map((name, place) => {
        const points = scores[seat]?.parts[name] ?? 0;
        const share = (100 * Math.max(0, points)) / best;
        return { name: spaced(name), points, share, pattern: place % PATTERNS };
      }),
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

const positive = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + Math.max(0, number), 0);

/** Every part anybody scored in, in the order the game names them; all where nobody scored. */
export function partNames(view: View): string[] {
  const all = [...new Set(view.scores.flatMap((score) => Object.keys(score.parts)))];
  const scored = all.filter((name) => view.scores.some((score) => score.parts[name]));
  return scored.length > 0 ? scored : all;
}

/** Does the opened seed fit what was sealed before the deal? Null where this browser cannot tell. */
export async function isSealed(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('') === commitment;
}

const percent = (share: number): string => `${Math.round(100 * Math.abs(share))} %`;

/** The turning point in a sentence: when, by whose move, and whom it helped. */
export function turnWords(
  turns: readonly ReviewPoint[],
  rounds: readonly number[],
  people: readonly string[],
  isTogether = false,
): string {
  const most = (point: ReviewPoint) => Math.max(...point.change);
  const [top] = [...turns].sort((one, other) => most(other) - most(one));
  if (!top || most(top) < 0.01) return '';
  const helped = isTogether ? 'everybody' : (people[top.change.indexOf(most(top))] ?? '');
  const when = moveWords(top.ply, rounds).replace('Move', 'move');
  return `The game turned at ${when}: ${people[top.seat]}’s answer brought ${helped} ${percent(most(top))}.`;
}
