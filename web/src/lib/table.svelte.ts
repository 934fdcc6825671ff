/** The table as a board sees it: what is shown, what can be answered, what is under the pointer. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { byTarget, completed, mayAdd, missing, sizes, totalOf, without } from './answers';
import { Movers } from './movers';
import { tagged, type ThingInfo } from './tag.svelte';
import type { Choice, ClosedThing, GameEvent, Glossary, Order, PickMenu, Tip, View } from './view';

export type Mark = 'idle' | 'lit' | 'far' | 'picked' | 'hint' | 'named';

/** One way to answer: usually one action, sometimes several in a row (a walk, a whole set). */
export interface Answer {
  actions: number[];
  label: string;
  target: string;
  warning: string;
  /** What it costs, leaves and brings, where the engine says so. */
  note?: string;
  /** Costs what its warning says and cannot be taken back. */
  grave: boolean;
  /** Reached by a way through several answers. */
  far: boolean;
}

export interface OpenMenu {
  title: string;
  anchor: Element;
  answers: Answer[];
  /** Unfolds above its anchor: a group of answers in the bar. */
  isAbove?: boolean;
}

export interface OpenTip {
  anchor: Element;
  tip: Tip;
  /** Answers a click: what the thing is may not take its place while the pointer rests there. */
  isReply: boolean;
}

/** A thing no answer points at, as it was clicked. */
interface Pressed {
  target: string;
  anchor: Element;
  /** What it is called, and what there is to say of it at any time. */
  title: string;
  tip?: Tip | undefined;
}

/** Carries answers to the server: together as one choice, or one by one. */
export type Send = (actions: number[], oneByOne: boolean) => void;

const KEY = Symbol('table');
/** How long a tooltip stays when the pointer has left its thing. */
const TIP_STAYS = 220;
const NOT_BESIDE = 'It does not go together with what is picked.';

/** An answer made of one choice. */
export function answerOf(choice: Choice): Answer {
  const { action, label, target, warning, note, grave } = choice;
  return { actions: [action], label, target, warning, note, grave, far: false };
}

export class TableModel<Table = Record<string, unknown>> {
  view: View<Table> = $state.raw(null!);
  /** What brought the present view about. */
  events: GameEvent[] = $state.raw([]);
  /** Everything told lately, the newest last; while scenes are still played it runs ahead of the view. */
  log: GameEvent[] = $state.raw([]);
  /** What people are called, by seat. */
  people: string[] = $state.raw([]);
  glossary: Glossary = $state.raw({});
  pickMenu: PickMenu | null = $state.raw(null);
  picked: number[] = $state.raw([]);
  /** Answers a board adds: several actions in a row that lead to a thing further off. */
  routes: Answer[] = $state.raw([]);
  /** Standing orders the viewer may leave now; none where the game knows none. */
  orders: Order[] = $state.raw([]);
  #hovered: Answer | null = $state.raw(null);
  hinted: string = $state('');
  /** Things a log line under the pointer speaks of. */
  named: ReadonlySet<string> = $state.raw(new Set<string>());
  menu: OpenMenu | null = $state.raw(null);
  tip: OpenTip | null = $state.raw(null);
  /** An answer is on its way: nothing is lit until it has arrived. */
  isBusy = $state(false);
  /** May anything be answered here (not in a replay, not behind a hidden screen)? */
  isLive = $state(true);
  /** One tap answers on touch screens; otherwise the first tap previews. */
  isOneTap = $state(false);
  /** Ask once more before what costs something and cannot be taken back. */
  asksTwice = $state(true);

  /** Leave a standing order. */
  leave: (order: Order) => void = () => undefined;
  /** Ask for what a view says only to whoever points at things; `tellDetails` brings it. */
  askDetails: () => void = () => undefined;

  readonly movers = new Movers();
  #send: Send;
  #armed = '';
  #tipTimer = 0;
  /** The view whose details were asked for. */
  #asked: View<Table> | null = null;
  /** An unlit thing that was clicked before it was known what it says. */
  #pressed: Pressed | null = null;

  constructor(send: Send) {
    this.#send = send;
  }

  readonly isMine = $derived(
    this.isLive && this.view?.decision != null && this.view.decision.seat === this.view.viewer,
  );
  readonly answers: Answer[] = $derived.by(() => {
    if (!this.isMine || this.isBusy) return [];
    if (this.pickMenu) return this.pickMenu.pieces.map(answerOf);
    return this.view.choices.map(answerOf);
  });
  readonly #nearby = $derived(grouped(this.answers));
  readonly #routed = $derived(grouped(this.isMine && !this.isBusy ? this.routes : []));
  readonly #pieces = $derived(byTarget(this.pickMenu?.pieces ?? []));
  readonly #sets = $derived(this.pickMenu?.sets.map((set) => set.pieces) ?? []);
  /** The answers of a complete pick, or null while pieces are missing. */
  readonly complete: number[] | null = $derived.by(() => {
    const pieces = completed(this.#sets, this.picked);
    return this.pickMenu?.sets.find((set) => set.pieces === pieces)?.answers ?? null;
  });
  readonly missing = $derived(missing(this.#sets, this.picked));
  /** How many pieces a complete pick has that begins like this: at least, and at most. */
  readonly sizes = $derived(sizes(this.#sets, this.picked));
  /** What the picked pieces come to together, once they are a whole pick. */
  readonly total = $derived(totalOf(this.pickMenu?.sets ?? [], this.picked));
  readonly #closed = $derived(new Map((this.view?.closed ?? []).map((one) => [one.target, one])));

  /** The answer under the pointer or the keyboard's cursor. */
  get hovered(): Answer | null {
    return this.#hovered;
  }

  set hovered(answer: Answer | null) {
    this.#hovered = answer;
    if (answer) this.point();
  }

  /** Somebody points at something: what the view says only then is asked for, once. */
  point(): void {
    if (!this.isMine || this.isBusy || this.view.closed || this.#asked === this.view) return;
    this.#asked = this.view;
    this.askDetails();
  }

  /** The same view with its details; what was clicked meanwhile is answered. */
  tellDetails(view: View<Table>): void {
    this.view = view;
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed && view.closed) this.pressClosed(pressed);
  }

  /** What can be answered by pointing at this thing. */
  answersAt(target: string): Answer[] {
    return this.#nearby.get(target) ?? this.#routed.get(target) ?? [];
  }

  /** How a thing is to be drawn. */
  mark(target: string): Mark {
    if (this.pickMenu && this.isMine && !this.isBusy) return this.#pickMark(target);
    if (this.hinted === target && target) return 'hint';
    const near = this.#nearby.get(target);
    if (near) return 'lit';
    if (this.#routed.has(target)) return 'far';
    return this.named.has(target) ? 'named' : 'idle';
  }

  #pickMark(target: string): Mark {
    const pieces = this.#pieces.get(target) ?? [];
    if (pieces.some((piece) => this.picked.includes(piece.action))) return 'picked';
    return pieces.some((piece) => this.mayPick(piece.action)) ? 'lit' : 'idle';
  }

  /** How many pieces of this thing are picked. */
  pickedAt(target: string): number {
    const pieces = this.#pieces.get(target) ?? [];
    return this.picked.filter((action) => pieces.some((piece) => piece.action === action)).length;
  }

  mayPick(action: number): boolean {
    return mayAdd(this.#sets, this.picked, action);
  }

  /** Pick a piece, or take it back where no more of it may be picked. */
  toggle(action: number): void {
    this.picked = this.mayPick(action) ? [...this.picked, action] : without(this.picked, action);
  }

  /** Take one piece of this kind back. */
  putBack(action: number): void {
    this.picked = without(this.picked, action);
  }

  /** Is this answer under the pointer or the keyboard's cursor, here or in the bar? */
  isHovered(target: string): boolean {
    return this.hovered !== null && this.hovered.target === target && target !== '';
  }

  /** A thing was clicked or Enter was pressed on it. */
  press(target: string, anchor: Element, byTouch: boolean, title: string): void {
    this.tip = null;
    if (this.pickMenu) {
      this.#pressPiece(target, anchor, title);
      return;
    }
    const answers = this.answersAt(target);
    const [only] = answers;
    if (!only) return;
    if (byTouch && !this.isOneTap && this.#armed !== target) {
      this.#armed = target;
      this.hovered = only;
      return;
    }
    if (answers.length === 1 && !this.asksAgain(only)) this.send(only);
    else this.menu = { title, anchor, answers };
  }

  /** What an unlit thing says for itself, or its whole family. */
  #closedAt(target: string): ClosedThing | undefined {
    return this.#closed.get(target) ?? this.#closed.get(`${target.split(':', 1)[0]}:`);
  }

  /** Does a click on this unlit thing lead on? */
  leadsOn(target: string): boolean {
    return this.isMine && !this.isBusy && (this.#closedAt(target)?.actions.length ?? 0) > 0;
  }

  /** A thing no answer points at was clicked: go where it leads, or say what is missing. */
  pressClosed(pressed: Pressed): void {
    if (!this.isMine || this.isBusy) return;
    if (!this.view.closed) {
      this.#pressed = pressed;
      this.point();
      return;
    }
    const { anchor, title } = pressed;
    const closed = this.#closedAt(pressed.target);
    const answers = this.answers.filter(({ actions }) => closed?.actions.includes(actions[0]!));
    const [only] = answers;
    if (this.pickMenu || !only) this.#tellWhy(pressed, closed?.why ?? '');
    else if (answers.length === 1 && !this.asksAgain(only)) this.send(only);
    else this.menu = { title, anchor, answers };
  }

  /** What is missing; else what the thing is, and that something else is asked. */
  #tellWhy({ anchor, title, tip }: Omit<Pressed, 'target'>, why: string): void {
    const asked = `Not part of this question: ${this.view.decision?.prompt ?? ''}`;
    const what = why ? null : tip;
    const text = why || [what?.text, asked].filter(Boolean).join(' ');
    const name = what?.name ?? (title || 'Not now');
    this.holdTip();
    this.tip = { anchor, tip: { name, text, rule: what?.rule ?? '' }, isReply: true };
  }

  #pressPiece(target: string, anchor: Element, title: string): void {
    const [piece] = this.#pieces.get(target) ?? [];
    if (!piece) return;
    const why = this.pickMenu?.limit || NOT_BESIDE;
    if (this.#pickMark(target) === 'idle') this.#tellWhy({ anchor, title }, why);
    else this.toggle(piece.action);
  }

  /** Is this answer worth a second question? */
  asksAgain(answer: Answer): boolean {
    return answer.grave && this.asksTwice;
  }

  /** Give an answer; a far one is given step by step. */
  send(answer: Answer): void {
    this.#give(answer.actions, answer.far);
  }

  /** Give the whole set that was picked. */
  confirm(): void {
    if (this.complete) this.#give(this.complete, false);
  }

  #give(actions: number[], oneByOne: boolean): void {
    if (!this.isMine || this.isBusy) return;
    this.forget();
    this.#send(actions, oneByOne);
  }

  /** Close what is open and drop what is pointed at: the position has changed. */
  forget(): void {
    this.menu = null;
    this.tip = null;
    this.hovered = null;
    this.hinted = '';
    this.picked = [];
    this.#armed = '';
    this.#pressed = null;
  }

  /** Say what a thing is, unless it has just been said why it does nothing now. */
  showTip(anchor: Element, tip: Tip): void {
    if (this.#isReplying(anchor)) return;
    this.holdTip();
    this.tip = { anchor, tip, isReply: false };
  }

  /** Was a click on this thing, or on one around it or in it, just replied to? */
  #isReplying(anchor: Element): boolean {
    if (!this.tip?.isReply) return false;
    const { anchor: clicked } = this.tip;
    return clicked === anchor || clicked.contains(anchor) || anchor.contains(clicked);
  }

  /** A thing is drawn anew, or is gone: so is what was said of it, but not the reply to a click on it. */
  dropTip(anchor: Element): void {
    if (this.tip?.anchor === anchor && !this.#isReplying(anchor)) this.tip = null;
  }

  /** Keep the tooltip while the pointer is on it. */
  holdTip(): void {
    clearTimeout(this.#tipTimer);
  }

  /** Let the tooltip of a thing go after a moment: time to reach what it links to. */
  hideTip(anchor: Element | null = this.tip?.anchor ?? null): void {
    if (this.tip?.anchor !== anchor) return;
    this.holdTip();
    this.#tipTimer = window.setTimeout(() => {
      if (this.tip?.anchor === anchor) this.tip = null;
    }, TIP_STAYS);
  }

  /** Tag an element as a thing on the table; everything else follows from the target. */
  tag(target: string, info: ThingInfo = {}): Attachment<HTMLElement | SVGElement> {
    return tagged(this, target, info);
  }

  /** Let an element glide to its new place whenever the view changes. */
  moves(key: string): Attachment<Element> {
    return (element) => this.movers.add(key, element);
  }
}

function grouped(answers: readonly Answer[]): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const answer of answers) {
    if (answer.target) found.set(answer.target, [...(found.get(answer.target) ?? []), answer]);
  }
  return found;
}

/** Make a table known to everything drawn below this component. */
export function provideTable(table: TableModel): void {
  setContext(KEY, table);
}

/** The table this component is drawn on; a board names the type of its game's own data. */
export function useTable<Table = Record<string, unknown>>(): TableModel<Table> {
  return getContext<TableModel<Table>>(KEY);
}
