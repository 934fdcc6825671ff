/** What has just happened on the zones, seen once: a zone turning, stones dropping into slots. */
import { motion } from '$lib/motion.svelte';
import type { GameEvent } from '$lib/view';

const APART = 70;

/** Let previews end where they are: the position they showed has come. */
export function settle(root: Element): void {
  for (const moved of root.querySelectorAll('.visual, .upright')) {
    for (const animation of moved.getAnimations?.() ?? []) animation.finish();
  }
}

/** Play the events of one scene; `isSeen` where the pointer has shown the outcome already. */
export function enact(root: Element, events: readonly GameEvent[], isSeen: boolean): void {
  if (motion.move === 0) return;
  if (!isSeen) for (const event of events) if (event.kind === 'spun') turn(root, event.numbers);
  const filled = events.filter((event) => event.kind === 'slot_filled');
  filled.forEach((event, index) => drop(root, `slot:${event.numbers[0]}`, index));
}

/** A quarter turn, the marks staying upright. */
function turn(root: Element, [, zone, direction]: readonly number[]): void {
  const from = direction === 0 ? -90 : 90;
  const timing = { duration: motion.move, easing: motion.easing };
  for (const body of root.querySelectorAll(`[data-spin="${zone}"]`)) {
    body.animate?.([{ transform: `rotate(${from}deg)` }, { transform: 'none' }], timing);
    for (const mark of body.querySelectorAll('.upright')) {
      mark.animate?.([{ transform: `rotate(${-from}deg)` }, { transform: 'none' }], timing);
    }
  }
}

/** A stone of the line falls into its slot. */
function drop(root: Element, slot: string, index: number): void {
  const stone = root.querySelector(`[data-stone="${slot}"]`);
  const frames = [
    { transform: 'scale(1.5)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  const delay = motion.flight * 0.6 + index * APART;
  stone?.animate?.(frames, {
    duration: motion.move,
    delay,
    easing: motion.easing,
    fill: 'backwards',
  });
}
