/** The table of Sorcerer & Stones as the server shows it. */
import type { View } from '$lib/view';

/** Red, blue, yellow, green, brown. */
export type Code = 'R' | 'B' | 'Y' | 'G' | 'N';

export interface Slot {
  id: string;
  name: string;
  stone: Code | null;
}

export interface Zone {
  id: string;
  name: string;
  x: number;
  y: number;
  turn: number;
  slots: Slot[];
  taoists: number[];
}

export interface Claim {
  kind: 'pair' | 'line';
  colour: Code;
  slots: string[];
  own: string[];
}

/** What activating a zone would give. */
export interface Gain {
  zone: string;
  words: string;
  stones: Code[];
  sets: string[][];
  claims: Claim[];
  own_colour_qi: number;
  objectives: { objective: string; qi: number; steps: number }[];
  qi: number;
  free_steps: number;
  longest_line: number;
  lines: number;
}

export interface Artifact {
  card: string;
  name: string;
  cost: Code[];
  points: number;
}

export interface Offered extends Artifact {
  id: string;
  placed: Code[];
  missing: Code[];
}

export interface MagicCard {
  id: string;
  name: string;
}

export interface StonesSeat {
  id: string;
  name: string;
  colour: Code;
  /** Not before it is chosen. */
  has_colour: boolean;
  zone: string | null;
  hand: MagicCard[];
  deck: number;
  /** In deck and hand. */
  cards_left: number;
  discard: number;
  discards: string[];
  stones: Code[];
  limit: number;
  /** How many more it may keep, and how many it has too many. */
  room: number;
  surplus: number;
  crafted: Artifact[];
  would_take: string | null;
  qi?: number;
  credited?: number;
  spirit?: string | null;
  owned?: Code[];
  runes?: { type: Code; value: number }[];
}

export interface Space {
  id: string;
  name: string;
  colour: Code;
  spirit: number | null;
}

export interface RuneStack {
  id: string;
  type: Code;
  space: string | null;
  /** The spaces from which it is in reach. */
  beside: string[];
  values: number[];
}

export interface Objective {
  id: string;
  kind: string;
  name: string;
  text: string;
  tiers: { at: number; qi: number; steps: number }[];
}

/** A walk of the Spirit over several spaces, as one answer. */
export interface Route {
  answers: number[];
  label: string;
  target: string;
  path: string[];
}

export interface StonesTable {
  mode: 'standard' | 'intro' | 'coop';
  round: number;
  turn: number;
  max_rounds: number;
  start_seat: number;
  active: number;
  step: number;
  last_round: string | null;
  zones: Zone[];
  line: Code[];
  next_stones: { stone: Code; slot: string; name: string }[];
  offer: (Offered | null)[];
  artifacts_unseen: number;
  crafted_in_all: number;
  seats: StonesSeat[];
  preview: Gain | null;
  stones_on_the_way: { to_tail: Code[]; to_place: Code[]; room: number };
  under_way: { card: string | null; thing: string | null; symbol: number | null } | null;
  after: Record<string, Gain>;
  /** For the asked seat alone. */
  hints: { routes: Route[]; note: string } | null;
  goal?: number;
  /** Co-op: what all crafted together. */
  crafted?: Artifact[];
  title?: string;
  success?: boolean;
  titles?: { crafted: number; name: string }[];
  qi_supply?: number;
  plane?: Space[];
  stacks?: RuneStack[];
  objectives?: Objective[];
  steps?: { budget: Code[]; free: number; paid: number; claimed: boolean };
}

export type StonesView = View<StonesTable>;

/** The number at the end of an id: 3 of `zone:3`. */
export const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf(':') + 1));

/** What people call a zone, by its id. */
export const zoneName = ({ zones }: StonesTable, id: string | null | undefined): string =>
  zones.find((zone) => zone.id === id)?.name ?? '';
