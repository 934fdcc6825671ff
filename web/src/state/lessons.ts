/** Lessons that were fetched, kept while the page is open: pictures of the rules share them. */
import type { LessonPlay } from '../protocol';
import { api } from './api';

const fetched = new Map<string, Promise<LessonPlay>>();

/** A whole lesson; asked for once, and again where that failed. */
export function lessonOf(game: string, lesson: string): Promise<LessonPlay> {
  const key = `${game}/${lesson}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = api.lesson(game, lesson);
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}
