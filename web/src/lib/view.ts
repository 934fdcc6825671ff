/** What the server shows one viewer, and the words that explain it; the types are the protocol's. */
import type * as protocol from '../protocol';

export type { Choice, Decision, Order, PanelBox, PanelRow, PickMenu, Score } from '../protocol';

/** The frame all games share; a board names the type of its own game's table. */
export type View<Table = Record<string, unknown>> = Omit<protocol.View, 'table'> & {
  table: Table;
};

export type GameEvent = protocol.LogLine;
export type Tip = protocol.TipInfo;
export type Glossary = Record<string, Tip>;
