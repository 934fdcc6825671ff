/** Things that fly between places when something happens: from the space to the hand, and so on. */
import { motion } from './motion.svelte';

export interface Flight {
  /** Targets (or `data-place` names) where it starts and lands. */
  from: string;
  to: string;
  icon: string;
  fill: string;
  ink: string;
}

const APART = 40;
const SVG = 'http://www.w3.org/2000/svg';

function find(place: string): DOMRect | null {
  const name = CSS.escape(place);
  const found = document.querySelector(`[data-target="${name}"], [data-place="${name}"]`);
  const box = found?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function token(flight: Flight): HTMLElement {
  const disc = document.createElement('span');
  disc.className = 'tok lg flying';
  disc.style.setProperty('--f', flight.fill);
  disc.style.setProperty('--o', flight.ink);
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', 'i');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${flight.icon}`);
  icon.append(use);
  disc.append(icon);
  return disc;
}

const middle = (box: DOMRect) => [box.left + box.width / 2 - 15, box.top + box.height / 2 - 15];

/** Send them off one after the other; those whose places are not on the page stay away. */
export function fly(flights: readonly Flight[]): void {
  if (motion.flight === 0) return;
  flights.forEach((flight, index) => {
    const [from, to] = [find(flight.from), find(flight.to)];
    if (!from || !to) return;
    const disc = token(flight);
    document.body.append(disc);
    const [start, end] = [middle(from), middle(to)];
    const flying = disc.animate(
      [
        { transform: `translate(${start[0]}px, ${start[1]}px) scale(.7)`, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `translate(${end[0]}px, ${end[1]}px)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${end[0]}px, ${end[1]}px) scale(.6)`, opacity: 0 },
      ],
      { duration: motion.flight, delay: index * APART, easing: motion.easing, fill: 'both' },
    );
    flying.finished.then(
      () => disc.remove(),
      () => disc.remove(),
    );
  });
}

/** Everything that moves and comes to an end. */
function moving(): Animation[] {
  const all = globalThis.document?.getAnimations?.() ?? [];
  return all.filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
}

/** How long things that were sent off are still on their way: they fly, glide, tumble or drop. */
export function lasting(): number {
  const isSent = (one: Animation) => !('transitionProperty' in one || 'animationName' in one);
  const left = (one: Animation) =>
    Number(one.effect?.getComputedTiming().endTime ?? 0) - Number(one.currentTime ?? 0);
  return Math.max(0, ...moving().filter(isSent).map(left));
}

/** Let everything that moves be where it is going. */
export function finishAll(): void {
  for (const animation of moving()) animation.finish();
}
