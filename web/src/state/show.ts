/** Showing what happened: one position after the other, each long enough to be seen. */
import { tick } from 'svelte';
import type { AnyTable, BoardKit } from '$lib/board';
import { finishAll, fly, lasting } from '$lib/flights';
import type { GameEvent, PickMenu, View } from '$lib/view';
import type { Tone } from './tones';

/** A position and what brought it about. */
export interface Scene {
  view: View;
  events: GameEvent[];
  picks: PickMenu | null;
  /** Stay at least so many milliseconds, also where nothing moves. */
  hold?: number;
  /** What is heard with it. */
  tone?: Tone;
  /** More than so many lines of the log would give away what comes next. */
  told?: number;
  /** Stay until `release`: a die that its person throws. */
  waits?: boolean;
  /** Which of the stops on the way this is, and the moment it is on the way to. */
  stop?: { place: number; moment: number };
}

export type Pace = 'calm' | 'brisk' | 'once';

/** The least a scene stays, and the most that all of those waiting take together. */
const TIMES: Record<Pace, { least: number; whole: number; beat: number }> = {
  calm: { least: 900, whole: 9000, beat: 700 },
  brisk: { least: 250, whole: 3000, beat: 350 },
  once: { least: 0, whole: 0, beat: 0 },
};

/** How long somebody else's die lies still before it is seen thrown. */
export const beatOf = (pace: Pace): number => TIMES[pace].beat;

/** Whoever learns looks longer, unless they do not want to look at all. */
export const learningPace = (pace: Pace): Pace => (pace === 'once' ? 'once' : 'calm');

/** How long each position stays that a lesson plays by itself, also where nothing moves. */
export const watched = (pace: Pace): number => (pace === 'once' ? 0 : 1100);

/** How long a scene stays, so that all of those waiting are seen in good time. */
export function stay(moved: number, events: number, waiting: number, pace: Pace = 'brisk'): number {
  if (events === 0 || pace === 'once') return 0;
  const { least, whole } = TIMES[pace];
  const wanted = Math.max(least, moved + 120);
  return waiting > 0 ? Math.min(wanted, whole / (waiting + 1)) : wanted;
}

export class Show {
  #waiting: Scene[] = [];
  #isRunning = false;
  /** How many of those waiting are passed over: somebody does not want to look at them. */
  #passing = 0;
  /** Go on from the scene that stays now. */
  #wake: () => void = () => undefined;
  #ending: Promise<void> = Promise.resolve();
  #release: (() => void) | null = null;
  kit: BoardKit = {};
  pace: Pace = 'brisk';
  /** Nothing is put on the table: it is lent to somebody else. */
  #isStill = false;

  constructor(
    readonly table: AnyTable,
    readonly onShown: (scene: Scene) => void = () => undefined,
  ) {}

  /** Show this after what is shown now. */
  add(scene: Scene): void {
    if (this.#isStill) return;
    this.#waiting.push(scene);
    if (!this.#isRunning) this.#ending = this.#run();
  }

  /** When everything has been shown. */
  settled(): Promise<void> {
    return this.#ending;
  }

  /** Show this at once, forgetting what was to come. */
  cut(scene: Scene): void {
    if (this.#isStill) return;
    this.#forget();
    this.#put(scene);
  }

  /** Lend the table to another show, forgetting what was to come. */
  pause(): void {
    this.#isStill = true;
    this.#forget();
  }

  #forget(): void {
    this.#waiting = [];
    this.#passing = 0;
    this.release();
  }

  /** Take the table back, and show this. */
  resume(scene: Scene): void {
    this.#isStill = false;
    this.cut(scene);
  }

  /** Go on from a scene that waits; did one? */
  release(): boolean {
    const isHeld = this.#release !== null;
    this.#release?.();
    this.#release = null;
    return isHeld;
  }

  /** Finish everything that moves or waits; what comes later is seen at its own pace. */
  hurry(): void {
    if (!this.#isRunning || this.#release) return;
    this.#passing = this.#waiting.length;
    this.#wake();
    finishAll();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      const isPassed = this.#passing > 0;
      if (isPassed) this.#passing -= 1;
      const moved = await this.#play(scene, isPassed);
      if (scene.waits) {
        await new Promise<void>((done) => (this.#release = done));
        continue;
      }
      const shown = stay(moved, scene.events.length, this.#waiting.length, this.pace);
      const time = Math.max(scene.hold ?? 0, shown);
      if (!isPassed && time > 0) await this.#rest(time);
    }
    this.#isRunning = false;
  }

  /** Stay as long as this, unless somebody wants to go on. */
  #rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const end = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(end);
        done();
      };
    });
  }

  async #play(scene: Scene, isPassed: boolean): Promise<number> {
    const before = this.table.movers.measure();
    this.#put(scene);
    await tick();
    // At once only the last of all is seen to move.
    if (isPassed || (this.pace === 'once' && this.#waiting.length > 0)) return 0;
    fly(scene.events.flatMap((event) => this.kit.flights?.(event, scene.view) ?? []));
    this.table.movers.play(before, this.kit.trails?.(scene.events, scene.view));
    return lasting();
  }

  #put(scene: Scene): void {
    const { table, kit } = this;
    table.forget();
    table.view = scene.view;
    table.events = scene.events;
    table.pickMenu = scene.picks;
    table.routes = kit.routes?.(scene.view) ?? [];
    this.onShown(scene);
  }
}
