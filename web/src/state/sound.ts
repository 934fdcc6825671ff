/** A few quiet tones, made here; off unless a person wants them. */
import { settings } from './settings.svelte';

const TONES = {
  turn: [523, 784],
  move: [294],
  dice: [220, 262, 233],
  end: [392, 523, 659, 784],
  chat: [659],
} as const;

/** A soft tap on wood, not a bell. */
const LOUDNESS = 0.05;
let audio: AudioContext | null = null;

/** Play a tone, if sound is on. */
export function play(tone: keyof typeof TONES): void {
  if (!settings.choices.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  TONES[tone].forEach((hertz, index) => note(context, hertz, index * 0.09));
}

function note(context: AudioContext, hertz: number, delay: number): void {
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = 'sine';
  voice.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.42);
  voice.connect(loudness).connect(context.destination);
  voice.start(start);
  voice.stop(start + 0.45);
}
