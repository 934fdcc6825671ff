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
}

export interface CardInfo {
  id: string;
  number: number;
  name: string;
  colour: Colour;
  magic: number;
  magic_colours: Colour[];
  text: string;
  scores: boolean;
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
  wild_gem: Colour | null;
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
}

export interface RuneTable {
  round: number;
  max_rounds: number;
  last_round: boolean;
  target: number;
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
}

export type RuneView = View<RuneTable>;

/** The seat whose things lie on the stage: the viewer's own, or for a spectator who is playing. */
export const ownSeat = (view: RuneView): number => view.viewer ?? view.table.active;

/** How many gems of a colour, or ore, a seat has. */
export const held = (seat: RuneSeat, kind: Resource): number =>
  kind === 'ore' ? seat.ore : seat.gems[kind];

/** The stones whose power a seat has now: its own, and in its turn those it borrowed. */
export const powers = (view: RuneView, seat: number): string[] => [
  ...view.table.seats[seat]!.stones,
  ...(view.table.active === seat ? view.table.turn.borrowed : []),
];

/** The text form of an action: `smith 3 gems`. */
export const textOf = (view: RuneView, action: number | undefined): string =>
  view.choices.find((choice) => choice.action === action)?.text ?? '';

/** How many there are of all kinds. */
export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
