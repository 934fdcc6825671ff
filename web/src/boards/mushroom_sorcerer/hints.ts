/** What the server says would be: caps, tracks, influence and wars of the answer under the pointer. */
import type { Answer } from '$lib/table.svelte';
import { textOf } from '$lib/view';
import {
  askedKind,
  landOf,
  type Attack,
  type Element,
  type ForestTable,
  type ForestView,
  type Lead,
} from './table';

export interface CapPreview {
  /** Caps that would stand on top, by land. */
  ghosts: Map<number, Element>;
  /** How many caps would fall, by land. */
  doomed: Map<number, number>;
  /** The land whose top cap would go elsewhere. */
  leaving: number | null;
}

const elementOf = (target: string): Element | null =>
  /^gu:(\w+)$/.exec(target)?.[1] as Element | null;

/** Where caps would come and go. */
export function capPreview(view: ForestView, answer: Answer | null): CapPreview {
  const shown: CapPreview = { ghosts: new Map(), doomed: new Map(), leaving: null };
  if (!answer) return shown;
  const { asked, lands, war } = view.table;
  const kind = askedKind(view);
  const about = landOf(asked?.land);
  const there = landOf(answer.target);
  if (kind === 'gu_kind' || kind === 'shadow_kind') put(shown.ghosts, about, answer.target);
  else if (kind === 'revive') put(shown.ghosts, war?.defender.land ?? null, answer.target);
  else if (kind === 'slide_to' && about !== null && there !== null) {
    shown.ghosts.set(there, lands[about]!.stack.at(-1)!);
    shown.leaving = about;
  } else if (kind === 'strike_at' && there !== null) shown.doomed.set(there, 1);
  else if (kind === 'raze' && war) shown.doomed.set(war.defender.land, countOf(answer.target));
  return shown;
}

function put(ghosts: Map<number, Element>, land: number | null, target: string): void {
  const element = elementOf(target);
  if (land !== null && element) ghosts.set(land, element);
}

/** The number of `count:3`. */
export const countOf = (target: string): number => Number(/^count:(\d+)$/.exec(target)?.[1] ?? 0);

/** Where an answer leads on the tracks. */
export const leadOf = ({ asked }: ForestTable, answer: Answer | null): Lead | null =>
  asked?.leads[String(answer?.actions[0])] ?? null;

/** The war an answer under the pointer would begin. */
export function forecast(view: ForestView, answer: Answer | null): Attack | null {
  const land = landOf(answer?.target);
  if (land === null || !answer) return null;
  const text = textOf(view, answer.actions[0]);
  const { attacks } = view.table;
  if (text.startsWith('attack ')) return bestAttack(attacks, land, 'attacker');
  return askedKind(view) === 'war_target' ? bestAttack(attacks, land, 'defender') : null;
}

/** The attack with the best odds from a land, or against one. */
export function bestAttack(
  attacks: readonly Attack[],
  land: number,
  side: 'attacker' | 'defender',
): Attack | null {
  const found = attacks.filter((attack) => attack[side].land === land);
  const [best] = found.toSorted((one, other) => other.expected - one.expected);
  return best ?? null;
}
