/** Where a piece can get to: every walk of a roll, and which of them need no more than one click. */
import type { Answer } from '$lib/table.svelte';
import { called } from '$lib/people';
import type { RaceSeat, RaceTable, RaceView, Space } from './table';

export interface Walk {
  /** Every space walked onto, in order. */
  path: number[];
  /** The forks on the way: the space chosen at each, -1 for a stop at the Market. */
  forks: number[];
  /** A meeting on the way asks something first. */
  isInterrupted: boolean;
}

const STOP = -1;

/** Could the mover attack somebody on this space? */
function asksAt(table: RaceTable, mover: RaceSeat, space: Space): boolean {
  if (space.kind === 'market') return false;
  if (!mover.potions.poison && !mover.potions.meteor) return false;
  return table.seats.some(
    (other) =>
      other.seat !== mover.seat &&
      other.space === space.number &&
      !other.defended &&
      Object.values(other.resources).some((count) => count > 0),
  );
}

/** All walks of so many steps; a walk may end early on the Market. */
export function walks(table: RaceTable, seat: number, steps: number): Walk[] {
  const mover = table.seats[seat];
  if (!mover || steps < 1) return [];
  const { spaces } = table.board;
  const found: Walk[] = [];
  const follow = (here: number, back: number | null, left: number, so: Walk): void => {
    const space = spaces[here]!;
    const isMarket = space.kind === 'market';
    const mayStop = isMarket && (so.path.length > 0 || table.has_stepped);
    if (mayStop && left > 0) found.push({ ...so, forks: [...so.forks, STOP] });
    if (left === 0) {
      found.push(so);
      return;
    }
    const exits = space.roads.filter((road) => road !== back);
    const asks = asksAt(table, mover, space) && so.path.length > 0;
    for (const exit of exits) {
      const isFork = exits.length > 1 || mayStop;
      follow(exit, here, left - 1, {
        path: [...so.path, exit],
        forks: isFork ? [...so.forks, exit] : so.forks,
        isInterrupted: so.isInterrupted || asks,
      });
    }
  };
  follow(mover.space, mover.came_from, steps, { path: [], forks: [], isInterrupted: false });
  return found.filter((walk) => walk.path.length > 0);
}

/** Where a walk ends. */
export const endOf = (walk: Walk): number => walk.path.at(-1)!;

/** The faces of the die that can bring a seat onto each space. */
export function reach(table: RaceTable, seat: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let face = 1; face <= table.die_sides; face += 1) {
    for (const end of new Set(walks(table, seat, face).map(endOf))) {
      found.set(end, [...(found.get(end) ?? []), face]);
    }
  }
  return found;
}

/** Spaces further off that one walk and no other leads to: a click there answers all its forks. */
export function routes(view: RaceView): Answer[] {
  const { table, decision, choices } = view;
  const step = choices.find((choice) => choice.text.startsWith('step '));
  if (decision?.kind !== 'path' || !step) return [];
  const base = step.action - Number(step.text.slice(5));
  const stop = choices.find((choice) => choice.text === 'stop')?.action ?? null;
  const byEnd = new Map<number, Walk[]>();
  for (const walk of walks(table, decision.seat, table.steps_left)) {
    byEnd.set(endOf(walk), [...(byEnd.get(endOf(walk)) ?? []), walk]);
  }
  const near = new Set(choices.map((choice) => choice.target));
  return [...byEnd].flatMap(([end, some]) => {
    const [walk] = some;
    const space = table.board.spaces[end]!;
    const isStop = walk!.forks.includes(STOP);
    const isClear = some.length === 1 && !walk!.isInterrupted && (!isStop || stop !== null);
    if (!isClear || near.has(space.id) || walk!.forks.length < 1) return [];
    const actions = walk!.forks.map((fork) => (fork === STOP ? stop! : base + fork));
    const label = `Walk to ${space.label} (${space.name})`;
    return [{ actions, label, target: space.id, warning: '', far: true }];
  });
}

/** The walks that begin with this step, or lead to this far space. */
export function walksOf(view: RaceView, answer: Answer): Walk[] {
  const { table, decision, choices } = view;
  if (!decision || decision.kind !== 'path') return [];
  const all = walks(table, decision.seat, table.steps_left);
  const target = Number(answer.target.replace('space:', ''));
  if (answer.far) return all.filter((walk) => endOf(walk) === target);
  const choice = choices.find((one) => one.action === answer.actions[0]);
  if (!choice?.text.startsWith('step ')) return [];
  return all.filter((walk) => walk.path[0] === target);
}

/** Who stands on a space, besides the mover. */
function othersOn(view: RaceView, people: readonly string[], space: number): string[] {
  const { table, decision, names } = view;
  return table.seats
    .filter((seat) => seat.space === space && seat.seat !== decision?.seat)
    .map((seat) => called(seat.name, names, people, true));
}

/** What a step leads to: "ends on Mushroom (Tobin is there) or Grass". */
export function outlook(view: RaceView, answer: Answer, people: readonly string[] = []): string {
  const ends = [...new Set(walksOf(view, answer).map(endOf))];
  if (ends.length === 0 || answer.far) return '';
  const words = ends.map((end) => {
    const there = othersOn(view, people, end);
    const name = view.table.board.spaces[end]!.name;
    return there.length > 0 ? `${name} (${there.join(', ')} there)` : name;
  });
  if (words.length > 2) return `${words.length} places to end on`;
  return `ends on ${words.join(' or ')}`;
}
