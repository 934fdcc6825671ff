/** What the server shows one viewer, and the words that explain it; the types are the protocol's. */
import type * as protocol from '../protocol';

export type {
  Choice,
  ClosedThing,
  Decision,
  Order,
  PanelBox,
  PanelRow,
  PickMenu,
  PickSet,
  Score,
} from '../protocol';

/** The frame all games share; a board names the type of its own game's table. */
export type View<Table = Record<string, unknown>> = Omit<protocol.View, 'table'> & {
  table: Table;
};

export type GameEvent = protocol.LogLine;
export type Tip = protocol.TipInfo;
export type Glossary = Record<string, Tip>;

/** The seat whose things lie on the stage: the viewer's own, or for a spectator who has the turn. */
export const ownSeat = (view: View<{ active: number }>): number => view.viewer ?? view.table.active;

/** The text form of an action: `spin t2 cw`. */
export const textOf = (view: View<unknown>, action: number | undefined): string =>
  view.choices.find((choice) => choice.action === action)?.text ?? '';
