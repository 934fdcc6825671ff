/** A lesson being followed: all of it is here already, so nothing is asked of a table. */
import type { BoardModule } from '$lib/board';
import { isNumbered } from '$lib/people';
import { TableModel } from '$lib/table.svelte';
import { boardOf } from '../boards/registry';
import type {
  LessonPlay,
  LogLine,
  Position,
  SeatInfo,
  TableInfo,
  Thoughts,
  Undo,
} from '../protocol';
import { api } from './api';
import { explanation, litAt, nextStop, positionsOf, startOf, strayed, wordsOf } from './lesson';
import type { LessonPosition } from './lesson';
import { lessonOf } from './lessons';
import { keepProgress, progressOf } from './progress';
import { Show, watched, type Scene } from './show';
import { Speech } from './speech.svelte';

const NO_UNDO: Undo = { ply: null, free: false, wait: 0, asked: null };
/** How rivals are called where the game has no names for its seats. */
const RIVALS = ['Patience', 'Constance', 'Clement', 'Serena'];
const NO_CLOCK = { kind: 'none', seconds: 0, increment: 0 } as const;

/** Another answer was given: what is said to it, and what it brought about. */
export interface Stray {
  say: string;
  log: string[];
}

export class Learning {
  play: LessonPlay | null = $state.raw(null);
  board: BoardModule | null = $state.raw(null);
  problem = $state('');
  /** The scene that is waited at. */
  at = $state(0);
  stray: Stray | null = $state.raw(null);
  /** Others act: something to watch, nothing to do. */
  isWatching = $state(false);
  log: LogLine[] = $state.raw([]);
  seen = $state(0);

  readonly table = new TableModel((actions) => void this.#answer(actions));
  readonly show = new Show(this.table, (scene) => this.#shown(scene));
  #positions: LessonPosition[] = [];

  // What a table has beside these, and a lesson has not.
  readonly undo = NO_UNDO;
  readonly mayAsk = false;
  readonly isAsking = false;
  readonly hasSince = false;
  readonly speech = new Speech();
  readonly untold = 0;
  readonly readAt = 0;
  hint: Thoughts | null = null;

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly name: string,
  ) {}

  readonly scene = $derived(this.play?.scenes[this.at] ?? null);
  readonly step = $derived(this.play?.steps[this.scene?.step ?? 0] ?? null);
  readonly lit = $derived(this.play ? litAt(this.play, this.#positions, this.at) : []);
  readonly isLast = $derived(this.play !== null && this.at === this.play.scenes.length - 1);
  /** What the bar says instead of a question, where the lesson ends before the game does. */
  readonly closing = $derived(
    this.isLast && !this.isWatching && !this.#positions[this.at]?.view.outcome
      ? 'The lesson ends here.'
      : '',
  );
  readonly viewer = $derived(this.play?.seat ?? null);
  readonly position: Position | null = $derived.by(() => {
    const view = this.#positions[this.at]?.view;
    if (!view || !this.play) return null;
    const rest = { undo: NO_UNDO, orders: [], thinking: this.isWatching, ordered: false };
    return { moment: this.at, plies: view.ply, view, picks: null, ...rest };
  });
  readonly info: TableInfo | null = $derived(this.play && infoOf(this.play, this.#names()));

  /** Fetch everything, and go where it was left. */
  async open(wanted?: number): Promise<void> {
    try {
      const play = await lessonOf(this.game, this.lesson);
      const [board, book] = await Promise.all([
        boardOf(this.game, play.board),
        api.book(this.game).catch(() => null),
      ]);
      this.#positions = positionsOf(play);
      this.show.kit = board.kit;
      this.table.glossary = book?.glossary ?? {};
      this.play = play;
      this.board = board;
      this.table.people = this.#names();
      const step = wanted ?? progressOf(this.game, this.lesson).step;
      this.#jump(startOf(play, Math.min(step, play.steps.length - 1)));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** The one thing to do here, done for whoever does not find it. */
  showMe(): void {
    if (this.scene && this.scene.expects.length > 0) this.#go(nextStop(this.play!, this.at));
  }

  /** On, where there was only something to look at. */
  next(): void {
    if (this.scene?.expects.length === 0 && !this.isLast) this.#go(this.at + 1);
  }

  /** Back to the step before this one. */
  back(): void {
    const step = this.scene?.step ?? 0;
    this.#jump(startOf(this.play!, Math.max(0, step - 1)));
  }

  restart(): void {
    this.#jump(0);
  }

  /** Take another answer back. */
  undoStray(): void {
    this.#jump(this.at);
  }

  takeBack(): void {
    this.back();
  }

  askHint(): Promise<void> {
    this.showMe();
    return Promise.resolve();
  }

  playBack(): Promise<void> {
    return Promise.resolve();
  }

  async #answer(actions: number[]): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    const other = strayed(scene.expects, actions);
    if (other !== null) return this.#strayTo(other, actions[0] === other);
    this.#go(nextStop(this.play!, this.at + actions.length - 1));
  }

  /** Another answer is allowed: what comes of it is shown, and what speaks for the expected one. */
  async #strayTo(action: number, isFirst: boolean): Promise<void> {
    const text = wordsOf(this.#positions[this.at]!, action);
    const stray: Stray = { say: explanation(this.step!, text), log: [] };
    this.stray = stray;
    this.table.isLive = false;
    const tried = isFirst
      ? await api.lessonTry(this.game, this.lesson, this.scene!.ply, action).catch(() => null)
      : null;
    // It may have been taken back meanwhile, or another one given.
    if (!tried || this.stray !== stray) return;
    this.stray = { ...stray, log: tried.log.map((line) => line.text) };
    this.show.add({ view: tried.view, events: tried.log, picks: null });
  }

  /** Show everything up to there, one after the other. */
  #go(to: number): void {
    const scenes = this.play!.scenes.slice(this.at + 1, to + 1);
    const first = this.at + 1;
    this.seen = this.log.at(-1)?.ply ?? 0;
    this.at = to;
    this.isWatching = scenes.length > 1;
    this.table.isBusy = true;
    scenes.forEach((scene, place) => {
      this.log = this.table.log = [...this.log, ...scene.log];
      const hold = place < scenes.length - 1 ? watched(this.show.pace) : 0;
      this.show.add({ ...this.#positions[first + place]!, events: scene.log, hold });
    });
    this.#keep();
  }

  /** Show a place at once. */
  #jump(to: number): void {
    this.stray = null;
    this.at = to;
    this.isWatching = false;
    this.log = this.table.log = this.play!.scenes.slice(0, to + 1).flatMap((scene) => scene.log);
    this.show.cut({ ...this.#positions[to]!, events: [] });
    this.#keep();
  }

  #shown({ view }: Scene): void {
    if (view !== this.#positions[this.at]?.view || this.stray) return;
    // Nobody explains an answer to the last words, and nobody waits for one.
    this.table.isLive = !this.isLast;
    this.table.isBusy = false;
    this.isWatching = false;
  }

  #keep(): void {
    const before = progressOf(this.game, this.lesson);
    const step = this.isLast ? 0 : (this.scene?.step ?? 0);
    keepProgress(this.game, this.lesson, { step, done: before.done || this.isLast });
  }

  /** What the seats are called: the learner by name, rivals as the lesson itself calls them. */
  #names(): string[] {
    const { seats = 0, names = [] } = this.#positions[0]?.view ?? {};
    const rivals = [...RIVALS];
    return Array.from({ length: seats }, (_, seat) => {
      if (seat === this.play?.seat) return this.name;
      return isNumbered(names[seat] ?? '') ? (rivals.shift() ?? '') : names[seat]!;
    });
  }
}

function infoOf(play: LessonPlay, names: string[]): TableInfo {
  const seats = names.map((name, seat): SeatInfo => seatOf(seat, name, seat === play.seat));
  return {
    id: '',
    game: play.game,
    title: play.title,
    board: play.board,
    status: 'playing',
    seats,
    options: play.options,
    preset: null,
    clock: NO_CLOCK,
    absence: 0,
    level: 'apprentice',
    listed: false,
    practice: true,
    challenge: null,
    matched: false,
    hides: false,
    is_host: true,
    viewers: [play.seat],
    spectators: 0,
    commitment: '',
    seed: null,
    created: 0,
    started: 0,
    ended: null,
    origin: null,
    rematch: null,
  };
}

function seatOf(seat: number, name: string, mine: boolean): SeatInfo {
  return {
    seat,
    kind: mine ? 'person' : 'bot',
    name,
    level: mine ? null : 'apprentice',
    online: true,
    stand_in: false,
    away: '',
    mine,
    asked: false,
    clock: null,
    back: null,
    manner: mine ? '' : 'Takes all the time you need.',
  };
}
