/** What happened, for the eye: what flies where, who walks how, what a log line speaks of. */
import { factsOf, type Counted, type Fact } from '$lib/facts';
import type { Flight } from '$lib/flights';
import { joined } from '$lib/log';
import type { Trail } from '$lib/movers';
import { ownSeat, type GameEvent } from '$lib/view';
import {
  GEMS,
  ROW_NAMES,
  SMITHY_IDS,
  STONES,
  STONE_IDS,
  TOADSTOOL_IDS,
  artifactIcon,
  cardNumber,
  colourAt,
  resourceAt,
} from './looks';
import { COLOURS, type Colour, type Resource, type RuneView } from './table';
import { passed } from './layout';

const NOBODY = ['reveal', 'artifact', 'final', 'shared_win'];

/** The seat that did it. */
export const doer = (event: GameEvent): number | null =>
  NOBODY.includes(event.kind) ? null : (event.numbers[0] ?? null);

/** A seat's things lie on the stage for the own seat, in its card for others. */
const placeOf = (view: RuneView, seat: number, own: string): string =>
  ownSeat(view) === seat ? own : `seat-card:${seat}`;

function gemFlight(kind: Resource, from: string, to: string): Flight {
  const { icon, fill, ink } = GEMS[kind];
  return { from, to, icon, fill, ink };
}

const cardFlight = (from: string, to: string): Flight => ({
  from,
  to,
  icon: 'card',
  fill: '#f7f1e2',
  ink: '#5a3585',
});

const tile = (icon: string, from: string, to: string, ink = '#ffe9a8'): Flight => ({
  from,
  to,
  icon,
  fill: '#4a4560',
  ink,
});

const holding = (view: RuneView, seat: number, kind: Resource): string =>
  placeOf(view, seat, `p${seat}:gem:${kind}`);

const MOST = 4;
const times = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(count, MOST) }, () => flight);

type Maker = (numbers: readonly number[], view: RuneView) => Flight[];

const taken: Maker = ([seat = 0], view) => [
  cardFlight('display', placeOf(view, seat, 'own-discard')),
];

const artifactFlight = (colour: Colour, from: string, to: string): Flight =>
  tile(artifactIcon(colour), from, to, GEMS[colour].color);

/** One thing goes to the supply, another comes from there. */
const swapped = (view: RuneView, seat: number, given: Resource, got: Resource): Flight[] => [
  gemFlight(given, holding(view, seat, given), `supply:${given}`),
  gemFlight(got, `supply:${got}`, holding(view, seat, got)),
];

const MAKERS: Record<string, Maker> = {
  gain: ([seat = 0, what = 0, count = 0], view) => {
    const kind = resourceAt(what);
    return times(count, gemFlight(kind, `supply:${kind}`, holding(view, seat, kind)));
  },
  return: ([seat = 0, what = 0, count = 0], view) => {
    const kind = resourceAt(what);
    return times(count, gemFlight(kind, holding(view, seat, kind), `supply:${kind}`));
  },
  steal: ([seat = 0, victim = 0, what = 0], view) => {
    const kind = colourAt(what);
    return [gemFlight(kind, holding(view, victim, kind), holding(view, seat, kind))];
  },
  buy: taken,
  free_card: taken,
  take: taken,
  raise: ([seat = 0], view) => [cardFlight('gdisc', placeOf(view, seat, 'own-discard'))],
  lost: ([seat = 0], view) => [cardFlight(placeOf(view, seat, 'hand'), 'gdisc')],
  forge: ([seat = 0, smithy = 0, what = 0, place = 0], view) => {
    const [row, slot] = [Math.floor((place % 10) / 5), place % 5];
    const own = `p${seat}:${ROW_NAMES[row]}:${COLOURS[slot]}`;
    return [artifactFlight(colourAt(what), SMITHY_IDS[smithy] ?? '', placeOf(view, seat, own))];
  },
  exchange: ([seat = 0, row = 0, count = 0], view) =>
    times(count, tile('artifact', placeOf(view, seat, `p${seat}:${ROW_NAMES[row]}`), 'adisc')),
  stone: ([seat = 0, what = 0]) => {
    const id = STONE_IDS[what] ?? '';
    return [tile(STONES[id]?.icon ?? 'rune', id, `seat-card:${seat}`)];
  },
  wisp: ([seat = 0], view) => [tile('wisp', 'wisps', placeOf(view, seat, 'bank'))],
  toadstool: ([seat = 0, what = 0], view) => [
    tile('toadstool', 'toadstools', placeOf(view, seat, `p${seat}:${TOADSTOOL_IDS[what]}`)),
  ],
  gem_for_ore: ([seat = 0, what = 0], view) => swapped(view, seat, colourAt(what), 'ore'),
  ore_for_gem: ([seat = 0, what = 0], view) => swapped(view, seat, 'ore', colourAt(what)),
  set_wild: ([seat = 0, what = 0], view) => {
    const kind = colourAt(what);
    return [gemFlight(kind, `supply:${kind}`, placeOf(view, seat, 'ST-WILD'))];
  },
};

/** What flies where when this happens. */
export const flights = ({ kind, numbers }: GameEvent, view: RuneView): Flight[] =>
  MAKERS[kind]?.(numbers, view) ?? [];

/** Markers go round the track space by space, familiars along the path. */
export function trails(events: readonly GameEvent[]): Trail[] {
  const ways = new Map<string, string[]>();
  const add = (key: string, stops: string[]) => ways.set(key, [...(ways.get(key) ?? []), ...stops]);
  for (const { kind, numbers } of events) {
    const [seat = 0, what = 0, now = 0] = numbers;
    if (kind === 'points') add(`marker:${seat}`, passed(now - what, now));
    if (kind === 'step') add(`familiar:${seat}`, [`forest:${what}`]);
  }
  return [...ways].map(([key, stops]) => ({ key, stops }));
}

const CARDS = ['buy', 'play', 'use', 'forfeit', 'take', 'raise', 'copy', 'skip', 'free_card'];

/** The things a log line speaks of. */
export function named(event: GameEvent): string[] {
  const [one = 0, what = 0, more = 0] = event.numbers;
  if (CARDS.includes(event.kind)) return [`card:${cardNumber(what)}`];
  const things: Record<string, string[]> = {
    gain: [`supply:${resourceAt(what)}`],
    forge: [SMITHY_IDS[what] ?? ''],
    stone: [STONE_IDS[what] ?? ''],
    borrow: [STONE_IDS[what] ?? ''],
    step: [`forest:${what}`],
    points: [`t${more % 100}`],
    reveal: [`d${one + 1}`],
    artifact: [SMITHY_IDS[one] ?? ''],
    exchange: [`p${one}:${ROW_NAMES[what]}`],
    lost: ['gdisc'],
  };
  return things[event.kind] ?? [];
}

/** How the second of two lines of one kind is written behind the first. */
const JOINED: Record<string, (text: string) => string> = {
  gain: (text) => `, ${text.split(' gains ')[1] ?? text}`,
  return: (text) => `, ${text.split(' hands in ')[1] ?? text}`,
  play: (text) => `, ${text.split(' plays ')[1] ?? text}`,
  draw: (text) => `, ${text.split(' draw ')[1] ?? text}`,
  buy: (text) => `, ${text.split(' summons ')[1] ?? text}`,
  reveal: (text) => `, ${text.replace(' comes into slot ', ' into ')}`,
  artifact: (text) => `, ${text.replace(' artifact comes to ', ' one to ').replace(/^A /, 'a ')}`,
};

/** Gains, payments, cards played or drawn one after the other: one line each. */
export const condense = (lines: readonly GameEvent[]): GameEvent[] =>
  joined(lines, (last, line) => {
    const join = JOINED[line.kind];
    const goesOn = last.kind === line.kind && doer(last) === doer(line);
    if (!join || !goesOn) return null;
    return { ...line, text: last.text.replace(/\.$/, '') + join(line.text) };
  });

/** Lines that open a turn. */
export const isHeading = (event: GameEvent): boolean => event.kind === 'turn';

/** Dice are thrown, and heard. */
export const isRoll = (event: GameEvent): boolean => event.kind === 'roll';

const COUNTED: Counted[] = [
  { name: 'Creatures summoned', kinds: ['buy', 'free_card'] },
  { name: 'Cards used', kinds: ['use', 'copy'] },
  { name: 'Dice rolled', kinds: ['roll'] },
  { name: 'Gems and ore gained', kinds: ['gain'], at: 2 },
  { name: 'Artifacts forged', kinds: ['forge'] },
  { name: 'Points by play', kinds: ['points'], at: 1 },
];

/** Numbers of a finished game. */
export const facts = (lines: readonly GameEvent[], seats: number): Fact[] =>
  factsOf(COUNTED, lines, seats);
