/** Walks of the Spirit over several spaces, offered in one click. */
import type { Answer } from '$lib/table.svelte';
import { numberOf, type Code, type StonesTable, type StonesView } from '../table';

const WIDTH = 6;

/** Up, down, left, right, inside the plane. */
export function neighbours(space: number): number[] {
  const [row, column] = [Math.floor(space / WIDTH), space % WIDTH];
  const found = [];
  if (row > 0) found.push(space - WIDTH);
  if (column > 0) found.push(space - 1);
  if (column < WIDTH - 1) found.push(space + 1);
  if (row < WIDTH - 1) found.push(space + WIDTH);
  return found;
}

/** Spaces a Spirit cannot enter: other Spirits, and corners that still have runes. */
export function closedSpaces(table: StonesTable): Set<number> {
  const spirits = (table.plane ?? []).flatMap((space, index) =>
    space.spirit === null ? [] : index,
  );
  const stacks = (table.stacks ?? [])
    .filter((stack) => stack.space !== null && stack.values.length > 0)
    .map((stack) => numberOf(stack.space!));
  return new Set([...spirits, ...stacks]);
}

/** A walk: its spaces, and which stones allow it (sorted; empty for free steps). */
export interface Walk {
  path: number[];
  uses: string;
}

/** All walks the budget allows, shortest first; on free steps any colour will do. */
export function walksFrom(
  table: StonesTable,
  from: number,
  budget: readonly Code[],
  free: number,
): Walk[] {
  const closed = closedSpaces(table);
  const found: Walk[] = [];
  let edge: { path: number[]; left: readonly Code[]; used: Code[] }[] = [
    { path: [], left: budget, used: [] },
  ];
  const most = free > 0 ? free : budget.length;
  for (let length = 1; length <= most; length += 1) {
    const next: typeof edge = [];
    for (const { path, left, used } of edge) {
      for (const space of neighbours(path.at(-1) ?? from)) {
        if (closed.has(space) || path.includes(space)) continue;
        const colour = table.plane![space]!.colour;
        const place = left.indexOf(colour);
        if (free === 0 && place < 0) continue;
        const step = { path: [...path, space], left, used };
        if (free === 0) {
          step.left = left.toSpliced(place, 1);
          step.used = [...used, colour];
        }
        next.push(step);
        found.push({ path: step.path, uses: step.used.toSorted().join('') });
      }
    }
    edge = next;
  }
  return found;
}

/** One walk for each space and each way to pay for it, the shortest. */
function distinct(walks: readonly Walk[]): Map<number, Walk[]> {
  const found = new Map<number, Walk[]>();
  for (const walk of walks) {
    const there = found.get(walk.path.at(-1)!) ?? [];
    const isLonger = there.some((other) => other.path.length < walk.path.length);
    const isSame = there.some((other) => other.uses === walk.uses);
    if (!isLonger && !isSame) found.set(walk.path.at(-1)!, [...there, walk]);
  }
  return found;
}

const WORDS: Record<Code, string> = { R: 'red', B: 'blue', Y: 'yellow', G: 'green', N: 'brown' };

/** Spaces two or more steps away, each with its walks. */
export function routes(view: StonesView): Answer[] {
  const { table, decision, viewer } = view;
  const kind = decision?.kind ?? '';
  if (decision?.seat !== viewer || !['spirit_step', 'free_step'].includes(kind)) return [];
  const here = table.seats[table.active]!.spirit;
  if (!table.plane || !here) return [];
  const { budget, free } = table.steps!;
  const walks = walksFrom(table, numberOf(here), budget, kind === 'free_step' ? free : 0);
  return [...distinct(walks)].flatMap(([space, ways]) =>
    ways.flatMap((walk) => answerOf(view, space, walk) ?? []),
  );
}

/** A walk as an answer; null where it is one step, or not on offer now. */
function answerOf(view: StonesView, space: number, walk: Walk): Answer | null {
  if (walk.path.length < 2) return null;
  const actions = walk.path.map((step) => actionTo(view, step));
  if (!view.choices.some((choice) => choice.action === actions[0])) return null;
  const colours = [...walk.uses].map((code) => WORDS[code as Code]).join(', ');
  const words = colours ? `${walk.path.length} steps: ${colours}` : `${walk.path.length} steps`;
  return {
    actions,
    label: `Walk to ${view.table.plane![space]!.name} (${words})`,
    target: `space:${space}`,
    warning: '',
    far: true,
  };
}

/** The number of the action that steps onto a space, told from one that is on offer. */
function actionTo(view: StonesView, space: number): number {
  const known = view.choices.find((choice) => /^step /.test(choice.text))!;
  return known.action - numberOf(known.target) + space;
}
