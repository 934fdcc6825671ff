import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_ONCE, Herald } from './herald.svelte';

describe('what a screen reader is told', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes a few sentences at a time', () => {
    const herald = new Herald();
    herald.tell(['One', 'Two.', 'Three', 'Four']);
    expect(herald.words).toBe('One. Two. Three.');
    vi.advanceTimersByTime(5000);
    expect(herald.words).toBe('Four.');
    herald.stop();
  });

  it('leaves out what is long past', () => {
    const herald = new Herald();
    herald.tell(['Now']);
    herald.tell(Array.from({ length: 40 }, (_, index) => `Thing ${index}`));
    const said: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      vi.advanceTimersByTime(4100);
      said.push(herald.words);
    }
    expect(new Set(said).size).toBe(9 / AT_ONCE);
    expect(said.at(-1)).toContain('Thing 39');
    herald.stop();
  });
});
