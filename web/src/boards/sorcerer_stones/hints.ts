/** What the server says would be: walks of one click, and the zones after an answer pointed at. */
import type { Answer } from '$lib/table.svelte';
import { SLOT_AT, cellOf, middle, type Point } from './layout';
import { numberOf, type Gain, type StonesView, type Zone } from './table';
import { textOf } from '$lib/view';

/** Spaces further off that a single click walks to. */
export function routes({ table }: StonesView): Answer[] {
  return (table.hints?.routes ?? []).map(({ answers, label, target }) => ({
    actions: answers,
    label,
    target,
    warning: '',
    grave: false,
    far: true,
  }));
}

/** The spaces a step, or a walk further off, leads over. */
export function wayOf({ table }: StonesView, answer: Answer): string[] {
  if (!answer.far) return [answer.target];
  const words = answer.actions.join();
  return table.hints?.routes.find(({ answers }) => answers.join() === words)?.path ?? [];
}

export interface AsIf {
  gain: Gain | null;
  /** The zones with their cells as they would be. */
  zones: Zone[];
  /** How far each zone would be from where it is. */
  moved: ReadonlyMap<number, Point>;
  /** The zone that would turn, in degrees. */
  turned: { zone: number; degrees: number } | null;
  /** How far a stone would be from where it is, by slot. */
  shifted: ReadonlyMap<number, Point>;
  /** The zone a Taoist would stand on. */
  landing: number | null;
}

const zoneNumber = (word: string): number => Number(word.replace('t', ''));

const difference = (to: Point, from: Point): Point => [to[0] - from[0], to[1] - from[1]];

/** The zones with some of them on other cells. */
function relaid(zones: readonly Zone[], cells: ReadonlyMap<number, { x: number; y: number }>) {
  const laid = zones.map((zone, index) => ({ ...zone, ...cells.get(index) }));
  const moved = new Map(
    [...cells.keys()].map((index) => [
      index,
      difference(middle(laid[index]!), middle(zones[index]!)),
    ]),
  );
  return { zones: laid, moved };
}

/** Two stones on each other's places. */
function exchanged(zones: readonly Zone[], one: number, other: number): Map<number, Point> {
  const at = (slot: number): Point => {
    const [x, y] = middle(zones[slot >> 2]!);
    const [dx, dy] = SLOT_AT[slot & 3]!;
    return [x + dx, y + dy];
  };
  return new Map([
    [one, difference(at(other), at(one))],
    [other, difference(at(one), at(other))],
  ]);
}

/** The board after this action, or null where it would lie as it lies. */
export function asIf(view: StonesView, action: number | undefined): AsIf | null {
  const { zones, after, under_way } = view.table;
  const gain = after[String(action)] ?? null;
  const [verb = '', what = '', more = ''] = textOf(view, action).split(' ');
  const still: AsIf = {
    gain,
    zones,
    moved: new Map(),
    turned: null,
    shifted: new Map(),
    landing: null,
  };
  if (verb === 'spin') {
    const turned = { zone: zoneNumber(what), degrees: more === 'cw' ? 90 : -90 };
    return { ...still, turned };
  }
  if (verb === 'fly' || verb === 'place') return { ...still, landing: zoneNumber(what) };
  const chosen = numberOf(under_way?.thing ?? '');
  if (verb === 'swap') {
    const partner = zoneNumber(what);
    const { x, y } = zones[chosen]!;
    const { x: otherX, y: otherY } = zones[partner]!;
    const cells = new Map([
      [chosen, { x: otherX, y: otherY }],
      [partner, { x, y }],
    ]);
    return { ...still, ...relaid(zones, cells) };
  }
  if (verb === 'lay') return { ...still, ...relaid(zones, new Map([[chosen, cellOf(what)]])) };
  if (verb === 'with') {
    const target = view.choices.find((choice) => choice.action === action)!.target;
    return { ...still, shifted: exchanged(zones, chosen, numberOf(target)) };
  }
  return gain ? still : null;
}

/** The slots every set has: surely taken. None while the sets are not told yet. */
export const inEvery = (sets: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...others] = sets;
  return first.filter((slot) => others.every((set) => set.includes(slot)));
};
