// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';

const started: string[] = [];

/** Any node: what is called on it is let be, what is started is noted. */
function node(kind: string): Record<string, unknown> {
  const value = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const made: Record<string, unknown> = { frequency: value, gain: value, Q: { value: 0 } };
  made.connect = (next: unknown) => next;
  made.start = () => started.push(kind);
  made.stop = vi.fn();
  return made;
}

class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  sampleRate = 100;
  destination = node('out');
  resume = vi.fn();
  createGain = () => node('gain');
  createBiquadFilter = () => node('filter');
  createOscillator = () => node('note');
  createBufferSource = () => node('tap');
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}

describe('sounds', () => {
  beforeEach(() => {
    started.length = 0;
    vi.resetModules();
    vi.stubGlobal('AudioContext', FakeAudio);
  });

  it('are off until somebody wants them', async () => {
    const { play } = await import('./sound');
    settings.choices.sound = false;
    play('turn');
    expect(started).toEqual([]);
  });

  it('a die knocks several times, pieces that move at once are heard once', async () => {
    const fresh = await import('./settings.svelte');
    fresh.settings.choices.sound = true;
    const { play } = await import('./sound');
    play('dice');
    expect(started).toEqual(Array(5).fill('tap'));
    started.length = 0;
    play('move');
    play('move');
    expect(started.length).toBeLessThan(2);
    started.length = 0;
    play('turn');
    expect(started).toEqual(Array(4).fill('note'));
  });
});
