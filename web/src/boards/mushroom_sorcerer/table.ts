/** The table of Mushroom Sorcerer as the server shows it. */
import type { View } from '$lib/view';

export type General = 'flame' | 'stone' | 'water' | 'thunder';
export type Element = General | 'moon';
export type Servant = 'flame' | 'stone';
export type Good = Servant | 'mana' | 'drop' | 'flask';
export type Bonus = Good | 'die' | 'scroll' | 'influence';
export type DeckKey = 'summoning' | 'servant' | 'gu' | 'war';
export type LandKind = 'ground' | 'plateau' | 'shrine' | 'forbidden';

export interface Land {
  id: string;
  number: number;
  label: string;
  row: number;
  column: number;
  kind: LandKind;
  resource: Good | null;
  debris: boolean;
  owner: number | null;
  stack: Element[];
  height: number;
  flame: number;
  stone: number;
  near: number[];
  tooltip: string;
}

export interface Scroll {
  id: string;
  slot: number;
  spell: string;
  name: string;
  deck: DeckKey;
  mana: number;
  flipped: boolean;
  cast: boolean;
  tooltip: string;
}

export interface Potion {
  id: string;
  potion: string;
  name: string;
  element: General | null;
  mastered: boolean;
  state: 'left' | 'active' | 'drunk';
}

export interface Checkpoint {
  elements: number;
  gus: number;
}

export interface Sorcerer {
  id: string;
  seat: number;
  sorcerer: string;
  name: string;
  title: string;
  colour: string;
  path: 'influence' | 'moon';
  influence: number;
  moon: number;
  moon_gus: number;
  needs: Checkpoint | null;
  is_blessed: boolean;
  gus: number;
  towers: number[];
  platforms: number;
  drops: number;
  flasks: number;
  mana: number;
  reserve: Record<Servant, number>;
  servants: number;
  dice: number;
  elements: { element: General; at: number; level: number; mastered: boolean }[];
  archive: Scroll[];
  archive_room: number;
  archive_free: number;
  potion: string | null;
  potion_name: string;
  potion_mastered: boolean;
  potions: Potion[];
  free_gu: boolean;
}

export interface Deck {
  id: string;
  deck: DeckKey;
  name: string;
  top: string | null;
  top_name: string;
  mana: number;
  tooltip: string;
  left: number;
}

export interface TrackView {
  element: Element;
  length: number;
  /** The level of each space; empty for the moon. */
  levels: number[];
  bonuses: (Bonus | null)[];
}

/** What one side of a war brings. */
export interface Side {
  seat: number;
  land: number;
  arrows: number;
  block: number;
  dice: number;
  /** With all dice on its side. */
  most_arrows: number;
  most_block: number;
  wall: number;
  flame: number;
  stone: number;
  shields: Record<Servant, number>;
}

/** A war that could be, with its odds. */
export interface Attack {
  attacker: Side;
  defender: Side;
  cap: number;
  height: number;
  /** The most GUs that can fall. */
  most: number;
  chances: number[];
  expected: number;
  at_least_one: number;
  attacker_damage: number;
  defender_damage: number;
}

/** The war under way. */
export interface War extends Attack {
  thrown: { arrows: number; shields: number }[];
  damage: number[];
  fought: boolean;
  counted_cap: number;
  excess: number;
  fallen: number;
  fallen_gus: { kind: Element; back: boolean }[];
}

/** Where an answer leads on a track, and on the road of influence. */
export interface Lead {
  track: { element: Element; from: number; to: number } | null;
  influence: number | null;
}

/** A set of servants that may fall, and the answers that bring it about. */
export interface Casualties {
  lost: Record<Servant, number>;
  answers: number[];
  /** The thing to click where one answer is enough. */
  target: string;
}

export interface Asked {
  kind: string;
  seat: number;
  land: string | null;
  left: number;
  /** What is still to be taken by servants. */
  damage: number;
  /** The kind of servant that looks for a place. */
  placing: string | null;
  because: string[];
  /** A sentence that depends on who is asked. */
  note: string;
  casualties: Casualties[];
  /** What growing costs, by land. */
  prices: Record<string, { drops: number; servants: number }>;
  /** By answer. */
  leads: Record<string, Lead>;
}

export interface ForestTable {
  round: number;
  max_rounds: number;
  phase: 'twilight' | 'night' | 'daybreak';
  cycle: number;
  phase_name: string;
  active: number;
  order: number[];
  queue: number[];
  dominance: boolean;
  blessed: number[];
  goal: number;
  moon_box: number;
  checkpoints: Checkpoint[];
  lands: Land[];
  seats: Sorcerer[];
  decks: Deck[];
  discard: string[];
  supply: Record<Good, number | null>;
  box: Record<Element, number>;
  dice: number;
  debris: number;
  tracks: TrackView[];
  turn: {
    main: 'none' | 'study' | 'grow' | 'summon' | 'war';
    study_left: number;
    grow_left: number;
    slid: boolean;
    potion_used: boolean;
    cast: string[];
    last_target: number | null;
  };
  war: War | null;
  attacks: Attack[];
  asked: Asked | null;
}

export type ForestView = View<ForestTable>;

export const SERVANTS: readonly Servant[] = ['flame', 'stone'];

/** The land a target names, or null: 12 of `land:12` and of `land:12:flame`. */
export function landOf(target: string | null | undefined): number | null {
  const found = /^land:(\d+)/.exec(target ?? '');
  return found ? Number(found[1]) : null;
}

/** The kind of question that is asked now, of whomever. */
export const askedKind = (view: ForestView): string => view.table.asked?.kind ?? '';
