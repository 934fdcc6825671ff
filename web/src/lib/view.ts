/** What the server shows one viewer, and the words that explain it; the types are the protocol's. */
import type * as protocol from '../protocol';

export type { Choice, Decision, PanelBox, PanelRow, Score } from '../protocol';

/** The frame all games share; a board names the type of its own game's table. */
export type View<Table = Record<string, unknown>> = Omit<protocol.View, 'table'> & {
  table: Table;
};

export type GameEvent = protocol.LogLine;
export type Tip = protocol.TipInfo;
export type Glossary = Record<string, Tip>;

/** One complete pick: its pieces, and the answers that bring it about. */
export interface PickSet {
  pieces: number[];
  answers: number[];
}

/** A choice of several pieces: the words for each piece, and every complete pick. */
export interface PickMenu {
  pieces: protocol.Choice[];
  sets: PickSet[];
}
