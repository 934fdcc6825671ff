/** A few quiet sounds, made here: wood on wood, dice on a table, two notes of a small marimba. */
import type { Position } from '../protocol';
import { settings } from './settings.svelte';

export type Tone = 'turn' | 'move' | 'dice' | 'end' | 'chat';

/** A struck bar: its pitch, when, and how loud against the others. */
type Note = readonly [hertz: number, at: number, loudness: number];

const MELODIES: Record<'turn' | 'end' | 'chat', readonly Note[]> = {
  turn: [
    [392, 0, 0.8],
    [587, 0.11, 1],
  ],
  end: [
    [294, 0, 0.8],
    [392, 0.14, 0.8],
    [494, 0.28, 0.9],
    [587, 0.42, 1],
  ],
  chat: [[740, 0, 0.5]],
};
/** A piece put down, and a die that comes to rest: taps at these times, ever softer. */
const TAPS: Record<'move' | 'dice', readonly Note[]> = {
  move: [[180, 0, 1]],
  dice: [
    [520, 0, 0.7],
    [430, 0.07, 0.9],
    [560, 0.15, 0.6],
    [470, 0.25, 0.45],
    [390, 0.37, 0.35],
  ],
};

const LOUDNESS = 0.09;
/** Pieces that move at once are heard once. */
const APART = 120;

class Player {
  readonly #context = new AudioContext();
  readonly #out: AudioNode;
  #noise: AudioBuffer | null = null;
  #last = -APART;

  constructor() {
    const soft = this.#context.createBiquadFilter();
    soft.type = 'lowpass';
    soft.frequency.value = 2600;
    const whole = this.#context.createGain();
    whole.gain.value = LOUDNESS;
    soft.connect(whole).connect(this.#context.destination);
    this.#out = soft;
  }

  play(tone: Tone): void {
    // Browsers keep a page silent until somebody has clicked.
    if (this.#context.state === 'suspended') void this.#context.resume();
    if (tone === 'move' || tone === 'dice') this.#tapAll(tone);
    else MELODIES[tone].forEach((note) => this.#strike(note));
  }

  #tapAll(tone: 'move' | 'dice'): void {
    const now = performance.now();
    if (tone === 'move' && now - this.#last < APART) return;
    this.#last = now;
    TAPS[tone].forEach((note) => this.#tap(note));
  }

  /** A bar of wood: the note and its fourth overtone, which dies first. */
  #strike([hertz, at, loudness]: Note): void {
    this.#voice(hertz, at, loudness, 0.5);
    this.#voice(hertz * 3.93, at, loudness * 0.25, 0.12);
  }

  #voice(hertz: number, at: number, loudness: number, lasts: number): void {
    const start = this.#context.currentTime + at;
    const voice = this.#context.createOscillator();
    voice.frequency.value = hertz;
    voice.connect(this.#fading(start, loudness, lasts));
    voice.start(start);
    voice.stop(start + lasts);
  }

  /** A knock: a short breath of noise round a pitch. */
  #tap([hertz, at, loudness]: Note): void {
    const start = this.#context.currentTime + at;
    const knock = this.#context.createBufferSource();
    knock.buffer = this.#noise ??= hiss(this.#context);
    const body = this.#context.createBiquadFilter();
    body.type = 'bandpass';
    body.frequency.value = hertz;
    body.Q.value = 5;
    knock.connect(body).connect(this.#fading(start, loudness * 3, 0.09));
    knock.start(start);
    knock.stop(start + 0.1);
  }

  #fading(start: number, loudness: number, lasts: number): AudioNode {
    const fading = this.#context.createGain();
    fading.gain.setValueAtTime(0.0001, start);
    fading.gain.exponentialRampToValueAtTime(loudness, start + 0.006);
    fading.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    fading.connect(this.#out);
    return fading;
  }
}

/** A tenth of a second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}

let player: Player | null = null;

/** Let this be heard, if sound is on. */
export function play(tone: Tone): void {
  if (!settings.choices.sound || typeof AudioContext === 'undefined') return;
  player ??= new Player();
  player.play(tone);
}

/** What is heard with a position: the end, one's own turn, or that something moved. */
export function toneOf({ view, ordered }: Position, viewer: number | null): Tone {
  const isMyTurn = view.decision?.seat === viewer && !ordered;
  return view.outcome ? 'end' : isMyTurn ? 'turn' : 'move';
}
