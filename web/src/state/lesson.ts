/** A lesson as data: its positions, where it waits, and what it says to other answers. */
import { patched, type Patch } from '$lib/patch';
import type { LessonPlay, LessonStep, PickMenu, View } from '../protocol';

/** Explains every wrong answer that no other explanation of a step begins like. */
const ANY = '*';

export interface LessonPosition {
  view: View;
  picks: PickMenu | null;
}

/** All positions of a lesson, made one of the other. */
export function positionsOf(play: LessonPlay): LessonPosition[] {
  const found: LessonPosition[] = [];
  for (const { change } of play.scenes) {
    found.push(patched(found.at(-1) ?? ({} as LessonPosition), change as Patch));
  }
  return found;
}

/** Does the lesson wait here for its learner? Else it goes on by itself. */
export function isStop(play: LessonPlay, at: number): boolean {
  const scene = play.scenes[at]!;
  return scene.expects.length > 0 || scene.step !== play.scenes[at - 1]?.step;
}

/** The next place at which it waits, or its end. */
export function nextStop(play: LessonPlay, from: number): number {
  let at = from + 1;
  while (at < play.scenes.length - 1 && !isStop(play, at)) at += 1;
  return Math.min(at, play.scenes.length - 1);
}

/** Where a step begins. */
export function startOf(play: LessonPlay, step: number): number {
  return Math.max(
    0,
    play.scenes.findIndex((scene) => scene.step === step),
  );
}

/**
 * What is ringed in a scene, what is to be done first: all that its step speaks of; once some of it
 * is answered, what comes next and what is left.
 */
export function litAt(
  play: LessonPlay,
  positions: readonly LessonPosition[],
  at: number,
): readonly string[] {
  const { step, expects } = play.scenes[at]!;
  const light = play.steps[step]?.light ?? [];
  const first = startOf(play, step);
  if (expects.length === 0) return light;
  const aim = (place: number) => targetOf(positions[place]!, play.scenes[place]!.expects[0]!);
  if (at === first) return light.includes(aim(at)) ? [...new Set([aim(at), ...light])] : light;
  const done = play.scenes.slice(first, at).map((_, place) => aim(first + place));
  const left = light.filter((target) => !done.includes(target));
  return [...new Set([aim(at), ...left])].filter((target) => target !== '');
}

/** The thing on the table that an answer points at; empty where it points at none. */
function targetOf({ view, picks }: LessonPosition, action: number): string {
  const choices = [...view.choices, ...(picks?.pieces ?? [])];
  return choices.find((choice) => choice.action === action)?.target ?? '';
}

/** The first answer that is not the expected one; null where all of them are. */
export function strayed(expects: readonly number[], given: readonly number[]): number | null {
  return given.find((action, place) => expects[place] !== action) ?? null;
}

/** What a step says to an answer it does not expect: by the longest beginning that fits. */
export function explanation({ wrong }: LessonStep, answer: string): string {
  const fitting = Object.keys(wrong).filter((begin) => begin !== ANY && answer.startsWith(begin));
  const [best] = fitting.sort((one, other) => other.length - one.length);
  return wrong[best ?? ANY] ?? '';
}

/** An answer of a position as records write it. */
export function wordsOf({ view, picks }: LessonPosition, action: number): string {
  const choices = [...view.choices, ...(picks?.pieces ?? [])];
  return choices.find((choice) => choice.action === action)?.text ?? '';
}
