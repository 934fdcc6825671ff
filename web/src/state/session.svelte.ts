/** One table as this browser follows it: socket, log, chat, undo, and the position on show. */
import { TableModel } from '$lib/table.svelte';
import type { BoardModule } from '$lib/board';
import { freshId } from '$lib/ids';
import { between } from '$lib/log';
import { patched, type Patch } from '$lib/patch';
import { boardOf, drawnGames } from '../boards/registry';
import type {
  ChatLine,
  ClientMessage,
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
import { Link } from './link.svelte';
import { settings } from './settings.svelte';
import { Show, type Scene } from './show';
import { play } from './sound';
import { quoted } from './talk';
import { toasts } from './toasts.svelte';

type Unsent<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A message without its id, which is given when it is sent. */
export type Request = Unsent<ClientMessage>;

/** What others did is played back at this pace, and not further back than this. */
const BACK_HOLD = 600;
const MOST_SINCE = 40;
const SPEECH_STAYS = 7000;
/** On a phone the seats stand below the board, out of sight. */
const areSeatsBelow = () => matchMedia('(max-width: 760px)').matches;
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
  /** What was said at the table just now, by seat; it stays for a while. */
  speech: Record<number, string> = $state.raw({});
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
  #unanswered = new Map<string, ClientMessage>();
  /** What is still to be answered of a walk of several steps, and the kind of question it goes on with. */
  #walk: number[] = [];
  #walkKind = '';
  #isWalking = false;
  /** The position after my last answer. */
  #mine: Scene | null = null;
  #isAgain = false;
  /** How long the game was after the last answer of each seat that looked from here. */
  #answers = new Map<number, number>();
  /** The same of the seat that looks now, as it was when it came to look. */
  answered = $state(0);

  constructor(readonly id: string) {
    this.table.leave = (order) => this.#leave(order);
    const drawn = encodeURIComponent(drawnGames().join(','));
    const address = socketAddress(`/ws/tables/${encodeURIComponent(id)}?drawn=${drawn}`);
    const ping = () => this.send({ type: 'ping' });
    this.link = new Link(
      address,
      (message) => this.#hear(message as ServerMessage),
      ping,
      () => {
        this.#isAgain = true;
      },
    );
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.link.close();
  }

  readonly orders: Order[] = $derived(this.position?.orders ?? []);
  readonly mySeats: number[] = $derived(
    this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [],
  );

  /** Send a message; it is sent again after a lost connection until the server has answered. */
  send(message: Request): void {
    const whole = { ...message, id: freshId() } as ClientMessage;
    this.#unanswered.set(whole.id, whole);
    this.link.send(whole);
  }

  /** What got no answer before the connection was lost; the server knows what it has done already. */
  #sendAgain(): void {
    this.#isAgain = false;
    for (const message of this.#unanswered.values()) this.link.send(message);
  }

  #leave({ action }: Order): void {
    if (this.viewer !== null) this.send({ type: 'order', seat: this.viewer, action });
  }

  #act(actions: number[], oneByOne: boolean): void {
    if (!this.position) return;
    const [first, ...rest] = actions;
    this.#walk = oneByOne ? rest : [];
    this.#walkKind = this.position.view.decision?.kind ?? '';
    this.table.isBusy = true;
    const now = oneByOne ? [first!] : actions;
    this.send({ type: 'act', moment: this.position.moment, actions: now });
  }

  /** The next step of a walk, unless something came in between. */
  #walkOn(position: Position): boolean {
    const { decision, choices, viewer } = position.view;
    const [next, ...rest] = this.#walk;
    const goesOn = decision?.kind === this.#walkKind && decision.seat === viewer;
    if (next === undefined || !goesOn || !choices.some((choice) => choice.action === next)) {
      this.#walk = [];
      return false;
    }
    this.#walk = rest;
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

  readonly hasSince = $derived(this.since.length > 0 || this.missed.length > 0);

  /** Scenes this seat was not shown because another at this screen looked. */
  async #caughtUp(): Promise<Scene[]> {
    const at = (ply: number) => api.positionAt(this.id, ply, this.viewer);
    const positions = await Promise.all(this.missed.map(at));
    return positions.map((position, place) => {
      const events = this.log.filter((line) => line.ply === this.missed[place]);
      return { view: position.view, events, picks: null };
    });
  }

  /** Show once more what happened since my last answer. */
  async playBack(): Promise<void> {
    const now = this.#sceneOf(this.position, []);
    if (!now || !this.hasSince) return;
    const missed = await this.#caughtUp().catch(() => []);
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
    else if (message.type === 'table') this.#tell(message.table);
    else if (message.type === 'undo') this.#undoChanged(message.undo);
    else if (message.type === 'done') this.#unanswered.delete(message.id);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'notice') toasts.say(message.text);
    else if (message.type === 'bye') this.#dismissed(message.reason, message.again);
    else this.#said(message.line);
  }

  #greet(hello: Hello): void {
    this.problem = '';
    this.#tell(hello.table);
    this.viewer = hello.viewer;
    this.log = this.table.log = hello.log;
    this.answered = this.#answers.get(hello.viewer ?? -1) ?? hello.position?.plies ?? 0;
    this.seen = this.answered;
    this.chat = hello.chat;
    const lately = (Date.now() - SPEECH_STAYS) / 1000;
    hello.chat.filter((line) => line.at > lately).forEach((line) => this.#show(line));
    this.since = [];
    this.#mine = null;
    this.missed = between(this.answered, hello.position?.plies ?? 0, MOST_SINCE);
    this.#take(hello.position);
    if (this.#isAgain) this.#sendAgain();
    void this.#dress(hello);
  }

  /** Fetch the board and the words of this game, then show the position. */
  async #dress(hello: Hello): Promise<void> {
    if (!this.board) {
      const { id, game, board: own } = hello.table;
      const [board, tips] = await Promise.all([boardOf(game, own), api.tips(id).catch(() => ({}))]);
      this.show.kit = board.kit;
      this.table.glossary = tips;
      this.board = board;
    }
    const scene = this.#sceneOf(this.position, []);
    if (scene) this.show.cut(scene);
  }

  #tell(info: TableInfo): void {
    this.info = info;
    this.readAt = Date.now();
    this.table.people = info.seats.map((seat) => seat.name);
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
  #moved({ since, position, table, log, undone }: Moved): void {
    if (!this.position || !this.info || since !== this.position.moment) {
      this.link.reconnect();
      return;
    }
    const wasMine = this.position.view.decision?.seat === this.viewer && this.viewer !== null;
    if (wasMine) this.#answers.set(this.viewer!, this.position.plies + 1);
    this.#tell(patched(this.info, table as Patch));
    this.#goOn(patched(this.position, position as Patch), log, undone, wasMine);
  }

  #goOn(position: Position, log: LogLine[], undone: number | null, wasMine: boolean): void {
    this.#take(position);
    this.table.isBusy = true;
    this.#isWalking = this.#walkOn(position);
    const kept = undone === null ? this.log : this.log.filter((line) => line.ply <= undone);
    if (wasMine) this.seen = kept.at(-1)?.ply ?? 0;
    this.log = this.table.log = [...kept, ...log];
    const scene = this.#sceneOf(position, log)!;
    if (wasMine) this.#mine = { ...scene, events: [] };
    this.since = wasMine ? [] : [...this.since, scene].slice(-MOST_SINCE);
    if (wasMine || undone !== null) this.missed = [];
    if (this.board) this.#play(scene, position, undone !== null);
  }

  /** Put what happened on show, or cut back to it where answers were taken back. */
  #play(scene: Scene, position: Position, isCut: boolean): void {
    if (isCut) this.show.cut(scene);
    else this.show.add(scene);
    this.#sound(position);
  }

  /** What is on show may be answered only when it is the position of now. */
  #shown(scene: Scene): void {
    if (scene.view === this.position?.view) this.table.isBusy = this.#isWalking;
  }

  #sound(position: Position): void {
    const isMyTurn = position.view.decision?.seat === this.viewer && !position.ordered;
    play(position.view.outcome ? 'end' : isMyTurn ? 'turn' : 'move');
  }

  #said(line: ChatLine): void {
    this.chat = [...this.chat, line];
    if (settings.isMuted(line.player)) return;
    this.unread += 1;
    this.#show(line);
    play('chat');
  }

  /** What somebody says stands at their seat for a while. */
  #show({ seat, name, text, player }: ChatLine): void {
    if (seat === null || this.mySeats.includes(seat) || settings.isMuted(player)) return;
    this.speech = { ...this.speech, [seat]: text };
    if (areSeatsBelow() && this.info?.status === 'playing') toasts.say(`${name}: ${quoted(text)}`);
    setTimeout(() => {
      if (this.speech[seat] === text) this.speech = { ...this.speech, [seat]: '' };
    }, SPEECH_STAYS);
  }

  #refused(refusal: Refused): void {
    if (refusal.id) this.#unanswered.delete(refusal.id);
    this.table.isBusy = false;
    this.#walk = [];
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
