/** Dice that wait for their person: the server knows already how they fall, and nothing gives it away. */
import type { View } from '$lib/view';
import type { LogLine, Position, Stop } from '../protocol';
import type { TableSession } from './session.svelte';
import { settings } from './settings.svelte';
import { beatOf, type Scene } from './show';
import { isMyThrow, stopScenes } from './stops';

type Followed = Pick<TableSession, 'info' | 'position' | 'log' | 'show' | 'table'>;

export class Dice {
  /** A die lies before this person, who has not thrown it yet. */
  isWaiting = $state(false);
  /** How many lines of the log were shown to happen; null where all were. */
  #told: number | null = $state(null);

  constructor(readonly session: Followed) {}

  /** Lines of the log that were not shown to happen yet. */
  get untold(): number {
    return this.#told === null ? 0 : Math.max(0, this.session.log.length - this.#told);
  }

  /** Forced rolls on the way, each where it waits for the person here or is seen for a moment. */
  scenes(stops: readonly Stop[], view: View, log: readonly LogLine[], before: number): Scene[] {
    const { position, show } = this.session;
    const news = { moment: position!.moment, log, before };
    return stopScenes(stops, view, news, (seen) => this.#isMine(seen), beatOf(show.pace));
  }

  #isMine(view: View): boolean {
    const { info, position } = this.session;
    return settings.choices.ownDice && isMyThrow(view, info, position);
  }

  /** Throw the die that waits. Was there one? */
  throw(): boolean {
    if (!this.isWaiting) return false;
    this.isWaiting = false;
    this.session.table.isBusy = true;
    return this.session.show.release();
  }

  /**
   * Others have gone on: what they did is seen once the die is thrown. At the end of a game it lies
   * there thrown, and so it does where answers were taken back or somebody else answers for its person.
   */
  goOn({ view }: Position, isUndone: boolean): void {
    const { table } = this.session;
    if (!view.decision || isUndone || (this.isWaiting && !this.#isMine(table.view))) this.throw();
    table.isBusy = !this.isWaiting;
  }

  /** This is on show now. */
  shown(scene: Scene): void {
    this.isWaiting = scene.waits === true;
    this.#told = scene.told ?? null;
    if (this.isWaiting) this.session.table.isBusy = false;
  }
}
