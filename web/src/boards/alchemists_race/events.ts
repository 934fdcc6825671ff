/** What happened, for the eye: what flies where, who walks how, what a log line speaks of. */
import { factsOf, type Counted, type Fact } from '$lib/facts';
import type { Flight } from '$lib/flights';
import { joined, unstopped } from '$lib/log';
import type { Trail } from '$lib/movers';
import type { GameEvent } from '$lib/view';
import { bottle, lookOf } from './looks';
import { wordAt, type RaceView } from './table';

/** The seat that did it. */
export const doer = (event: GameEvent): number | null =>
  event.kind === 'tie_shared' ? null : (event.numbers[0] ?? null);

/** Lines that open a turn. */
export const isHeading = (event: GameEvent): boolean => event.kind === 'turn_began';

/** Dice are thrown, and heard. */
export const isRoll = (event: GameEvent): boolean => ['rolled', 'rerolled'].includes(event.kind);

/** What flies where: tokens to the hand, potions from the shelf, prices to the purse. */
export function flights(event: GameEvent, view: RaceView): Flight[] {
  const [seat = 0, what = 0] = event.numbers;
  const holder = view.table.seats[seat];
  if (!holder) return [];
  const card = (word: string) => ({
    icon: bottle(word),
    fill: 'var(--bone)',
    ink: 'var(--accent)',
  });
  const space = `space:${holder.space}`;
  if (event.kind === 'gained' || event.kind === 'lost_resource') {
    const word = wordAt(holder.resources, what);
    const token = `token:${seat}:${word}`;
    const [from, to] = event.kind === 'gained' ? [space, token] : [token, space];
    return [{ from, to, ...lookOf(word) }];
  }
  const word = wordAt(holder.potions, event.kind === 'attacked' ? (event.numbers[2] ?? 0) : what);
  if (event.kind === 'crafted') {
    return [{ from: `potion:${word}`, to: `card:${seat}:${word}`, ...card(word) }];
  }
  if (event.kind === 'sold') {
    const coin = { icon: 'coin', fill: 'var(--gold)', ink: 'var(--gold-on)' };
    return [{ from: `potion:${word}`, to: `seat-card:${seat}`, ...coin }];
  }
  if (event.kind === 'attacked')
    return [{ from: `seat:${seat}`, to: `seat:${what}`, ...card(word) }];
  return [];
}

/** A piece walks along its road. */
export function trails(events: readonly GameEvent[]): Trail[] {
  const ways = new Map<number, string[]>();
  for (const event of events) {
    if (event.kind !== 'stepped') continue;
    const [seat = 0, , to = 0] = event.numbers;
    ways.set(seat, [...(ways.get(seat) ?? []), `space:${to}`]);
  }
  return [...ways].map(([seat, stops]) => ({ key: `piece:${seat}`, stops: stops.slice(0, -1) }));
}

/** The things a log line speaks of. */
export function named(event: GameEvent, view: RaceView): string[] {
  const [seat = 0, one = 0, other = 0] = event.numbers;
  const piece = `seat:${seat}`;
  const between = ['stepped', 'teleported'];
  if (between.includes(event.kind)) return [piece, `space:${one}`, `space:${other}`];
  if (['met', 'attacked', 'swapped'].includes(event.kind)) return [piece, `seat:${one}`];
  const holder = view.table.seats[seat];
  if (['crafted', 'sold', 'drank'].includes(event.kind) && holder) {
    return [piece, `potion:${wordAt(holder.potions, one)}`];
  }
  return [piece];
}

/** Steps of one walk on one line: "Red goes Honey › Grass › Wood." */
export const condense = (lines: readonly GameEvent[]): GameEvent[] => joined(lines, walked);

/** Two steps as one way, where the second goes on from the first. */
function walked(last: GameEvent, line: GameEvent): GameEvent | null {
  const [seat = 0, from = 0, to = 0] = line.numbers;
  const isStep = line.kind === 'stepped' && last.kind === 'stepped';
  if (!isStep || last.numbers[0] !== seat || last.numbers[2] !== from) return null;
  const end = line.text.slice(line.text.lastIndexOf('›'));
  return { ...line, numbers: [seat, last.numbers[1]!, to], text: `${unstopped(last.text)} ${end}` };
}

const COUNTED: Counted[] = [
  { name: 'Mean of the die', kinds: ['rolled'], at: 1, isMean: true },
  { name: 'Resources found', kinds: ['gained'], of: /picks up \d+ (.*)\.$/ },
  { name: 'Resources lost', kinds: ['lost_resource'] },
  { name: 'Potions crafted', kinds: ['crafted'] },
  { name: 'Potions sold', kinds: ['sold'] },
  { name: 'Attacks', kinds: ['attacked'] },
];

/** Numbers of a finished game. */
export const facts = (lines: readonly GameEvent[], seats: number): Fact[] =>
  factsOf(COUNTED, lines, seats);
