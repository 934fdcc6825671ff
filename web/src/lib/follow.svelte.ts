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
  /** Questions that are in sight anyway. */
  except?: () => boolean;
}

/** An attachment for a board that keeps what can be answered in sight. */
export function following(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any game's table will do
  table: TableModel<any>,
  { upTo = 760, first = '', except = () => false }: Following = {},
): Attachment<HTMLElement> {
  return (board) => {
    $effect(() => {
      const isAsked = table.isMine && table.view.decision !== null && !except();
      if (!isAsked || !matchMedia(`(max-width: ${upTo}px)`).matches) return;
      const frame = requestAnimationFrame(() => bringIntoSight(board, first));
      return () => cancelAnimationFrame(frame);
    });
  };
}

function bringIntoSight(board: HTMLElement, first: string): void {
  const asking = first ? board.querySelector(first) : null;
  const lit = asking ? [asking] : [...board.querySelectorAll('[data-lit]')];
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
