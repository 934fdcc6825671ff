/** What a view says only to whoever points at things: asked for once, and put into what is on show. */
import { patched, type Patch } from '$lib/patch';
import type { AnyTable } from '$lib/board';
import type { DetailsTold, Position } from '../protocol';
import type { Request } from './outbox';
import type { Scene } from './show';

/** The table as it is followed: the position sent last, and whether a die waits before it. */
interface Followed {
  readonly table: AnyTable;
  position: Position | null;
  readonly isRolling: boolean;
  send(message: Request): void;
}

export class Details {
  /** Which of the stops on the way is on show. */
  stop: Scene['stop'];

  constructor(readonly session: Followed) {
    session.table.askDetails = () => this.#ask();
  }

  #ask(): void {
    const { position, isRolling } = this.session;
    if (!position) return;
    const { moment } = position;
    const stop = isRolling ? this.stop : undefined;
    // Others have gone on from where this die waits: the server knows no more of it.
    if (stop && stop.moment !== moment) return;
    this.session.send({ type: 'details', moment, stop: stop?.place ?? null });
  }

  /** Of the position, which the next change is of, or of a stop that waits. */
  tell({ view: patch, stop }: DetailsTold): void {
    const { table, position, isRolling } = this.session;
    if (stop !== null) {
      const isShown =
        isRolling && stop === this.stop?.place && this.stop.moment === position?.moment;
      if (isShown) table.tellDetails(patched(table.view, patch as Patch));
    } else if (position) {
      const view = patched(position.view, patch as Patch);
      this.session.position = { ...position, view };
      if (!isRolling && table.view.ply === view.ply) table.tellDetails(view);
    }
  }
}
