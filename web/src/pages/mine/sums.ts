/** What somebody's games come to: filtered, and summed up by game, seats, preset or opponent. */
import type { PlayedGame } from '../../protocol';

/** What is wanted; an empty word stands for everything. */
export interface Wanted {
  game: string;
  seats: string;
  preset: string;
  opponent: string;
  result: string;
}

export const EVERYTHING: Wanted = { game: '', seats: '', preset: '', opponent: '', result: '' };

export type By = 'game' | 'seats' | 'preset' | 'opponent';

export interface Sum {
  key: string;
  label: string;
  games: number;
  wins: number;
  /** The mean part of the win, of the games that have one. */
  share: number | null;
}

/** Whom one met in a game: each person by name, bots by their level. */
export function opponents(game: PlayedGame): string[] {
  return [...new Set(game.rivals.map(({ name, level }) => level ?? name))];
}

const KEYS: Record<By, (game: PlayedGame) => string[]> = {
  game: ({ title }) => [title],
  seats: ({ seats }) => [`${seats}`],
  preset: ({ preset, title }) => [`${title}: ${preset.replaceAll('_', ' ')}`],
  opponent: opponents,
};

export function hasWon(game: PlayedGame): boolean {
  return (game.share ?? 0) > 0;
}

/** The games that are wanted. */
export function chosen(games: PlayedGame[], wanted: Wanted): PlayedGame[] {
  return games.filter(
    (game) =>
      (!wanted.game || game.game === wanted.game) &&
      (!wanted.seats || `${game.seats}` === wanted.seats) &&
      (!wanted.preset || game.preset === wanted.preset) &&
      (!wanted.opponent || opponents(game).includes(wanted.opponent)) &&
      (!wanted.result ||
        (wanted.result === 'won' ? hasWon(game) : game.share !== null && !hasWon(game))),
  );
}

/** Games, wins and shares of the win, by what is asked for; most played first. */
export function sums(games: PlayedGame[], by: By): Sum[] {
  const found = new Map<string, PlayedGame[]>();
  for (const game of games) {
    for (const key of KEYS[by](game)) found.set(key, [...(found.get(key) ?? []), game]);
  }
  const rows = [...found].map(([key, own]) => sumOf(key, own));
  return rows.sort((one, other) => other.games - one.games || one.label.localeCompare(other.label));
}

/** What some games come to. */
export function sumOf(label: string, games: PlayedGame[]): Sum {
  const counted = games.flatMap(({ share }) => (share === null ? [] : [share]));
  const whole = counted.reduce((sum, share) => sum + share, 0);
  return {
    key: label,
    label,
    games: games.length,
    wins: games.filter(hasWon).length,
    share: counted.length > 0 ? whole / counted.length : null,
  };
}

/** The choices of a filter: every value that occurs, in order. */
export function values(games: PlayedGame[], of: (game: PlayedGame) => string[]): string[] {
  return [...new Set(games.flatMap(of))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
}

/** The level on the ladder of bots that somebody is nearest to. */
export function nearestLevel(mean: number, ladder: Record<string, number>): string {
  const off = (level: string) => Math.abs((ladder[level] ?? 0) - mean);
  return Object.keys(ladder).sort((one, other) => off(one) - off(other))[0] ?? '';
}
