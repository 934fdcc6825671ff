/** What the running turn has brought its player so far. */
import type { GameEvent } from '$lib/view';
import { resourceAt } from './looks';
import type { Resource } from './table';

export interface SoFar {
  change: [Resource, number][];
  points: number;
  /** Cards bought, taken or called back. */
  cards: number;
  artifacts: number;
}

const CARDS = ['buy', 'free_card', 'take', 'raise'];

/** Add up the lines of a turn for its player; what others got meanwhile is theirs. */
export function soFar(lines: readonly GameEvent[], seat: number): SoFar {
  const change = new Map<Resource, number>();
  const add = (kind: Resource, count: number) => change.set(kind, (change.get(kind) ?? 0) + count);
  const found: SoFar = { change: [], points: 0, cards: 0, artifacts: 0 };
  for (const { kind, numbers } of lines) {
    const [who = 0, what = 0, count = 0] = numbers;
    if (who !== seat) continue;
    if (kind === 'gain') add(resourceAt(what), count);
    if (kind === 'return') add(resourceAt(what), -count);
    if (kind === 'steal') add(resourceAt(count), 1);
    if (kind === 'points') found.points += what;
    if (kind === 'forge') found.artifacts += 1;
    if (CARDS.includes(kind)) found.cards += 1;
  }
  found.change = [...change].filter(([, count]) => count !== 0);
  return found;
}
