import { expect, it } from 'vitest';
import type { AnyTable } from '$lib/board';
import { learningPace, Show, stay, watched } from './show';

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
