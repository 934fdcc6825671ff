/** The session, for everything drawn on a table page. */
import { getContext, setContext } from 'svelte';
import { called } from '$lib/people';
import type { Answer } from '$lib/table.svelte';
import type { TableSession } from '../../state/session.svelte';

const KEY = Symbol('session');

export function provideSession(session: TableSession): void {
  setContext(KEY, session);
}

/** What the bar, the seats and the log need of a table: a session, or a lesson that needs no server. */
export type Sitting = Pick<
  TableSession,
  | 'table'
  | 'board'
  | 'info'
  | 'position'
  | 'viewer'
  | 'undo'
  | 'hint'
  | 'isAsking'
  | 'mayAsk'
  | 'hasSince'
  | 'speech'
  | 'readAt'
  | 'log'
  | 'untold'
  | 'seen'
  | 'takeBack'
  | 'askHint'
  | 'playBack'
> & {
  /** Said in the bar instead of a question: nothing is asked here any more. */
  readonly closing?: string;
};

export function provideSitting(sitting: Sitting): void {
  setContext(KEY, sitting);
}

export function useSitting(): Sitting {
  return getContext<Sitting>(KEY);
}

export function useSession(): TableSession {
  return getContext<TableSession>(KEY);
}

/** What an answer costs and brings: the board’s words, else the engine’s. */
export function givesOf(session: Pick<Sitting, 'table' | 'board'>, answer: Answer): string {
  const { table, board } = session;
  const own = board?.kit.gives?.(answer, table.view, table.people);
  return own || spokenOf(session, answer.note ?? '');
}

/** A sentence of the game with people called by name. */
export function spokenOf(session: Pick<Sitting, 'table' | 'board'>, text: string): string {
  const { table, board } = session;
  return called(text, table.view?.names ?? [], table.people, board?.kit.callsPeople ?? false);
}

/** Who is asked by what is on show: a die is thrown, and motion ends, before the table turns. */
export const askedOf = ({ table, position }: TableSession): number | null =>
  (table.isLive ? table.view : position?.view)?.decision?.seat ?? null;

/** Which answer the page shows; a die that waits to be thrown is a moment of its own. */
export function momentOf({ position, isRolling, table, untold }: TableSession): string {
  const moment = `${position?.moment ?? ''}`;
  return isRolling ? `${moment}-${table.view.ply}-${untold}-roll` : moment;
}
