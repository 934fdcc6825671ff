import { describe, expect, it, vi } from 'vitest';
import { keepProgress, kept, progressOf } from './progress';

describe('progress in lessons', () => {
  it('comes back as it was kept', () => {
    const drawer = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => drawer.get(key) ?? null,
      setItem: (key: string, text: string) => drawer.set(key, text),
    });
    keepProgress('a_game', 'first', { step: 4, done: false });
    keepProgress('a_game', 'second', { step: 0, done: true });
    expect(progressOf('a_game', 'first')).toEqual({ step: 4, done: false });
    expect(progressOf('a_game', 'second').done).toBe(true);
    expect(progressOf('a_game', 'third')).toEqual({ step: 0, done: false });
  });

  it('leaves out what cannot be read', () => {
    expect(kept('no')).toEqual({});
    expect(kept('[1]')).toEqual({});
    expect(kept('{"a/b":{"step":-1,"done":true},"a/c":{"step":1,"done":true},"a/d":3}')).toEqual({
      'a/c': { step: 1, done: true },
    });
  });
});
