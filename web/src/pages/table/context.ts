/** The session, for everything drawn on a table page. */
import { getContext, setContext } from 'svelte';
import { called } from '$lib/people';
import type { Answer } from '$lib/table.svelte';
import type { TableSession } from '../../state/session.svelte';

const KEY = Symbol('session');

export function provideSession(session: TableSession): void {
  setContext(KEY, session);
}

export function useSession(): TableSession {
  return getContext<TableSession>(KEY);
}

/** What an answer costs and brings: the board’s words, else the engine’s. */
export function givesOf(session: TableSession, answer: Answer): string {
  const { table, board } = session;
  const own = board?.kit.gives?.(answer, table.view, table.people);
  return own || spokenOf(session, answer.note ?? '');
}

/** A sentence of the game with people called by name. */
export function spokenOf(session: TableSession, text: string): string {
  const { table, board } = session;
  return called(text, table.view?.names ?? [], table.people, board?.kit.callsPeople ?? false);
}

/** Which answer the page shows; a die that waits to be thrown is a moment of its own. */
export function momentOf({ position, isRolling }: TableSession): string {
  return isRolling ? `${position?.moment}-roll` : `${position?.moment ?? ''}`;
}
