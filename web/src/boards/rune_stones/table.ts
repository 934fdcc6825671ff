/** The table of Rune Stones as the server shows it. */
import type { View } from '$lib/view';

export type Colour = 'blue' | 'yellow' | 'green' | 'red' | 'white';
export type Resource = Colour | 'ore';

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'green', 'red', 'white'];
export const RESOURCES: readonly Resource[] = [...COLOURS, 'ore'];

/** One step of an ability; `source` is the colour of what rolled the die. */
export interface Term {
  op:
    | 'gem'
    | 'any_gem'
    | 'points'
    | 'die'
    | 'card'
    | 'any_card'
    | 'hand_card'
    | 'toadstool'
    | 'steal'
    | 'raise'
    | 'wisp'
    | 'switch';
  colour: Resource | 'source' | null;
  count: number;
}

export interface Ability {
  shape: 'seq' | 'or' | 'swap';
  times: number;
  sides: Term[][];
  /** The kinds of question it may bring. */
  asks: string[];
}

export interface CardInfo {
  id: string;
  number: number;
  name: string;
  colour: Colour;
  magic: number;
  magic_colours: Colour[];
  text: string;
  /** Where it goes when it is lost. */
  if_lost: string;
  ability: Ability;
}

export interface PlayedCard extends CardInfo {
  used: boolean;
  forfeited: boolean;
  destroyed: boolean;
  will_be_lost: boolean;
}

export interface Slot {
  id: string;
  price: number;
  card: CardInfo | null;
  bought: boolean;
  affordable: boolean;
}

export interface Smithy {
  id: string;
  name: string;
  artifact: Colour | null;
  stack: number;
  gems: number;
  ore: number;
  text: string;
  bonus: Ability;
  forge_token: boolean;
  forged: boolean;
  why_not: string;
}

export interface StoneStack {
  id: string;
  name: string;
  left: number;
  aside: number;
}

export interface Wisp {
  id: string;
  tile: string;
  name: string;
  text: string;
  ability: Ability;
}

/** What a tile or a die result is called and does. */
export interface Part {
  name: string;
  ability: Ability;
}

export interface Night {
  tokens: { id: string; space: number; wisp: boolean }[];
  stack: number;
  discard: Record<string, number>;
  kinds: Record<string, Part>;
  up: (Wisp | null)[];
}

export interface ForestSpace {
  id: string;
  text: string;
  ability: Ability;
}

export interface Forest {
  spaces: ForestSpace[];
  stack: number;
  discard: Record<string, number>;
}

export interface Row {
  id: string;
  slots: Record<Colour, Colour | null>;
  size: number;
  points: number;
  /** What it scores with one artifact more; null where it is full. */
  next_points: number | null;
}

export interface RuneSeat {
  seat: number;
  name: string;
  score: number;
  to_target: number;
  gems: Record<Colour, number>;
  ore: number;
  resource_points: number;
  rows: Row[];
  stones: string[];
  /** The stones whose power the seat has now, borrowed ones included. */
  powers: string[];
  wild_gem: Colour | null;
  wild_colours: Colour[];
  hand_size: number;
  hand_limit: number;
  hand: CardInfo[] | null;
  known: number[];
  deck_size: number;
  unseen: number[];
  discard: number[];
  removed: number[];
  own_cards: Record<string, CardInfo>;
  toadstools?: Record<string, number>;
  familiar?: number;
  familiar_rank?: number;
}

export interface Turn {
  played: PlayedCard[];
  magic_cards: CardInfo[];
  pool: number;
  magic_colours: Colour[];
  any_magic: boolean;
  exchange_used: boolean;
  wilds: boolean;
  borrowed: string[];
  borrowed_wild: Colour | null;
  /** The smithy whose artifact is being placed and paid for. */
  forging_at: string | null;
  /** The score space whose token has called a wisp. */
  wisp_token: number | null;
}

/** What an answer is sure to bring. */
export interface AnswerHint {
  /** Gems and ore, gained or paid. */
  change: Partial<Record<Resource, number>>;
  points: number;
  score: number;
  magic: number;
  /** The magic that is left then. */
  pool: number;
  /** Wisp tokens that the points reach or pass. */
  wisps: number[];
  starts_last_round: boolean;
  /** An artifact that would lie there: `p0:A:blue`. */
  placed: { target: string; colour: Colour } | null;
  /** What follows that is not sure; empty where the rest is all of it. */
  then: ('gems' | 'die' | 'toadstool' | 'choice' | 'step')[];
}

/** How a hand card goes together with others, in a Summon or in a Utilize. */
export interface CardHint {
  magic?: number;
  /** The colour of its magic; null fits all. */
  colour?: Colour | null;
  /** Why it does not fit the magic so far. */
  clash?: string;
  /** Why it does not fit other cards, by their ids. */
  clashes?: Record<string, string>;
  /** The cards beside which it would be the lost one. */
  lost_beside?: string[];
}

/** What the engine tells the asked seat beside the question. */
export interface Hints {
  main_actions: { summon: string; utilize: string; forge: string } | null;
  answers: Record<string, AnswerHint>;
  /** The ability whose sides or swap are asked about. */
  asking: Ability | null;
  cards: Record<string, CardHint>;
  magic: { from_stone: number; creatures_within: number[] } | null;
  third_card: string;
}

export interface RuneTable {
  round: number;
  max_rounds: number;
  last_round: boolean;
  target: number;
  /** What a row of so many artifacts scores. */
  row_points: number[];
  stone_limit: number;
  first: number;
  active: number;
  display: Slot[];
  creature_deck: number;
  general_discard: number[];
  cards: Record<string, CardInfo>;
  smithies: Smithy[];
  artifact_supply: Record<string, number>;
  artifact_discard: Record<string, number>;
  stones: StoneStack[];
  supply: Record<Resource, number | null>;
  die: Record<string, Part>;
  night: Night | null;
  forest: Forest | null;
  turn: Turn;
  seats: RuneSeat[];
  hints: Hints | null;
}

export type RuneView = View<RuneTable>;

/** How many gems of a colour, or ore, a seat has. */
export const held = (seat: RuneSeat, kind: Resource): number =>
  kind === 'ore' ? seat.ore : seat.gems[kind];

/** How many there are of all kinds. */
export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
