/** A few quiet sounds, made here; whoever wants them switches them on. */
import type { Position } from '../protocol';
import { settings } from './settings.svelte';
import { RISE, SILENCE, voicesOf, type Tone, type Voice } from './tones';

/** Pieces that move at once are heard once; milliseconds. */
const APART = 120;
/** What could not be heard by then is not heard any more. */
const LATE = 400;

class Player {
  readonly #context = new AudioContext();
  #last = -APART;

  /** Browsers keep a page silent until somebody has clicked; what was to be heard before stays unheard. */
  async play(tone: Tone): Promise<void> {
    const wanted = performance.now();
    if (this.#context.state === 'suspended') await this.#context.resume();
    const now = performance.now();
    if (now - wanted > LATE || (tone === 'move' && now - this.#last < APART)) return;
    this.#last = now;
    voicesOf(tone).forEach((voice) => this.#sound(voice));
  }

  #sound({ hertz, at, loudness, lasts }: Voice): void {
    const start = this.#context.currentTime + at;
    const fading = this.#context.createGain();
    fading.gain.setValueAtTime(0, start);
    fading.gain.linearRampToValueAtTime(loudness, start + RISE);
    fading.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
    const voice = this.#context.createOscillator();
    voice.frequency.value = hertz;
    voice.connect(fading).connect(this.#context.destination);
    voice.start(start);
    voice.stop(start + lasts);
  }
}

let player: Player | null = null;

/** Let this be heard, if sound is on. */
export function play(tone: Tone): void {
  if (!settings.choices.sound || typeof AudioContext === 'undefined') return;
  player ??= new Player();
  void player.play(tone);
}

/** What brought a position about, as far as it is heard. */
interface Before {
  /** It was this person's turn already. */
  wasMine: boolean;
  isRolled: boolean;
}

/** What is heard with a position: how it ended, that one's turn begins, dice, or that something moved. */
export function toneOf(
  { view, ordered }: Position,
  viewer: number | null,
  { wasMine, isRolled }: Before,
): Tone {
  const isMyTurn = view.decision?.seat === viewer && !ordered;
  if (view.outcome) return view.outcome.winners.includes(viewer ?? -1) ? 'won' : 'end';
  if (isMyTurn && !wasMine) return 'turn';
  return isRolled ? 'dice' : 'move';
}
