import { expect, it } from 'vitest';
import { RISE, SILENCE, voicesOf, type Tone, type Voice } from './tones';

const TONES: Tone[] = ['turn', 'move', 'dice', 'won', 'end', 'chat'];
const RATE = 16000;
const EAR = RATE / 8;

/** How loud a voice is so many seconds after the tone began. */
function levelAt({ at, loudness, lasts }: Voice, time: number): number {
  const since = time - at;
  if (since < 0 || since > lasts) return 0;
  if (since < RISE) return (loudness * since) / RISE;
  return loudness * (SILENCE / loudness) ** ((since - RISE) / (lasts - RISE));
}

/** How much of a pitch the ear hears (the A curve). */
function heard(hertz: number): number {
  const square = hertz ** 2;
  const low = (square + 20.6 ** 2) * Math.sqrt((square + 107.7 ** 2) * (square + 737.9 ** 2));
  return (1.2589 * 12194 ** 2 * square ** 2) / (low * (square + 12194 ** 2));
}

function samplesOf(tone: Tone, weight: (hertz: number) => number): number[] {
  const voices = voicesOf(tone);
  return Array.from({ length: RATE }, (_, index) => {
    const time = index / RATE;
    const parts = voices.map(
      (voice) =>
        weight(voice.hertz) *
        levelAt(voice, time) *
        Math.sin(2 * Math.PI * voice.hertz * (time - voice.at)),
    );
    return parts.reduce((sum, part) => sum + part, 0);
  });
}

const decibels = (level: number) => 20 * Math.log10(level);
const peak = (samples: number[]) => Math.max(...samples.map(Math.abs));

/** The loudest eighth of a second, as loud as the ear hears it. */
function loudness(tone: Tone): number {
  const squares = samplesOf(tone, heard).map((sample) => sample ** 2);
  let sum = 0;
  let most = 0;
  squares.forEach((square, index) => {
    sum += square - (squares[index - EAR] ?? 0);
    most = Math.max(most, sum);
  });
  return decibels(Math.sqrt(most / EAR));
}

it.each(TONES)('%s is soft, comes up without a click and is over within a second', (tone) => {
  const voices = voicesOf(tone);
  expect(decibels(peak(samplesOf(tone, () => 1)))).toBeLessThan(-15);
  expect(RISE).toBeGreaterThanOrEqual(0.005);
  for (const { at, lasts, loudness } of voices) {
    expect(at + lasts).toBeLessThan(1);
    expect(SILENCE / loudness).toBeLessThan(0.01);
  }
});

it('all are about as loud, and what is heard most is the softest', () => {
  const levels = TONES.map(loudness);
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(7);
  expect(TONES[levels.indexOf(Math.min(...levels))]).toBe('move');
});

it('no two are the same', () => {
  expect(new Set(TONES.map((tone) => JSON.stringify(voicesOf(tone)))).size).toBe(TONES.length);
});
