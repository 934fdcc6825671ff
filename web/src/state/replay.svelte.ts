/** A game looked at again, answer by answer. */
import type { LogLine, Position } from '../protocol';
import { api } from './api';
import type { Show } from './show';

const PACE = 900;
/** A slider passes many points: only those it rests on are asked for. */
const REST = 70;
const NOTHING = -1;

export class Replay {
  ply = $state(0);
  isPlaying = $state(false);
  problem = $state('');
  /** Is the board looked at, or the result? */
  isOnBoard = $state(false);
  /** The slider is used with keys and about to be drawn elsewhere: there it keeps the keyboard. */
  isHandedOn = false;
  #positions = new Map<number, Promise<Position>>();
  #timer = 0;
  #wanted = 0;

  readonly log: LogLine[];

  constructor(
    readonly id: string,
    readonly viewer: number | null,
    readonly plies: number,
    log: LogLine[],
    readonly show: Show,
  ) {
    this.log = log;
    this.ply = plies;
  }

  /** What the answer before this point brought about. */
  readonly lines: LogLine[] = $derived.by(() => this.log.filter((line) => line.ply === this.ply));

  /** Show the game after so many answers. */
  async go(ply: number): Promise<void> {
    const next = Math.max(0, Math.min(this.plies, ply));
    const isStep = next === this.ply + 1;
    this.ply = next;
    this.#wanted = next;
    this.isOnBoard = true;
    if (!isStep) await new Promise((done) => setTimeout(done, REST));
    if (this.#wanted !== next) return;
    try {
      const { view } = await this.#fetch(next);
      if (this.#wanted !== next) return;
      const scene = { view, events: isStep ? this.lines : [], picks: null };
      if (isStep) this.show.add(scene);
      else this.show.cut(scene);
      if (next < this.plies) void this.#fetch(next + 1);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.stop();
    }
  }

  #fetch(ply: number): Promise<Position> {
    const known = this.#positions.get(ply);
    if (known) return known;
    const asked = api.positionAt(this.id, ply, this.viewer);
    this.#positions.set(ply, asked);
    asked.catch(() => this.#positions.delete(ply));
    return asked;
  }

  play(): void {
    if (this.ply >= this.plies) void this.go(0);
    this.isPlaying = true;
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (!this.isPlaying) return;
      if (this.ply >= this.plies) this.stop();
      else void this.go(this.ply + 1).then(() => this.#tick());
    }, PACE);
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Show nothing more, also of what was asked for already. */
  leave(): void {
    this.stop();
    this.#wanted = NOTHING;
  }
}
