// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../protocol';
import { settings } from './settings.svelte';
import { toneOf } from './sound';
import { voicesOf } from './tones';

let started = 0;
let now = 0;
let wake: () => void = () => undefined;

/** A note or how it fades: what is started is counted. */
function node(): Record<string, unknown> {
  const value = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const start = () => (started += 1);
  return {
    frequency: value,
    gain: value,
    connect: (next: unknown) => next,
    start,
    stop: vi.fn(),
  };
}

class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  destination = node();
  resume = () =>
    new Promise<void>((done) => {
      wake = () => {
        this.state = 'running';
        done();
      };
    });
  createGain = node;
  createOscillator = node;
}

/** Sounds of a page that has just been opened; on, and allowed where somebody has clicked. */
async function opened({ isOn = true, isClicked = true } = {}) {
  const fresh = await import('./settings.svelte');
  fresh.settings.choices.sound = isOn;
  const { play } = await import('./sound');
  play('chat');
  if (isClicked) wake();
  await Promise.resolve();
  return play;
}

describe('sounds', () => {
  beforeEach(() => {
    started = 0;
    now = 0;
    settings.choices.sound = false;
    vi.resetModules();
    vi.stubGlobal('AudioContext', FakeAudio);
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  it('are off until somebody wants them', async () => {
    await opened({ isOn: false });
    expect(started).toBe(0);
  });

  it('a die knocks several times, pieces that move at once are heard once', async () => {
    const play = await opened();
    expect(started).toBe(voicesOf('chat').length);
    for (const [tone, at, count] of [
      ['dice', 50, voicesOf('dice').length],
      ['move', 160, 0],
      ['move', 180, voicesOf('move').length],
      ['move', 220, 0],
    ] as const) {
      started = 0;
      now = at;
      play(tone);
      expect([tone, at, started]).toEqual([tone, at, count]);
    }
  });

  it('that a browser kept back are not all heard at the first click', async () => {
    const play = await opened({ isClicked: false });
    now = 5000;
    const late = wake;
    play('turn');
    late();
    wake();
    await Promise.resolve();
    await Promise.resolve();
    expect(started).toBe(voicesOf('turn').length);
  });
});

describe('what is heard with a position', () => {
  const position = (seat: number | null, winners: number[] | null = null, ordered = false) =>
    ({
      view: { decision: seat === null ? null : { seat }, outcome: winners && { winners } },
      ordered,
    }) as unknown as Position;
  const news = { wasMine: false, isRolled: false };

  it('is the turn when it begins, not after every answer in it', () => {
    expect(toneOf(position(1), 1, news)).toBe('turn');
    expect(toneOf(position(1), 1, { ...news, wasMine: true })).toBe('move');
    expect(toneOf(position(1, null, true), 1, news)).toBe('move');
    expect(toneOf(position(0), 1, news)).toBe('move');
  });

  it('is dice where they are thrown', () => {
    expect(toneOf(position(0), 1, { ...news, isRolled: true })).toBe('dice');
    expect(toneOf(position(1), 1, { wasMine: true, isRolled: true })).toBe('dice');
  });

  it('is how it ended for whoever listens', () => {
    expect(toneOf(position(null, [1]), 1, news)).toBe('won');
    expect(toneOf(position(null, [0]), 1, news)).toBe('end');
    expect(toneOf(position(null, [0]), null, news)).toBe('end');
  });
});
