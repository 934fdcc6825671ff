/** A move of a game that goes on, looked at on its own table while the game waits behind it. */
import type { LogLine } from '../protocol';
import { api } from './api';
import { Replay } from './replay.svelte';
import type { TableSession } from './session.svelte';
import { Show } from './show';

export class Glance {
  replay: Replay | null = $state.raw(null);
  /** Why the move cannot be shown. */
  refusal = $state('');
  /** How often something was opened or closed: whatever comes later for an earlier time is dropped. */
  #times = 0;

  constructor(readonly session: TableSession) {}

  /** Show the table after so many answers. */
  async open(move: number): Promise<void> {
    const { session } = this;
    const time = (this.#times += 1);
    session.show.pause();
    session.table.isLive = false;
    try {
      const { lines, plies } = await api.log(session.id, session.viewer);
      if (time !== this.#times) return;
      if (move > plies) this.refusal = `This game has ${plies} moves so far.`;
      else await this.#begin(plies, lines, move);
    } catch (error) {
      if (time === this.#times)
        this.refusal = error instanceof Error ? error.message : String(error);
    }
  }

  /** It can be left from now on, also before its first position has come. */
  async #begin(plies: number, lines: LogLine[], move: number): Promise<void> {
    const { session } = this;
    const show = new Show(session.table);
    show.kit = session.show.kit;
    const begun = new Replay(session.id, session.viewer, plies, lines, show);
    this.replay = begun;
    await begun.go(move);
    if (this.replay === begun) this.refusal = begun.problem;
  }

  /** Back to the game as it is now. */
  close(): void {
    const { position, show, table } = this.session;
    this.#times += 1;
    this.replay?.leave();
    this.replay = null;
    this.refusal = '';
    table.isLive = true;
    if (position) show.resume({ view: position.view, events: [], picks: position.picks });
  }
}
