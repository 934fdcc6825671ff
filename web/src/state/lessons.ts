/** Lessons that were fetched, kept while the page is open: pictures of the rules share them. */
import type { FigureInfo, LessonPlay } from '../protocol';
import { api } from './api';

const fetched = new Map<string, Promise<LessonPlay>>();

/** A whole lesson; asked for once, and again where that failed. */
export function lessonOf(game: string, lesson: string): Promise<LessonPlay> {
  return kept(`${game}/${lesson}`, () => api.lesson(game, lesson));
}

/** What a picture of the rules shows: a step of a lesson, or a position of its own. */
export function figureOf(game: string, figure: FigureInfo): Promise<LessonPlay> {
  if (figure.lesson) return lessonOf(game, figure.lesson);
  return kept(`${game} ${figure.place}`, () => api.figure(game, figure.place));
}

function kept(key: string, ask: () => Promise<LessonPlay>): Promise<LessonPlay> {
  const known = fetched.get(key);
  if (known) return known;
  const asked = ask();
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}
