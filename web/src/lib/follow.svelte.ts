/** On a small screen the thing to be answered may lie out of sight: the board brings it there. */
import type { Attachment } from 'svelte/attachments';
import { motion } from './motion.svelte';
import type { TableModel } from './table.svelte';

const TOP_BAR = 56;
const ANSWER_BAR = 150;

interface Following {
  /** Screens up to this width scroll to the question. */
  upTo?: number;
  /** What is shown before any lit thing, if it is on the board. */
  first?: string;
  /** Lit things that only end a question: seeing one is not enough where others are lit. */
  aside?: readonly string[];
  /** Questions that are in sight anyway. */
  except?: () => boolean;
}

/** An attachment for a board that keeps what can be answered in sight. */
export function following(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any game's table will do
  table: TableModel<any>,
  { upTo = 760, first = '', aside = [], except = () => false }: Following = {},
): Attachment<HTMLElement> {
  return (board) => {
    $effect(() => {
      const isAsked = table.isMine && table.view.decision !== null && !except();
      if (!isAsked || !matchMedia(`(max-width: ${upTo}px)`).matches) return;
      const frame = requestAnimationFrame(() => bringIntoSight(litOn(board, first, aside)));
      return () => cancelAnimationFrame(frame);
    });
  };
}

/** What the question is about: what comes first, else what is lit, ways out last. */
function litOn(board: HTMLElement, first: string, aside: readonly string[]): Element[] {
  const asking = first ? board.querySelector(first) : null;
  if (asking) return [asking];
  const lit = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')];
  const things = lit.filter(({ dataset }) => !aside.includes(dataset.target ?? ''));
  return things.length > 0 ? things : lit;
}

function bringIntoSight(lit: readonly Element[]): void {
  if (lit.some(isInSight)) return;
  const [thing] = lit;
  if (!thing) return;
  const block = isLevel(thing) ? 'nearest' : 'center';
  const behavior = motion.isReduced ? 'auto' : 'smooth';
  thing.scrollIntoView({ block, inline: 'center', behavior });
}

/** Between the bars, perhaps to the side. */
function isLevel(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  return top > TOP_BAR && bottom < innerHeight - ANSWER_BAR;
}

function isInSight(thing: Element): boolean {
  const { left, right } = thing.getBoundingClientRect();
  return isLevel(thing) && left >= 0 && right <= innerWidth;
}
