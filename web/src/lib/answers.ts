/** What can be answered, by the thing on the table it points at; and sets picked in any order. */
import type { Choice, PickSet } from './view';

/** The choices that point at each thing. */
export function byTarget(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.target) continue;
    const there = found.get(choice.target);
    if (there) there.push(choice);
    else found.set(choice.target, [choice]);
  }
  return found;
}

/** How often each number occurs. */
function counts(numbers: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const number of numbers) found.set(number, (found.get(number) ?? 0) + 1);
  return found;
}

/** Does a complete set hold at least these picks? */
function holds(set: readonly number[], picked: readonly number[]): boolean {
  const there = counts(set);
  return [...counts(picked)].every(([action, count]) => (there.get(action) ?? 0) >= count);
}

/** May this piece be picked on top of what is picked already? */
export function mayAdd(sets: readonly number[][], picked: readonly number[], action: number) {
  const wanted = [...picked, action];
  return sets.some((set) => holds(set, wanted));
}

/** The canonical sequence of a complete pick, or null while pieces are missing. */
export function completed(sets: readonly number[][], picked: readonly number[]): number[] | null {
  return sets.find((set) => set.length === picked.length && holds(set, picked)) ?? null;
}

/** How many more pieces the shortest complete set above these picks needs. */
export function missing(sets: readonly number[][], picked: readonly number[]): number {
  const left = sets.filter((set) => holds(set, picked)).map((set) => set.length - picked.length);
  return left.length > 0 ? Math.min(...left) : 0;
}

/** How many pieces the complete sets above these picks have: the fewest, and the most. */
export function sizes(sets: readonly number[][], picked: readonly number[]): [number, number] {
  const found = sets.filter((set) => holds(set, picked)).map((set) => set.length);
  return found.length > 0 ? [Math.min(...found), Math.max(...found)] : [0, 0];
}

/** What a complete pick comes to, in the engine’s words; nothing while pieces are missing. */
export function totalOf(sets: readonly PickSet[], picked: readonly number[]): string {
  const found = sets.find(({ pieces }) => pieces.length === picked.length && holds(pieces, picked));
  return found?.total ?? '';
}

/** How far a pick has come: "1 of 2 chosen", "2 chosen, up to 4". */
export function countWords(count: number, [least, most]: readonly [number, number]): string {
  if (least === most) return `${count} of ${most} chosen`;
  const bounds = count < least ? `${least} to ${most}` : `up to ${most}`;
  return count === most ? `${count} chosen` : `${count} chosen, ${bounds}`;
}

/** The picks without one piece of this kind (the last one picked). */
export function without(picked: readonly number[], action: number): number[] {
  const place = picked.lastIndexOf(action);
  return place < 0 ? [...picked] : picked.toSpliced(place, 1);
}

/** Choices in groups that begin with the same word: what the bar folds together. */
export function byVerb(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.text.split(' ', 1)[0] ?? '';
    found.set(verb, [...(found.get(verb) ?? []), choice]);
  }
  return found;
}
