/** What a board gives to the page. Only the drawing is needed; the rest makes it speak its game. */
import type { Component } from 'svelte';
import type { Fact } from './facts';
import type { Flight } from './flights';
import type { Trail } from './movers';
import type { Answer, TableModel } from './table.svelte';
import type { Token } from './tokens';
import type { GameEvent, View } from './view';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own table
export type AnyView = View<any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own table
export type AnyTable = TableModel<any>;

/** One stop of the first-game guide. */
export interface TourStep {
  /** The target (or `data-place`) of the thing it speaks of. */
  target: string;
  title: string;
  /** Two sentences at most. */
  text: string;
}

/** `kit.ts` of a board's folder exports one of these as `kit`; every part may be left out. */
export interface BoardKit {
  /** The first-game guide: a few stops over the real board. */
  tour?: (view: AnyView) => TourStep[];
  /** What a seat holds, inside its card in the side bar. */
  Seat?: Component<{ seat: number }>;
  /** A small picture in front of the question: the die, the card that asks. */
  Lead?: Component;
  /** Further boxes (shelf, tracks), shown in the Table tab where the stage has no room for them. */
  Aside?: Component;
  /** Where the game stands, for the top bar: "Round 9", "Four Regions, first to 20 coins". */
  where?: (view: AnyView) => { now: string; more: string };
  /** Under a seat's name: "Red, at the Market". */
  seatLine?: (view: AnyView, seat: number) => string;
  /** What the score runs to, if anything: 20 coins. */
  goal?: (view: AnyView) => { points: number; noun: string } | null;
  /** The picture of an answer in menus and in the bar. */
  icon?: (answer: Answer, view: AnyView) => string;
  /** How far that picture is turned, in degrees. */
  turn?: (answer: Answer, view: AnyView) => number;
  /** Is this the one way on, drawn filled in the bar (Roll, Done, End turn)? */
  isMain?: (answer: Answer, view: AnyView) => boolean;
  /** Is this answer always there and seldom wanted? Such answers are folded together in the bar. */
  isMinor?: (answer: Answer, view: AnyView) => boolean;
  /** An answer in fewer words, where the line under it says the rest. */
  label?: (answer: Answer, view: AnyView) => string;
  /** One line under an answer: what it costs and gives. */
  gives?: (answer: Answer, view: AnyView, people: readonly string[]) => string;
  /** The question in other words, in fewer or for a whole set that is picked at once (`isSet`). */
  ask?: (view: AnyView, isSet: boolean) => string;
  /** One line under the question. */
  why?: (view: AnyView) => string;
  /** Several answers in a row that lead to a thing further off. */
  routes?: (view: AnyView) => Answer[];
  /** Seats may be called by their players' names in prompts, answers and the log. */
  callsPeople?: boolean;
  /** The colour of a part of the score, where it has one of its own. */
  shade?: (part: string) => string;
  /** Numbers of a finished game by seat, counted from what was told. */
  facts?: (lines: readonly GameEvent[], seats: number) => Fact[];
  /** Dice, stones and goods that are drawn where a sentence names them. */
  tokens?: readonly Token[];
  /** What flies where when this happens. */
  flights?: (event: GameEvent, view: AnyView) => Flight[];
  /** The way a moved thing took, where it is not a straight line. */
  trails?: (events: readonly GameEvent[], view: AnyView) => Trail[];
  /** The things a log line names, ringed while the pointer is on it. */
  named?: (event: GameEvent, view: AnyView) => string[];
  /** The seat that did it, for the crest in front of a log line. */
  doer?: (event: GameEvent) => number | null;
  /** Log lines joined where several say one thing (the steps of a walk). */
  condense?: (lines: readonly GameEvent[]) => GameEvent[];
  /** A log line that opens a turn or a round and is drawn as a heading. */
  isHeading?: (event: GameEvent) => boolean;
  /** Dice are thrown: they are heard. */
  isRoll?: (event: GameEvent) => boolean;
}

export interface BoardModule {
  Board: Component;
  kit: BoardKit;
}
