/** A move of a game that goes on, looked at on its own table while the game waits behind it. */
import { api } from './api';
import { Replay } from './replay.svelte';
import type { TableSession } from './session.svelte';
import { Show } from './show';

export class Glance {
  replay: Replay | null = $state.raw(null);
  /** Why the move cannot be shown. */
  refusal = $state('');

  constructor(readonly session: TableSession) {}

  /** Show the table after so many answers. */
  async open(move: number): Promise<void> {
    const { session } = this;
    session.show.pause();
    session.table.isLive = false;
    try {
      const { lines, plies } = await api.log(session.id, session.viewer);
      if (move > plies) {
        this.refusal = `This game has ${plies} moves so far.`;
        return;
      }
      const show = new Show(session.table);
      show.kit = session.show.kit;
      const found = new Replay(session.id, session.viewer, plies, lines, show);
      await found.go(move);
      this.replay = found;
      this.refusal = found.problem;
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
    }
  }

  /** Back to the game as it is now. */
  close(): void {
    const { position, show, table } = this.session;
    this.replay?.stop();
    this.replay = null;
    this.refusal = '';
    table.isLive = true;
    if (position) show.resume({ view: position.view, events: [], picks: position.picks });
  }
}
