/** Things that glide from where they were to where they are (first, last, invert, play). */
import { motion } from './motion.svelte';

interface Spot {
  x: number;
  y: number;
}

/** The way a thing takes: the targets it passes before it is where it is. */
export interface Trail {
  key: string;
  stops: string[];
}

const LEAST = 1.5;
const STEP = 110;
const LONGEST = 900;

/** How many screen pixels one unit of this element's drawing is. */
function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Where a thing with this target stands on the page. */
function spotAt(target: string): Spot | null {
  const found = document.querySelector(`[data-target="${CSS.escape(target)}"]`);
  return found ? spotOf(found) : null;
}

export class Movers {
  #elements = new Map<string, Element>();

  /** Watch an element under this key; returns how to stop. */
  add(key: string, element: Element): () => void {
    this.#elements.set(key, element);
    return () => {
      if (this.#elements.get(key) === element) this.#elements.delete(key);
    };
  }

  /** Where everything is now. */
  measure(): Map<string, Spot> {
    if (motion.isReduced) return new Map();
    return new Map([...this.#elements].map(([key, element]) => [key, spotOf(element)]));
  }

  /** Let everything glide here from where it was. */
  play(before: ReadonlyMap<string, Spot>, trails: readonly Trail[] = []): void {
    for (const [key, element] of this.#elements) {
      const old = before.get(key);
      if (!old) continue;
      const stops = trails.find((trail) => trail.key === key)?.stops ?? [];
      const between = stops.map(spotAt).filter((spot) => spot !== null);
      glide(element, [old, ...between]);
    }
  }
}

/** What moves with a thing: where it can be answered or is named, its ring too. */
const carried = (element: Element) =>
  element.closest('[data-mark]:not([data-mark="idle"])') ?? element;

/** Let one thing pass these places and end where it is. */
function glide(inner: Element, way: readonly Spot[]): void {
  const now = spotOf(inner);
  const element = carried(inner);
  const scale = scaleOf(element);
  const shifts = way.map((spot) => [(spot.x - now.x) / scale, (spot.y - now.y) / scale] as const);
  const isStill = shifts.every(([x, y]) => Math.hypot(x, y) * scale < LEAST);
  if (isStill || typeof element.animate !== 'function') return;
  const frames = shifts.map(([x, y]) => ({ translate: `${x}px ${y}px` }));
  const walk = Math.min(LONGEST, STEP * way.length + 60) * motion.tempo;
  const duration = way.length > 1 ? walk : motion.move;
  // Not `transform`: a drawing may use that to say where the thing stands.
  element.animate([...frames, { translate: '0px 0px' }], {
    duration,
    easing: way.length > 1 ? 'linear' : motion.easing,
  });
}
