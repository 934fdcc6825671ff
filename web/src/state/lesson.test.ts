import { describe, expect, it } from 'vitest';
import type { LessonPlay, LessonScene } from '../protocol';
import { explanation, isStop, litAt, nextStop, positionsOf, startOf, strayed } from './lesson';

const scene = (step: number, expects: number[], change: unknown = {}): LessonScene => ({
  step,
  ply: 0,
  change,
  log: [],
  expects,
});
/** Do, do, watch, watch, do, look, end. */
const play = {
  scenes: [
    scene(0, [4, 5], { view: [{ ply: 1 }], picks: [null] }),
    scene(0, [5], { view: { ply: [2] } }),
    scene(0, []),
    scene(0, []),
    scene(1, [7]),
    scene(2, []),
  ],
} as unknown as LessonPlay;

describe('a lesson', () => {
  it('is made of positions that change', () => {
    expect(positionsOf(play).map(({ view }) => view.ply)).toEqual([1, 2, 2, 2, 2, 2]);
  });

  it('waits where something is expected and where a step begins', () => {
    expect(play.scenes.map((_, at) => isStop(play, at))).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(nextStop(play, 0)).toBe(1);
    expect(nextStop(play, 1)).toBe(4);
    expect(nextStop(play, 5)).toBe(5);
    expect(startOf(play, 2)).toBe(5);
  });

  it('takes the expected answers, one by one or at once', () => {
    expect(strayed([4, 5], [4])).toBeNull();
    expect(strayed([4, 5], [4, 5])).toBeNull();
    expect(strayed([4, 5], [4, 6])).toBe(6);
    expect(strayed([4], [4, 6])).toBe(6);
    expect(strayed([4], [0])).toBe(0);
  });

  it('rings what its step speaks of, then what comes next and what is left', () => {
    const at = (...choices: [number, string][]) => ({
      view: { choices: choices.map(([action, target]) => ({ action, target })) },
      picks: null,
    });
    const positions = [at([4, 'deck'], [9, 'land']), at([5, 'scroll']), at(), at(), at(), at()];
    const steps = [{ light: ['deck', 'track'] }, { light: ['end'] }, { light: [] }];
    const lesson = { ...play, steps } as unknown as LessonPlay;
    const lit = (place: number) => litAt(lesson, positions as never, place);
    expect(lit(0)).toEqual(['deck', 'track']);
    expect(lit(1)).toEqual(['scroll', 'track']);
    expect(lit(4)).toEqual(['end']);
    expect(lit(5)).toEqual([]);
  });

  it('rings what is to be done before what it only speaks of', () => {
    const position = { view: { choices: [{ action: 7, target: 'space' }] }, picks: null };
    const lesson = { ...play, scenes: play.scenes.slice(4), steps: [] } as unknown as LessonPlay;
    const lit = (light: string[]) =>
      litAt({ ...lesson, steps: [{}, { light }] as never }, [position, position] as never, 0);
    expect(lit(['shelf', 'space', 'market'])).toEqual(['space', 'shelf', 'market']);
    expect(lit(['shelf', 'answers'])).toEqual(['shelf', 'answers']);
  });

  it('explains by the longest beginning that fits', () => {
    const step = {
      say: '',
      ask: '',
      light: [],
      wrong: { step: 'far', 'step 1': 'near', '*': 'no' },
    };
    expect(explanation(step, 'step 12')).toBe('near');
    expect(explanation(step, 'step 2')).toBe('far');
    expect(explanation(step, 'stop')).toBe('no');
  });
});
