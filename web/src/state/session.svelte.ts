/** One table as this browser follows it: socket, log, chat, undo, and the position on show. */
import { TableModel } from '$lib/table.svelte';
import type { BoardModule } from '$lib/board';
import { between } from '$lib/log';
import { patched, type Patch } from '$lib/patch';
import { boardOf, drawnGames } from '../boards/registry';
import type {
  ChatLine,
  Hello,
  LogLine,
  Moved,
  Order,
  Position,
  Refused,
  ServerMessage,
  TableInfo,
  Thoughts,
  Undo,
} from '../protocol';
import { api, socketAddress } from './api';
import { Details } from './details';
import { Dice } from './dice.svelte';
import { lateLines, ranOut, TIME_IS_UP } from './lateness';
import { Link } from './link.svelte';
import { missedScenes } from './missed';
import { Outbox, type Request } from './outbox';
import { settings } from './settings.svelte';
import { Show, type Scene } from './show';
import { play, toneOf } from './sound';
import { Speech } from './speech.svelte';
import { toasts } from './toasts.svelte';
import { Walk } from './walk';

/** What others did is played back at this pace, and not further back than this. */
const BACK_HOLD = 600;
const MOST_SINCE = 40;
const NO_UNDO: Undo = { ply: null, free: false, wait: 0, asked: null };

export class TableSession {
  info: TableInfo | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  viewer: number | null = $state(null);
  log: LogLine[] = $state.raw([]);
  /** Lines with a higher ply are new since my last answer. */
  seen = $state(0);
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  readonly speech = new Speech();
  board: BoardModule | null = $state.raw(null);
  /** Why there is no table here, if there is none. */
  problem = $state('');
  undo: Undo = $state.raw(NO_UNDO);
  /** When the clocks in `info` were read. */
  readAt = $state(0);
  /** What the archmage would do now, once asked. */
  hint: Thoughts | null = $state.raw(null);
  isAsking = $state(false);
  /** What others did since my last answer, to be played back. */
  since: Scene[] = $state.raw([]);
  /** Before that: how long the game was at what others did while another seat looked from here. */
  missed: number[] = $state.raw([]);

  readonly table = new TableModel((actions, oneByOne) => this.#act(actions, oneByOne));
  readonly link: Link;
  readonly show = new Show(this.table, (scene) => this.#shown(scene));
  readonly #outbox = new Outbox((message) => this.link.send(message));
  #walk = new Walk();
  readonly #details = new Details(this);
  #isWalking = false;
  /** The position after my last answer. */
  #mine: Scene | null = null;
  #isAgain = false;
  /** How long the game was after the last answer of each seat that looked from here. */
  #answers = new Map<number, number>();
  readonly #dice = new Dice(this);
  readonly isRolling = $derived(this.#dice.isWaiting);
  readonly untold = $derived(this.#dice.untold);
  /** The same of the seat that looks now, as it was when it came to look. */
  answered = $state(0);

  constructor(readonly id: string) {
    this.table.leave = ({ action }) => {
      if (this.viewer !== null) this.send({ type: 'order', seat: this.viewer, action });
    };
    const drawn = encodeURIComponent(drawnGames().join(','));
    const address = socketAddress(`/ws/tables/${encodeURIComponent(id)}?drawn=${drawn}`);
    const ping = () => this.send({ type: 'ping' });
    this.link = new Link(
      address,
      (message) => this.#hear(message as ServerMessage),
      ping,
      () => (this.#isAgain = true),
    );
  }

  open = (): void => this.link.open();
  close = (): void => this.link.close();

  readonly orders: Order[] = $derived(this.position?.orders ?? []);
  readonly mySeats: number[] = $derived(
    this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [],
  );

  /** Send a message; it is sent again after a lost connection until the server has answered. */
  send(message: Request): void {
    this.#outbox.send(message);
  }

  #act(actions: number[], oneByOne: boolean): void {
    if (!this.position || this.#dice.throw()) return;
    const [first, ...rest] = actions;
    this.#walk.begin(oneByOne ? rest : [], this.position);
    this.table.isBusy = true;
    const { moment } = this.position;
    this.send({ type: 'act', moment, actions: oneByOne ? [first!] : actions });
  }

  /** Give the next step of a walk, if there is one. */
  #walkOn(position: Position): boolean {
    const next = this.#walk.next(position);
    if (next === null) return false;
    this.send({ type: 'act', moment: position.moment, actions: [next] });
    return true;
  }

  takeBack(): void {
    if (!this.position || this.viewer === null) return;
    this.send({ type: 'undo', seat: this.viewer, moment: this.position.moment });
  }

  /** May the archmage be asked? Only where nobody but bots is at the table. */
  readonly mayAsk = $derived.by(
    () =>
      this.table.isMine &&
      !this.isRolling &&
      (this.info?.seats.every((seat) => seat.mine || seat.kind === 'bot') ?? false),
  );

  /** Ask the archmage, and ring the thing it would choose. */
  async askHint(): Promise<void> {
    if (!this.mayAsk || this.isAsking) return;
    const { moment } = this.position!;
    this.isAsking = true;
    try {
      const found = await api.thoughts(this.id, null);
      if (this.position?.moment !== moment) return;
      const best = found.thoughts[0]?.action;
      this.hint = found;
      this.table.hinted =
        this.position.view.choices.find((choice) => choice.action === best)?.target ?? '';
    } catch (error) {
      toasts.say(error instanceof Error ? error.message : String(error));
    } finally {
      this.isAsking = false;
    }
  }

  /** Is there something to play back, and nothing that waits for a throw before it? */
  readonly hasSince = $derived(
    !this.isRolling && (this.since.length > 0 || this.missed.length > 0),
  );

  /** Show once more what happened since my last answer. */
  async playBack(): Promise<void> {
    if (!this.hasSince) return;
    const { viewer } = this;
    const missed = await missedScenes(this.id, viewer, this.missed, this.log).catch(() => []);
    // The table may have gone on meanwhile, or another seat may look.
    const now = this.#sceneOf(this.position, []);
    if (!now || !this.hasSince || this.viewer !== viewer) return;
    this.table.isLive = false;
    const before = missed.length > 0 ? missed : [this.#mine ?? now];
    for (const scene of [...before, ...this.since]) {
      this.show.add({ ...scene, hold: BACK_HOLD });
    }
    this.show.add(now);
    await this.show.settled();
    this.table.isLive = true;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'hello') this.#greet(message);
    else if (message.type === 'moved') this.#moved(message);
    else if (message.type === 'details') this.#details.tell(message);
    else if (message.type === 'table') this.#tell(message.table);
    else if (message.type === 'undo') this.#undoChanged(message.undo);
    else if (message.type === 'done') this.#outbox.answered(message.id);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'notice') toasts.say(message.text);
    else if (message.type === 'bye') this.#dismissed(message.reason, message.again);
    else this.#said(message.line);
  }

  #greet(hello: Hello): void {
    this.problem = '';
    // A table that begins, or that turns to another seat here; else it is seen again.
    const isNews = hello.position?.plies === 0 || (this.viewer ?? hello.viewer) !== hello.viewer;
    this.log = this.table.log = hello.log;
    this.info = null;
    this.#tell(hello.table);
    this.viewer = hello.viewer;
    const plies = hello.position?.plies ?? 0;
    this.seen = this.answered = this.#answers.get(hello.viewer ?? -1) ?? plies;
    this.chat = hello.chat;
    hello.chat.filter((line) => !this.speech.isLate(line)).forEach((line) => this.#show(line));
    this.since = [];
    this.#mine = null;
    this.missed = between(this.answered, plies, MOST_SINCE);
    this.#take(hello.position);
    if (this.#isAgain) this.#outbox.again();
    this.#isAgain = false;
    void this.#dress(hello, isNews);
  }

  /** Fetch the board and the words of this game, then show the position. */
  async #dress(hello: Hello, isNews: boolean): Promise<void> {
    if (!this.board) {
      const { id, game, board: own } = hello.table;
      const [board, tips] = await Promise.all([boardOf(game, own), api.tips(id).catch(() => ({}))]);
      this.show.kit = board.kit;
      this.table.glossary = tips;
      this.board = board;
    }
    const scene = this.#sceneOf(this.position, []);
    if (!scene) return;
    const stop = this.#dice.scenes(hello.stops, scene.view, hello.log, 0).at(-1);
    if (!stop?.waits || !isNews) {
      this.show.cut(scene);
      return;
    }
    this.show.cut({ ...stop, events: [], waits: false });
    this.show.add({ ...stop, events: [] });
    this.show.add({ ...scene, events: this.log.slice(stop.told), tone: 'dice' });
  }

  #tell(info: TableInfo): void {
    const late = ranOut(this.info?.seats ?? [], info.seats);
    this.info = info;
    this.readAt = Date.now();
    this.table.people = info.seats.map((seat) => seat.name);
    if (late.length > 0) this.log = this.table.log = [...this.log, ...lateLines(late, this.log)];
    if (late.some((seat) => seat.mine)) toasts.say(TIME_IS_UP);
  }

  #take(position: Position | null): void {
    this.hint = null;
    this.position = position;
    this.table.orders = position?.orders ?? [];
    this.undo = position?.undo ?? NO_UNDO;
  }

  #sceneOf(position: Position | null, events: LogLine[]): Scene | null {
    return position && { view: position.view, events, picks: position.picks };
  }

  /** It stands in the position too, which the next change is of. */
  #undoChanged(undo: Undo): void {
    this.undo = undo;
    if (this.position) this.position = { ...this.position, undo };
  }

  /** What changed, put into what was sent before; whoever missed something begins afresh. */
  #moved(moved: Moved): void {
    const { since, position, table } = moved;
    if (!this.position || !this.info || since !== this.position.moment) {
      this.link.reconnect();
      return;
    }
    const wasMine = this.position.view.decision?.seat === this.viewer && this.viewer !== null;
    if (wasMine) this.#answers.set(this.viewer!, this.position.plies + 1);
    this.#tell(patched(this.info, table as Patch));
    this.#goOn(patched(this.position, position as Patch), moved, wasMine);
  }

  #goOn(position: Position, { log, undone, stops }: Moved, wasMine: boolean): void {
    const before = this.position!.view;
    this.#take(position);
    this.#dice.goOn(position, undone !== null);
    this.#isWalking = this.#walkOn(position);
    const kept = undone === null ? this.log : this.log.filter((line) => line.ply <= undone);
    if (wasMine) this.seen = kept.at(-1)?.ply ?? 0;
    this.log = this.table.log = [...kept, ...log];
    const on = this.#dice.scenes(this.#isWalking ? [] : stops, before, log, kept.length);
    const scene = this.#sceneOf(position, log.slice(on.length > 0 ? stops.at(-1)!.lines : 0))!;
    if (wasMine) this.#mine = { ...scene, events: [] };
    const whole = { ...scene, events: log };
    this.since = wasMine ? [] : [...this.since, whole].slice(-MOST_SINCE);
    if (wasMine || undone !== null) this.missed = [];
    const isRolled = log.some((line) => this.show.kit.isRoll?.(line));
    scene.tone = on.length > 0 ? 'dice' : toneOf(position, this.viewer, { wasMine, isRolled });
    if (this.board) this.#play([...on, scene], undone !== null);
  }

  /** Put what happened on show, or cut back to it where answers were taken back. */
  #play(scenes: Scene[], isCut: boolean): void {
    if (isCut) this.show.cut(scenes.at(-1)!);
    else scenes.forEach((scene) => this.show.add(scene));
  }

  /** What is on show may be answered only when it is the position of now. */
  #shown(scene: Scene): void {
    if (scene.tone) play(scene.tone);
    this.#dice.shown(scene);
    this.#details.stop = scene.stop;
    if (scene.view === this.position?.view) this.table.isBusy = this.#isWalking;
  }

  #said(line: ChatLine): void {
    this.chat = [...this.chat, line];
    if (settings.isMuted(line.player)) return;
    this.unread += 1;
    this.#show(line);
    play('chat');
  }

  #show(line: ChatLine): void {
    const isMine = this.mySeats.includes(line.seat ?? -1);
    if (isMine || settings.isMuted(line.player)) return;
    this.speech.show(line, this.info?.status === 'playing');
  }

  #refused(refusal: Refused): void {
    if (refusal.id) this.#outbox.answered(refusal.id);
    this.table.isBusy = false;
    this.#walk.stop();
    this.#isWalking = false;
    if (refusal.code === 'repeated') return;
    toasts.say(refusal.message);
  }

  #dismissed(reason: string, again: boolean): void {
    if (again) return;
    this.problem = reason;
    this.link.close();
  }
}
