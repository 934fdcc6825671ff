// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyTable } from '$lib/board';
import { motion } from '$lib/motion.svelte';
import { learningPace, Show, stay, watched, type Pace } from './show';

it('gives each scene time to be seen, and all of them no more than three seconds', () => {
  expect(stay(0, 0, 0)).toBe(0);
  expect(stay(0, 1, 0)).toBe(250);
  expect(stay(500, 2, 0)).toBe(620);
  expect(stay(900, 2, 9)).toBe(300);
});

it('keeps the pace a person chose', () => {
  expect(stay(0, 1, 0, 'calm')).toBe(900);
  expect(stay(900, 2, 9, 'calm')).toBe(900);
  expect(stay(500, 2, 0, 'once')).toBe(0);
});

it('gives whoever learns more time, unless they want none', () => {
  expect((['calm', 'brisk', 'once'] as const).map(learningPace)).toEqual(['calm', 'calm', 'once']);
  expect([watched('calm'), watched('once')]).toEqual([1100, 0]);
});

it('puts nothing on a table that is lent, and takes it back', () => {
  const table = { forget: () => undefined } as never as AnyTable;
  const show = new Show(table);
  const scene = (ply: number) => ({ view: { ply } as never, events: [], picks: null });
  show.cut(scene(1));
  show.pause();
  show.cut(scene(2));
  show.add(scene(3));
  expect(table.view.ply).toBe(1);
  show.resume(scene(4));
  expect(table.view.ply).toBe(4);
});

describe('what others do', () => {
  let shown: number[];
  let moved: number[];
  let show: Show;

  const scene = (ply: number) => ({ view: { ply } as never, events: [{}] as never, picks: null });

  /** Something sent off that is on its way for so long. */
  const flying = (endTime: number) => ({
    effect: { getComputedTiming: () => ({ iterations: 1, endTime }) },
    currentTime: 0,
  });

  async function given(pace: Pace, plies: number): Promise<void> {
    show.pace = pace;
    for (let ply = 1; ply <= plies; ply += 1) show.add(scene(ply));
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, moved] = [[], []];
    const movers = { measure: () => new Map(), play: () => moved.push(shown.at(-1)!) };
    const table = { forget: () => undefined, movers } as never as AnyTable;
    show = new Show(table, ({ view }) => shown.push(view.ply));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    motion.choice = 'system';
  });

  it('is seen one after the other, also by whoever wants nothing to move', async () => {
    motion.choice = 'off';
    await given('calm', 2);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(899);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1, 2]);
  });

  it('is not followed by the next before what flies has landed', async () => {
    document.getAnimations = () => [flying(420), flying(700)] as never;
    await given('brisk', 2);
    await vi.advanceTimersByTimeAsync(819);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1, 2]);
    document.getAnimations = () => [];
  });

  it('does not wait for what a pointer or a style moves, nor for what never ends', async () => {
    const styled = { ...flying(5000), transitionProperty: 'color' };
    const endless = {
      effect: { getComputedTiming: () => ({ iterations: Infinity, endTime: Infinity }) },
    };
    document.getAnimations = () => [styled, endless] as never;
    await given('brisk', 2);
    await vi.advanceTimersByTimeAsync(250);
    expect(shown).toEqual([1, 2]);
    document.getAnimations = () => [];
  });

  it('is passed over by whoever clicks, who sees what comes after that at the usual pace', async () => {
    await given('calm', 3);
    show.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, moved]).toEqual([[1, 2, 3], [1]]);
    await given('calm', 2);
    expect(shown).toEqual([1, 2, 3, 1]);
    await vi.advanceTimersByTimeAsync(899);
    expect(shown).toEqual([1, 2, 3, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1, 2, 3, 1, 2]);
  });

  it('does not keep a click waiting that comes while the last of it still stays', async () => {
    await given('calm', 1);
    show.hurry();
    show.add(scene(2));
    show.add(scene(3));
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, moved]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('is there at once for whoever wants that, and only the last of it moves', async () => {
    await given('once', 3);
    expect([shown, moved]).toEqual([[1, 2, 3], [3]]);
  });
});
