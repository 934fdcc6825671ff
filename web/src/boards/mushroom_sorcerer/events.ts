/** What happened, for the eye: what flies where, what a log line speaks of, lines that belong together. */
import { factsOf, type Counted, type Fact } from '$lib/facts';
import type { Flight } from '$lib/flights';
import { joined, unstopped } from '$lib/log';
import { ownSeat, type GameEvent } from '$lib/view';
import { BONUSES, ELEMENTS } from './looks';
import type { Bonus, DeckKey, Element, ForestView } from './table';

const KINDS: readonly Element[] = ['flame', 'stone', 'water', 'thunder', 'moon'];
const GOODS: readonly Bonus[] = ['flame', 'stone', 'mana', 'drop', 'flask'];
/** Scrolls are numbered deck by deck. */
const DECK_OF: readonly DeckKey[] = ['summoning', 'servant', 'war', 'gu'];
const DECK_SCROLLS = 8;

const NOBODY = ['round', 'phase', 'flip', 'forces', 'order', 'discard', 'tie_shared', 'end'];

/** The seat that did it. */
export const doer = (event: GameEvent): number | null =>
  NOBODY.includes(event.kind) ? null : (event.numbers[0] ?? null);

/** Where a seat's goods lie: on the stage for the own seat, in its card for others. */
const heldAt = (view: ForestView, seat: number, good: Bonus): string =>
  ownSeat(view) === seat ? `goods:${seat}:${good}` : `held:${seat}:${good}`;

const servantsAt = (seat: number, land: number): string =>
  land < 0 ? `home:${seat}` : `land:${land}`;

const token = (good: Bonus, from: string, to: string): Flight => {
  const { icon, fill, ink } = BONUSES[good];
  return { from, to, icon, fill, ink };
};

const cap = (kind: number, from: string, to: string): Flight => {
  const element = KINDS[kind] ?? 'flame';
  const { fill, ink } = ELEMENTS[element];
  return { from, to, icon: `gu-${element}`, fill, ink };
};

const sign = (icon: string, from: string, to: string): Flight => ({
  from,
  to,
  icon,
  fill: '#ab2117',
  ink: '#ffffff',
});

const scroll = (from: string, to: string): Flight => ({
  from,
  to,
  icon: 'scroll',
  fill: 'var(--accent)',
  ink: 'var(--accent-on)',
});

const good = (number: number): Bonus => GOODS[number] ?? 'drop';

type Maker = (numbers: readonly number[], view: ForestView) => Flight[];

const MAKERS: Record<string, Maker> = {
  gain: ([seat = 0, what = 0], view) => [
    token(good(what), 'supply', heldAt(view, seat, good(what))),
  ],
  grow: ([, kind = 0, land = 0]) => [cap(kind, 'box', `land:${land}`)],
  shadow: ([, land = 0, kind = 0]) => [cap(kind, 'box', `land:${land}`)],
  slide: ([, from = 0, to = 0, kind = 0]) => [cap(kind, `land:${from}`, `land:${to}`)],
  strike: ([seat = 0, land = 0, kind = 0]) => [
    sign('war', `seat-card:${seat}`, `land:${land}`),
    cap(kind, `land:${land}`, 'box'),
  ],
  place: ([seat = 0, kind = 0, land = -1]) => [token(good(kind), 'supply', servantsAt(seat, land))],
  alloc: ([seat = 0, kind = 0, land = 0]) => [token(good(kind), `home:${seat}`, `land:${land}`)],
  excess: ([seat = 0, kind = 0, land = 0]) => [token(good(kind), `land:${land}`, `home:${seat}`)],
  pay: ([seat = 0, kind = 0, land = -1]) => [token(good(kind), servantsAt(seat, land), 'supply')],
  loss: ([, kind = 0, land = 0]) => [token(good(kind), `land:${land}`, 'supply')],
  trade: ([seat = 0, rival = 0, kind = 0, land = -1], view) => [
    token('drop', heldAt(view, seat, 'drop'), heldAt(view, rival, 'drop')),
    token(good(kind), servantsAt(rival, land), `home:${seat}`),
  ],
  war: ([, from = 0, , to = 0]) => [sign('war', `land:${from}`, `land:${to}`)],
  raze: ([, land = 0]) => [sign('debris', `land:${land}`, 'box')],
  revive: ([, kind = 0, land = 0]) => [cap(kind, 'box', `land:${land}`)],
  scroll: ([seat = 0, spell = 0], view) => [
    scroll(
      `deck:${DECK_OF[Math.floor(spell / DECK_SCROLLS)]}`,
      ownSeat(view) === seat ? `archive:${seat}` : `seat-card:${seat}`,
    ),
  ],
  die: ([seat = 0], view) => [token('die', 'supply', heldAt(view, seat, 'die'))],
  influence: ([seat = 0]) => [token('influence', 'influence', `seat-card:${seat}`)],
  keeper: ([seat = 0, land = 0]) => [sign('debris', `seat-card:${seat}`, `land:${land}`)],
};

/** What flies where when this happens. */
export const flights = ({ kind, numbers }: GameEvent, view: ForestView): Flight[] =>
  MAKERS[kind]?.(numbers, view) ?? [];

/** The things a log line speaks of. */
export function named({ kind, numbers }: GameEvent): string[] {
  const [first = 0, one = 0, other = 0, last = 0] = numbers;
  const things: Record<string, string[]> = {
    grow: [`land:${other}`],
    slide: [`land:${one}`, `land:${other}`],
    war: [`land:${one}`, `land:${last}`],
    raze: [`land:${one}`],
    tower_gone: [`land:${one}`],
    loss: [`land:${other}`],
    strike: [`land:${one}`],
    shadow: [`land:${one}`],
    keeper: [`land:${one}`],
    debris: [`land:${one}`],
    revive: [`land:${other}`],
    alloc: [`land:${other}`],
    excess: [`land:${other}`],
    swap: [`land:${other}`],
    place: other >= 0 ? [`land:${other}`] : [`reserve:${first}`],
    element: [`track:${KINDS[one]}`],
    influence: ['influence'],
    moon_path: ['track:moon'],
  };
  return things[kind] ?? [];
}

/** What follows from a deed, and the words of it that stay when it is told in the deed's line. */
const FOLLOWS: Record<string, (text: string) => string> = {
  influence: (text) => text.split(' gains ')[1] ?? text,
  gain: (text) => text.split(' gains ')[1] ?? text,
  element: (text) => text.split(': ')[1] ?? text,
  die: () => 'a war die',
  debris: () => 'debris cleared',
  pay: (text) => `${text.split(' pays ')[1] ?? 'a servant'} paid`,
  place: (text) => text.split(' puts ')[1] ?? text,
};
const DEEDS = [
  'grow',
  'cast',
  'summon',
  'dawn',
  'raze',
  'refill',
  'trade',
  'keeper',
  'hibernate',
  'moon_path',
];

/** How a line that goes on is written behind the one before. */
const JOINED: Record<string, (text: string) => string> = {
  element: (text) => ` › ${text.split(' ').slice(-2).join(' ')}`,
  alloc: (text) => `, ${text.split(' sends ')[1]}`,
  pay: (text) => `, ${text.split(' pays ')[1]}`,
  loss: (text) => `, ${text.split(' loses ')[1]}`,
};

interface Told extends GameEvent {
  /** The line that was joined last. */
  last: GameEvent;
  isDeed: boolean;
}

/** Does a line go on with what the line before it told? */
function goingOn(before: Told, told: GameEvent): string | null {
  const { last } = before;
  const line = { ...told, text: unstopped(told.text) };
  if (line.kind === 'flip' && before.kind === 'cast') return ', used up';
  if (line.kind === 'discard' && last.kind === 'discard')
    return `, ${line.text.split(' leaves ')[0]}`;
  if (last.numbers[0] !== line.numbers[0]) return null;
  const isStep = line.kind === 'element' && last.numbers[1] === line.numbers[1];
  const isSame = last.kind === line.kind && (line.kind !== 'element' || isStep);
  if (isSame && JOINED[line.kind]) return JOINED[line.kind]!(line.text);
  if (!before.isDeed || !FOLLOWS[line.kind]) return null;
  return `${last.kind === before.kind ? ': ' : ', '}${FOLLOWS[line.kind]!(line.text)}`;
}

/** The end of a turn is told by the next one, unless nothing else was done in it. */
function isWorthALine(line: GameEvent, place: number, lines: readonly GameEvent[]): boolean {
  return line.kind !== 'end_turn' || lines[place - 1]?.kind === 'turn';
}

/** A deed and what it brought, steps on one track, servants sent, paid or lost: one line each. */
export function condense(lines: readonly GameEvent[]): GameEvent[] {
  const told = lines.filter(isWorthALine).map((line): Told => ({
    ...line,
    last: line,
    isDeed: DEEDS.includes(line.kind),
  }));
  const whole = joined(told, (before, line) => {
    const more = goingOn(before, line);
    return more === null
      ? null
      : { ...before, ply: line.ply, text: `${unstopped(before.text)}${more}.`, last: line.last };
  });
  return whole.map(({ ply, kind, numbers, text }) => ({ ply, kind, numbers, text }));
}

/** Lines that open a turn, a round or an hour of the day. */
export const isHeading = (event: GameEvent): boolean =>
  ['turn', 'round', 'phase'].includes(event.kind);

/** Dice are thrown, and heard. */
export const isRoll = (event: GameEvent): boolean =>
  ['dice', 'reroll', 'planb', 'lucky'].includes(event.kind);

const COUNTED: Counted[] = [
  { name: 'GUs grown', kinds: ['grow'] },
  { name: 'Spells cast', kinds: ['cast'] },
  { name: 'Wars begun', kinds: ['war'] },
  { name: 'GUs destroyed', kinds: ['raze'], at: 2 },
  { name: 'Servants lost', kinds: ['loss'] },
  { name: 'Arrows thrown', kinds: ['dice'], at: 1 },
];

/** Numbers of a finished game. */
export const facts = (lines: readonly GameEvent[], seats: number): Fact[] =>
  factsOf(COUNTED, lines, seats);
