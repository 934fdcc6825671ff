/** Who I am to this server, my tables, and what happens in the lobby. */
import type { GameInfo, Lobby, Me, ServerInfo, Session, TableSummary } from '../protocol';
import { api, Refusal, socketAddress } from './api';
import { Link } from './link.svelte';
import { announce } from './notices';

/** The longest a standing order takes to answer, in milliseconds. */
const ORDER_TAKES = 2500;

class Home {
  me: Me | null = $state.raw(null);
  info: ServerInfo | null = $state.raw(null);
  games: GameInfo[] = $state.raw([]);
  mine: TableSummary[] = $state.raw([]);
  open: TableSummary[] = $state.raw([]);
  myMoves = $state(0);
  isReady = $state(false);
  problem = $state('');
  /** The server cannot be reached: what was kept of it is shown, and nothing of one's own. */
  isOffline = $state(false);
  /** A recovery code that was just made and has to be written down. */
  freshCode = $state('');
  #link: Link | null = null;

  /** Everything the pages need, once. */
  async start(): Promise<void> {
    try {
      const [info, games, session] = await Promise.all([
        api.server(),
        api.games(),
        this.#session(),
      ]);
      this.info = info;
      this.games = games;
      this.isOffline = session === null;
      this.me = session?.me ?? null;
      this.isReady = true;
      this.problem = '';
      this.#follow();
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    }
  }

  /** Who I am; null where nobody answers. Games and rules may have been kept all the same. */
  async #session(): Promise<Session | null> {
    try {
      return await api.me();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unreachable') return null;
      throw error;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  async giveName(name: string): Promise<void> {
    const welcome = await api.nameMe(name);
    this.me = welcome.me;
    if (welcome.recovery_code) this.freshCode = welcome.recovery_code;
    this.#follow();
  }

  async comeBack(code: string): Promise<void> {
    this.me = (await api.recover(code)).me;
    this.#follow();
  }

  async renewCode(): Promise<void> {
    this.freshCode = (await api.newCode()).code;
    this.#follow();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.#forget();
  }

  async deleteMe(name: string): Promise<void> {
    await api.deleteMe(name);
    this.#forget();
  }

  async #lookWhoIAm(): Promise<void> {
    this.me = (await api.me()).me;
  }

  #forget(): void {
    this.me = null;
    this.freshCode = '';
    this.#follow();
  }

  #follow(): void {
    this.#link?.close();
    this.#link = new Link(
      socketAddress('/ws/lobby'),
      (message) => this.#hear(message as Lobby),
      undefined,
      () => this.#answers(),
    );
    this.#link.open();
  }

  /** The server is there. A page that was kept may be older than it: fetch the page anew. */
  #answers(): void {
    if (this.isOffline) location.reload();
  }

  #hear(lobby: Lobby): void {
    if (lobby.type !== 'lobby') return;
    const before = new Set(this.mine.filter((table) => table.my_move).map((table) => table.id));
    const fresh = lobby.mine.filter((table) => table.my_move && !before.has(table.id));
    const isFirst = this.mine.length === 0;
    // All my tables are gone: I may have been signed out elsewhere.
    if (this.me && !isFirst && lobby.mine.length === 0) void this.#lookWhoIAm();
    this.mine = lobby.mine;
    this.open = lobby.open;
    this.myMoves = lobby.my_moves;
    if (!isFirst) fresh.forEach((table) => this.#announce(table));
  }

  /** A move that a standing order of mine makes by itself is none to be called for. */
  #announce(table: TableSummary): void {
    const waits = () => this.mine.some(({ id, my_move }) => id === table.id && my_move);
    setTimeout(() => waits() && announce(table), ORDER_TAKES);
  }
}

export const home = new Home();
