/** Puzzles I solved: kept in this browser, and with the person once there is one. */
import type { SolvedPuzzle } from '../protocol';
import { api } from './api';

const KEY = 'hexmoot.puzzles';
const DAY = 86_400_000;

interface Kept {
  solved: SolvedPuzzle[];
  /** What the server has not been told yet. */
  unsent: SolvedPuzzle[];
}

const keyOf = ({ game, puzzle }: SolvedPuzzle) => `${game}/${puzzle}`;

/** Both lists as one; what is known already stays as it is. */
export function merged(known: SolvedPuzzle[], news: SolvedPuzzle[]): SolvedPuzzle[] {
  const found = new Map([...news, ...known].map((one) => [keyOf(one), one]));
  return [...found.values()];
}

/** Days in a row up to today on which the day's puzzle was solved; today may still come. */
export function streak(days: ReadonlySet<string>, today: string): number {
  const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let day = days.has(today) ? today : before(today);
  let count = 0;
  for (; days.has(day); day = before(day)) count += 1;
  return count;
}

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<Kept>;
    return { solved: found.solved ?? [], unsent: found.unsent ?? [] };
  } catch {
    return { solved: [], unsent: [] };
  }
}

class Solved {
  #kept: Kept = $state.raw(read());

  has(game: string, puzzle: string): boolean {
    return this.#kept.solved.some((one) => one.game === game && one.puzzle === puzzle);
  }

  count(game: string): number {
    return this.#kept.solved.filter((one) => one.game === game).length;
  }

  streak(game: string, today: string): number {
    const days = this.#kept.solved.flatMap((one) =>
      one.game === game && one.day ? [one.day] : [],
    );
    return streak(new Set(days), today);
  }

  /** Note a solved puzzle, and tell the server if somebody is known there. */
  add(one: SolvedPuzzle, isKnown: boolean): void {
    if (this.has(one.game, one.puzzle)) return;
    const { solved, unsent } = this.#kept;
    this.#keep({ solved: merged(solved, [one]), unsent: merged(unsent, [one]) });
    if (isKnown) void this.follow();
  }

  /** Tell the server what it does not know, and learn what was solved elsewhere. */
  async follow(): Promise<void> {
    const news = this.#kept.unsent.slice(0, 200);
    try {
      const mine = news.length > 0 ? await api.solvedPuzzles(news) : await api.myPuzzles();
      const told = new Set(news.map(keyOf));
      this.#keep({
        solved: merged(mine.solved, this.#kept.solved),
        unsent: this.#kept.unsent.filter((one) => !told.has(keyOf(one))),
      });
    } catch {
      // Later: what is not told is kept.
    }
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing: the server may.
    }
  }
}

export const solved = new Solved();
