/** How far somebody came in each lesson; kept in this browser, told to nobody. */

export interface Progress {
  /** The step that was reached. */
  step: number;
  /** Was it followed to its end, once? */
  done: boolean;
}

const KEY = 'hexmoot.lessons';
const NONE: Progress = { step: 0, done: false };

const name = (game: string, lesson: string) => `${game}/${lesson}`;

/** What was kept, as far as it can be read. */
export function kept(stored: string | null): Record<string, Progress> {
  try {
    const given: unknown = JSON.parse(stored ?? '{}');
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
    return Object.fromEntries(Object.entries(given).filter(([, one]) => isProgress(one)));
  } catch {
    return {};
  }
}

function isProgress(one: unknown): one is Progress {
  if (typeof one !== 'object' || one === null) return false;
  const { step, done } = one as Partial<Progress>;
  return Number.isInteger(step) && step! >= 0 && typeof done === 'boolean';
}

function all(): Record<string, Progress> {
  try {
    return kept(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** How far one came in a lesson. */
export function progressOf(game: string, lesson: string): Progress {
  return all()[name(game, lesson)] ?? NONE;
}

/** Keep how far one came; a browser that keeps nothing still teaches. */
export function keepProgress(game: string, lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name(game, lesson)]: progress }));
  } catch {
    // Begun anew next time.
  }
}
