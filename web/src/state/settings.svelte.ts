/** What a person chose for this browser; kept here, told to nobody. */
import { motion } from '$lib/motion.svelte';
import type { Pace } from './show';

export interface Choices {
  scheme: 'system' | 'light' | 'dark';
  motion: 'system' | 'on' | 'off';
  /** How long what others do stays to be seen. */
  pace: Pace;
  sound: boolean;
  notify: boolean;
  textSize: 100 | 112 | 125 | 150;
  oneTap: boolean;
  /** A roll that is the only answer waits until it is clicked. */
  ownDice: boolean;
  /** Ask once more before what costs something and cannot be taken back. */
  askTwice: boolean;
  /** Names written under the things of a board. */
  labels: boolean;
  muted: string[];
  /** Games whose guide was opened or is known. */
  toured: string[];
}

const KEY = 'hexmoot.settings';
/** From this text size on boards give up keeping everything in sight at once. */
const LARGE = 125;
/** How slowly things move at each pace. */
const TEMPO: Record<Pace, number> = { calm: 1.6, brisk: 1, once: 0.5 };

export const DEFAULTS: Choices = {
  scheme: 'system',
  motion: 'system',
  pace: 'brisk',
  sound: false,
  notify: false,
  textSize: 100,
  oneTap: false,
  ownDice: true,
  askTwice: true,
  labels: true,
  muted: [],
  toured: [],
};

/** Stored choices, each only where it is of the right kind. */
export function restored(stored: string | null): Choices {
  let given: unknown;
  try {
    given = JSON.parse(stored ?? '{}');
  } catch {
    return { ...DEFAULTS };
  }
  if (typeof given !== 'object' || given === null) return { ...DEFAULTS };
  const known = Object.entries(given).filter(
    ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Choices],
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  choices: Choices = $state(restored(load()));

  /** Keep what was chosen, and show it. */
  apply(): void {
    const { scheme, textSize } = this.choices;
    const root = document.documentElement;
    if (scheme === 'system') delete root.dataset.scheme;
    else root.dataset.scheme = scheme;
    root.style.fontSize = `${(16 * textSize) / 100}px`;
    root.dataset.text = textSize >= LARGE ? 'large' : 'plain';
    motion.choice = this.choices.motion;
    motion.tempo = TEMPO[this.choices.pace];
    root.style.setProperty('--tempo', String(motion.tempo));
    root.dataset.motion = motion.isReduced ? 'off' : 'on';
    try {
      localStorage.setItem(KEY, JSON.stringify(this.choices));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  isMuted(player: string): boolean {
    return this.choices.muted.includes(player);
  }

  toggleMute(player: string): void {
    const { muted } = this.choices;
    this.choices.muted = this.isMuted(player)
      ? muted.filter((other) => other !== player)
      : [...muted, player];
  }
}

export const settings = new Settings();
