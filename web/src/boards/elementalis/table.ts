/** What the server shows of ElementaliS. */
import type { View } from '$lib/view';

export type Colour = 'f' | 'w' | 'e' | 'a';
/** The symbols of dice and cards. */
export type Sign = Colour | 'x' | 's' | 'm';
export type Face = 'F' | 'W' | 'E' | 'A' | 'X' | 'S' | 'FF' | 'WW' | 'EE' | 'AA';

export interface Pile {
  id: string;
  colour: string;
  amount: number;
}

export interface FluxPile {
  id: string;
  colour: string;
  /** Nothing where the Flux has no end. */
  amount: number | null;
}

export interface DieShown {
  id: string;
  name: string;
  colour: string;
  face: Face;
  faces: Face[];
  /** Its faces in words. */
  text: string;
  copy_of: string | null;
  held: boolean;
  scorched: boolean;
  destroyed: boolean;
  taken: boolean;
}

export interface SpellLine {
  id: string;
  name: string;
  spells: string[];
  price: string;
  used: boolean;
}

export interface Mage {
  id: string;
  seat: number;
  name: string;
  major: Sign | null;
  minor: Sign | null;
  mage: string;
  counts_as: string;
  element: string | null;
  pool: Pile[];
  colourless: { id: string; amount: number };
  total: number;
  leak: number;
  declared: boolean;
  live: boolean;
  lines: SpellLine[];
}

export interface Link {
  id: string;
  owner: number;
  linked: number;
}

export interface SpellCast {
  id: string;
  caster: number;
  cast: string;
  spell: string;
  paid: number;
  target: string;
  chosen: { id: string; amount: number }[];
  void: boolean;
}

export interface SumLine {
  colour: Colour | 'any';
  terms: [amount: number, symbol: Sign][];
  amount: number;
  /** What the Flux lacks. */
  lost: number;
}

/** What an answer may lead to; each kind of question fills in its own part. */
export interface Forecast {
  now?: number;
  /** The numbers speak of the Chance Roll to come. */
  next?: boolean;
  then?: number;
  low?: number;
  high?: number;
  faces?: [face: Face, value: number][];
  bust?: [number, number];
  mean?: number;
  own?: number;
  take?: [amount: number, faces: number][];
  pay?: [amount: number, faces: number][];
}

export interface ElementTable {
  round: number;
  rounds: number;
  start_seat: number;
  active: number;
  roll: '' | 'Power Roll' | 'Chance Roll' | 'Cosmic Roll';
  flux: FluxPile[];
  channel: Pile[];
  at_risk: boolean;
  dice: DieShown[];
  symbols: Partial<Record<Face, number>>;
  /** A Chance Roll with a Sun: nothing of it is scored. */
  lost: boolean;
  worth: number | null;
  sums: SumLine[];
  /** What a Cosmic Roll's faces mean, while one lies there. */
  cosmic: string;
  seats: Mage[];
  links: Link[];
  spell: SpellCast | null;
  majors_left: Sign[];
  minors_left: Sign[];
  copies_left: Record<'major' | 'minor', Record<Sign, number>>;
  /** While the Mana to start with is chosen: what each colour pays for. */
  pays: Record<Colour, string> | null;
  pairs: Record<string, { mage: string; mean: number }> | null;
  forecasts: Record<string, Forecast>;
  order: 'none' | 'silent' | 'guard' | null;
}

export type ElementView = View<ElementTable>;

/** The word at the end of an id: `f` of `flux:f`. */
export const wordOf = (id: string): string => id.slice(id.lastIndexOf(':') + 1);

/** How much lies in the Channel. */
export const channelTotal = (table: ElementTable): number =>
  table.channel.reduce((sum, pile) => sum + pile.amount, 0);

/** Is the question one of choosing cards? */
export const isDraft = (view: ElementView): boolean =>
  view.decision?.kind === 'major' || view.decision?.kind === 'minor';
