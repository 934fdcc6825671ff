/** The boards there are, each loaded when its game is opened. */
import type { Component } from 'svelte';
import type { BoardKit, BoardModule } from '$lib/board';
import { broughtFrom } from './brought/brought';
import Generic from './generic/Board.svelte';

type Loader<Module> = () => Promise<Module>;

const boards = import.meta.glob<{ default: Component }>([
  './*/Board.svelte',
  '!./generic/*',
  '!./brought/*',
]);
const kits = import.meta.glob<{ kit: BoardKit }>('./*/kit.ts');

/** The board of a game: ours, the one its package brings, or the generic one. */
export async function boardOf(game: string, address = ''): Promise<BoardModule> {
  if (address) return await broughtFrom(address);
  const drawn: Loader<{ default: Component }> | undefined = boards[`./${game}/Board.svelte`];
  const spoken: Loader<{ kit: BoardKit }> | undefined = kits[`./${game}/kit.ts`];
  const [board, words] = await Promise.all([drawn?.(), spoken?.()]);
  return { Board: board?.default ?? Generic, kit: words?.kit ?? {} };
}

/** The games that have a board of their own. */
export function drawnGames(): string[] {
  return Object.keys(boards).map((path) => path.split('/')[1] ?? '');
}
