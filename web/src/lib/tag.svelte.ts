/** What makes an element a thing on the table: names, roles, keys, pointer, tooltip. */
import type { Attachment } from 'svelte/attachments';
import type { Answer, TableModel } from './table.svelte';
import type { Tip } from './view';

export interface ThingInfo {
  /** What it is called: "Honey, O8", "Tobin's wizard". Without it the thing's own text counts. */
  name?: string;
  /** A tooltip: the id of a glossary entry, or the words themselves. */
  tip?: string | Tip;
}

const TIP_DELAY = 350;
const NEXT_TIP_DELAY = 120;
const LONG_PRESS = 500;

/** The words a screen reader says for a thing. */
export function spoken(name: string, answers: readonly Answer[]): string {
  const [only, more] = answers;
  if (!only) return name;
  if (more) return `${name}: ${answers.length} answers`;
  const answer = only.warning ? `${only.label} (${only.warning})` : only.label;
  return name ? `${name}: ${answer}` : answer;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any game's table will do
type AnyTable = TableModel<any>;

/** An attachment that ties an element to a target of the table. */
export function tagged(
  table: AnyTable,
  target: string,
  info: ThingInfo,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset.target = target;
    $effect(() => describe(table, target, info, element));
    const stopTips = explained(table, info, element);
    const stopPressing = pressable(table, target, info, element);
    return () => {
      stopPressing();
      stopTips();
    };
  };
}

/** Names, roles and state classes, as the table stands now. */
function describe(table: AnyTable, target: string, info: ThingInfo, element: Element): void {
  const mark = table.mark(target);
  const answers = table.answersAt(target);
  const canPress = mark === 'lit' || mark === 'far' || mark === 'picked' || answers.length > 0;
  const name = info.name ?? '';
  element.setAttribute('data-mark', mark);
  element.classList.toggle('is-hover', canPress && table.isHovered(target));
  put(element, 'data-lit', canPress ? '' : null);
  put(element, 'data-leads', !canPress && table.leadsOn(target) ? '' : null);
  put(element, 'tabindex', canPress ? '0' : null);
  put(element, 'role', canPress ? 'button' : name ? 'img' : null);
  put(element, 'aria-label', spoken(name, answers) || null);
  put(element, 'aria-haspopup', answers.length > 1 ? 'menu' : null);
  put(element, 'aria-pressed', table.pickMenu && canPress ? String(mark === 'picked') : null);
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

type Listen = (kind: string, then: (event: never) => void) => void;

/** Listeners on one element that are all taken off again together. */
function listening(element: Element): [Listen, () => void] {
  const stop = new AbortController();
  const listen: Listen = (kind, then) =>
    element.addEventListener(kind, then as EventListener, { signal: stop.signal });
  return [listen, () => stop.abort()];
}

/** The click that an inner thing has answered already. */
let taken: Event | null = null;

/** Does something else answer this click: a lit thing around it, a button, or a thing inside? */
function isTaken(event: Event, element: Element): boolean {
  if (taken === event || element.parentElement?.closest('[data-lit]')) return true;
  const pressed = event.target instanceof Element ? event.target : element;
  if (pressed.closest('button, a, input, summary, select, [role=button]')) return true;
  taken = event;
  return false;
}

/** Click, Enter and Space answer; pointing and focus preview. */
function pressable(
  table: AnyTable,
  target: string,
  info: ThingInfo,
  element: HTMLElement | SVGElement,
): () => void {
  const [listen, stop] = listening(element);
  const press = (event: Event, byTouch: boolean) => {
    if (!element.hasAttribute('data-lit')) {
      const pressed = { target, anchor: element, title: info.name ?? '', tip: tipOf(table, info) };
      if (!isTaken(event, element)) table.pressClosed(pressed);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    table.press(target, element, byTouch, info.name ?? '');
  };
  const point = (isOver: boolean) => {
    const [first] = table.answersAt(target);
    if (isOver) table.point();
    if (isOver && first) table.hovered = first;
    else if (!isOver && table.isHovered(target)) table.hovered = null;
    if (!isOver) table.hideTip(element);
  };
  listen('click', (event: PointerEvent) => press(event, event.pointerType === 'touch'));
  listen('keydown', (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') press(event, false);
  });
  listen('pointerenter', (event: PointerEvent) => event.pointerType !== 'touch' && point(true));
  listen('pointerleave', (event: PointerEvent) => event.pointerType !== 'touch' && point(false));
  listen('focus', () => point(true));
  listen('blur', () => point(false));
  return stop;
}

/** What there is to say of a thing: words of its own, or an entry of the glossary. */
const tipOf = ({ glossary }: AnyTable, { tip }: ThingInfo): Tip | undefined =>
  typeof tip === 'string' ? glossary[tip] : tip;

/** The tooltip: after a moment under the pointer, sooner between neighbours, on a long press. */
function explained(table: AnyTable, info: ThingInfo, element: HTMLElement | SVGElement) {
  const tip = tipOf(table, info);
  if (!tip) return () => undefined;
  const [listen, stop] = listening(element);
  let timer = 0;
  /** A long press explains; lifting the finger must not answer as well. */
  let isPressedLong = false;
  const later = (delay: number, then = () => table.showTip(element, tip)) => {
    clearTimeout(timer);
    timer = window.setTimeout(then, delay);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!isPressedLong) table.hideTip(element);
  };
  listen('pointerenter', (event: PointerEvent) => {
    if (event.pointerType !== 'touch') later(table.tip ? NEXT_TIP_DELAY : TIP_DELAY);
  });
  listen('pointerdown', (event: PointerEvent) => {
    isPressedLong = false;
    if (event.pointerType !== 'touch') return;
    later(LONG_PRESS, () => {
      isPressedLong = true;
      table.showTip(element, tip);
    });
  });
  element.addEventListener('click', swallow, { capture: true });
  function swallow(event: Event): void {
    if (isPressedLong) event.stopImmediatePropagation();
    isPressedLong = false;
  }
  listen('pointerleave', hide);
  listen('pointercancel', hide);
  listen('focus', () => element.matches(':focus-visible') && later(TIP_DELAY));
  // What comes to be known of a thing while the pointer rests on it tags it anew.
  if (element.matches(':hover') && matchMedia('(hover: hover)').matches) later(TIP_DELAY);
  listen('blur', hide);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('click', swallow, { capture: true });
    table.dropTip(element);
    stop();
  };
}
