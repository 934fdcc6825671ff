/** A table that is being wished for: chairs, preset, options, clock. */
import type { Clock, GameInfo, Level, NewTable, OptionForm, SeatWish } from '../protocol';

export type ChairKind = 'me' | 'here' | 'friend' | 'bot' | 'empty';

export interface Chair {
  kind: ChairKind;
  name: string;
  level: Level;
}

export type Pace = 'none' | 'slow' | 'live';

/** Seconds a move; a bank and its increment. */
export const SLOW = [
  { seconds: 28800, text: '8 hours a move' },
  { seconds: 86400, text: '1 day a move' },
  { seconds: 259200, text: '3 days a move' },
];
export const LIVE = [
  { seconds: 300, increment: 5, text: '5 minutes + 5 s' },
  { seconds: 900, increment: 10, text: '15 minutes + 10 s' },
  { seconds: 1800, increment: 20, text: '30 minutes + 20 s' },
];

/** The chairs a game starts with: me, and bots up to the usual number. */
export function firstChairs(usual: number, most: number): Chair[] {
  return Array.from({ length: most }, (_, seat) => ({
    kind: seat === 0 ? 'me' : seat < usual ? 'bot' : 'empty',
    name: '',
    level: 'adept',
  }));
}

/** What an option is set to: changed here, else by the preset, else its default. */
export function valueOf(
  form: OptionForm,
  preset: Record<string, unknown>,
  changes: Record<string, unknown>,
): unknown {
  if (form.name in changes) return changes[form.name];
  return form.name in preset ? preset[form.name] : form.default;
}

/** The changes with one more; a value equal to the preset's is no change. */
export function changed(
  form: OptionForm,
  preset: Record<string, unknown>,
  changes: Record<string, unknown>,
  value: unknown,
): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(changes).filter(([name]) => name !== form.name));
  const same = JSON.stringify(value) === JSON.stringify(valueOf(form, preset, rest));
  return same ? rest : { ...rest, [form.name]: value };
}

/** `two_purples` as people read it: Two purples. */
export function spaced(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function seatWish(chair: Chair): SeatWish {
  if (chair.kind === 'bot') return { kind: 'bot', level: chair.level };
  if (chair.kind === 'friend') return { kind: 'open' };
  return { kind: 'me', name: chair.kind === 'here' ? chair.name.trim() : '' };
}

/** What is remembered of a wish until the next table of the game. */
interface Kept {
  preset: string;
  changes: Record<string, unknown>;
  chairs: Chair[];
  pace: Pace;
  slow: number;
  live: number;
}

const keyOf = (game: string) => `hexmoot.wish.${game}`;

/** The last wish for a game, where it is still one this game can fulfil. */
export function remembered(game: GameInfo, stored: string | null): Kept | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Kept | null;
    const isFit = kept && kept.preset in game.presets && kept.chairs.length === game.max_seats;
    const known = new Set(game.options.map((form) => form.name));
    return isFit && Object.keys(kept.changes).every((name) => known.has(name)) ? kept : null;
  } catch {
    return null;
  }
}

function load(game: string): string | null {
  try {
    return localStorage.getItem(keyOf(game));
  } catch {
    return null;
  }
}

export class Wish {
  preset = $state('');
  changes: Record<string, unknown> = $state.raw({});
  chairs: Chair[] = $state([]);
  pace: Pace = $state('none');
  slow = $state(1);
  live = $state(1);
  isListed = $state(false);
  isPractice = $state(false);
  readonly game: GameInfo;

  constructor(game: GameInfo) {
    this.game = game;
    this.preset = game.default_preset;
    this.chairs = firstChairs(game.usual_seats, game.max_seats);
    const kept = remembered(game, load(game.name));
    if (kept) this.#restore(kept);
  }

  #restore({ preset, changes, chairs, pace, slow, live }: Kept): void {
    Object.assign(this, { preset, changes, chairs, pace, slow, live });
  }

  /** Keep this wish for the next table of the game. */
  remember(): void {
    const { preset, changes, chairs, pace, slow, live } = this;
    const kept: Kept = { preset, changes, chairs, pace, slow, live };
    try {
      localStorage.setItem(keyOf(this.game.name), JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  readonly taken = $derived(this.chairs.filter((chair) => chair.kind !== 'empty'));
  readonly hasFriends = $derived(this.chairs.some((chair) => chair.kind === 'friend'));
  /** What is wrong with the chairs, in words. */
  readonly problem = $derived.by(() => {
    const { min_seats: least, max_seats: most } = this.game;
    const count = this.taken.length;
    if (count < least) return `${this.game.title} needs at least ${least} players.`;
    return count > most ? `${this.game.title} takes at most ${most} players.` : '';
  });
  readonly presetValues = $derived.by(() => this.game.presets[this.preset] ?? {});

  value(form: OptionForm): unknown {
    return valueOf(form, this.presetValues, this.changes);
  }

  set(form: OptionForm, value: unknown): void {
    this.changes = changed(form, this.presetValues, this.changes, value);
  }

  choosePreset(name: string): void {
    this.preset = name;
    this.changes = {};
  }

  #clock(): Clock {
    if (this.pace === 'slow') return { kind: 'move', seconds: SLOW[this.slow]!.seconds };
    if (this.pace === 'none') return { kind: 'none' };
    const { seconds, increment } = LIVE[this.live]!;
    return { kind: 'bank', seconds, increment };
  }

  /** The request that opens this table; it starts at once when nobody is waited for. */
  request(): NewTable {
    return {
      game: this.game.name,
      seats: this.taken.map(seatWish),
      preset: this.preset,
      options: this.changes,
      clock: this.#clock(),
      listed: this.isListed,
      practice: this.isPractice,
      start: !this.hasFriends,
    };
  }
}
