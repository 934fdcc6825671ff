/** The table of Alchemist's Race as the server shows it. */
import type { View } from '$lib/view';

export type SpaceKind = 'market' | 'resource' | 'lose_material' | 'lose_potion' | 'plain';

export interface Space {
  id: string;
  number: number;
  label: string;
  name: string;
  /** Its name and where it lies. */
  place: string;
  kind: SpaceKind;
  resource: string | null;
  amount: number;
  x: number;
  y: number;
  region: string;
  roads: number[];
  tooltip: string;
}

export interface BoardData {
  id: string;
  title: string;
  canvas: [number, number];
  spaces: Space[];
}

export interface RaceSeat {
  id: string;
  seat: number;
  name: string;
  space: number;
  came_from: number | null;
  exits: number[];
  coins: number;
  resources: Record<string, number>;
  potions: Record<string, number>;
  defended: boolean;
  invisible: boolean;
  worth: number;
}

export interface Recipe {
  id: string;
  name: string;
  cost: [string, string];
  value: number;
  left: number | null;
}

/** What ending a move on a space brings the mover. */
export interface Landing {
  space: number;
  brings: string;
  resource: string | null;
  is_loss: boolean;
}

/** The roads towards a thing, and where the walks on them end. */
export interface Way {
  target: string;
  roads: (readonly [number, number])[];
  ends: Landing[];
  /** The answers of a walk further off. */
  answers?: number[];
}

export interface StepHint extends Way {
  outlook: string;
}

export interface RouteHint extends Way {
  label: string;
  warning: string;
  grave: boolean;
  answers: number[];
}

/** What would be, for the seat that is asked. */
export interface RaceHints {
  /** The faces of the die that can lead to a space; none once it is rolled. */
  reach: { space: number; faces: number[] }[];
  steps: StepHint[];
  routes: RouteHint[];
  /** Why a potion cannot be crafted while others can, by its id. */
  lacks: Record<string, string>;
  /** The coins a sale would make, by the potion's id. */
  sales: Record<string, number>;
}

export interface RaceTable {
  board: BoardData;
  seats: RaceSeat[];
  recipes: Recipe[];
  supply: Record<string, number | null>;
  round: number;
  max_rounds: number;
  turn: number;
  active: number;
  first_player: number;
  target_coins: number;
  target_reached: boolean;
  die: number;
  die_sides: number;
  steps_left: number;
  extra_rolls: number;
  warped: boolean;
  has_stepped: boolean;
  open_targets: number[];
  encounters: number[];
  loss: { seat: number; left: number; what: 'resources' | 'potions' } | null;
  hints: RaceHints | null;
}

export type RaceView = View<RaceTable>;

/** The resource or potion with this number, in the order of the game's content. */
export const wordAt = (counts: Record<string, number>, index: number): string =>
  Object.keys(counts)[index] ?? '';
