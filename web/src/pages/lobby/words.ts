/** Small words of the lobby. */
import type { TableSummary } from '../../protocol';

/** How long ago something was, in one short word. */
export function ago(seconds: number): string {
  if (seconds < 60) return 'now';
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86400)} d`;
}

/** A place in words. */
export function place(rank: number): string {
  return (
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][rank - 1] ??
    `${rank}.`
  );
}

const PACES: Record<TableSummary['pace'], string> = {
  none: 'no clock',
  slow: 'slow',
  live: 'live',
};

/** How an open table is played, and how strong those are who wait there. */
export function company(table: Pick<TableSummary, 'pace' | 'strength'>): string[] {
  const strength = table.strength ? `about ${table.strength} strength` : 'new players';
  return [PACES[table.pace], strength];
}

/** How many tables wait for players. */
export function waiting(tables: number): string {
  if (tables === 0) return 'nobody waits just now';
  return tables === 1 ? '1 table waits' : `${tables} tables wait`;
}

/** How much there is to a game. */
export function weightWord(weight: number): string {
  if (weight < 2) return 'light';
  return weight < 3.2 ? 'medium' : 'deep';
}

/** The first thought of a text: what a card has room for. */
export function firstThought(text: string): string {
  const [, words] = /^(.+?)[.!?:](?=\s|$)/s.exec(text) ?? [];
  return words ? `${words}.` : text;
}
