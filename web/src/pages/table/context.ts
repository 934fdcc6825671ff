/** The session, for everything drawn on a table page. */
import { getContext, setContext } from 'svelte';
import { called } from '$lib/people';
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
  | 'since'
  | 'speech'
  | 'readAt'
  | 'log'
  | 'seen'
  | 'takeBack'
  | 'askHint'
  | 'playBack'
>;

export function provideSitting(sitting: Sitting): void {
  setContext(KEY, sitting);
}

export function useSitting(): Sitting {
  return getContext<Sitting>(KEY);
}

export function useSession(): TableSession {
  return getContext<TableSession>(KEY);
}

/** A sentence of the game with people called by name. */
export function spokenOf(session: Pick<Sitting, 'table' | 'board'>, text: string): string {
  const { table, board } = session;
  return called(text, table.view?.names ?? [], table.people, board?.kit.callsPeople ?? false);
}
