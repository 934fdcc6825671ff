/** What happened, for the eye: what flies where, what a log line speaks of, lines that belong together. */
import { factsOf, type Counted, type Fact } from '$lib/facts';
import type { Flight } from '$lib/flights';
import { joined } from '$lib/log';
import type { Trail } from '$lib/movers';
import { ownSeat, type GameEvent } from '$lib/view';
import { CODES, LOOKS, artifactIcon } from './looks';
import type { Code, StonesView } from './table';

const NOBODY = ['slot_filled', 'card_shown', 'game_over', 'dealt', 'tie_shared'];

/** The seat that did it. */
export const doer = (event: GameEvent): number | null =>
  NOBODY.includes(event.kind) ? null : (event.numbers[0] ?? null);

const stone = (number: number): Code => CODES[number] ?? 'N';

/** Colours packed by three bits after a leading 1, as the event of taking tells them. */
export function unpacked(packed: number): Code[] {
  const found: Code[] = [];
  for (let rest = packed; rest > 1; rest >>= 3) found.unshift(stone(rest & 7));
  return found;
}

/** Where a seat's stones lie: on the stage for the own seat, in its card for others. */
const stonesOf = (view: StonesView, seat: number): string =>
  ownSeat(view) === seat || view.table.mode === 'coop' ? `reservoir:${seat}` : `stones:${seat}`;

function flight(code: Code, from: string, to: string): Flight {
  const { icon, fill, ink } = LOOKS[code];
  return { from, to, icon, fill, ink };
}

const qi = (from: string, to: string): Flight => ({
  from,
  to,
  icon: 'qi',
  fill: '#2d3a40',
  ink: '#f4f7f6',
});

const artifact = (card: string, to: string): Flight => ({
  from: 'offer',
  to,
  icon: artifactIcon(card),
  fill: 'var(--accent)',
  ink: 'var(--accent-on)',
});

type Maker = (numbers: readonly number[], view: StonesView) => Flight[];

/** Stones go back to the tail of the line. */
const returned: Maker = ([seat = 0, code = 0], view) => [
  flight(stone(code), stonesOf(view, seat), 'line:tail'),
];

const MAKERS: Record<string, Maker> = {
  took: ([seat = 0, packed = 0, zone = 0], view) => {
    const left = view.table.zones[zone]?.slots.filter((slot) => slot.stone === null) ?? [];
    return unpacked(packed).map((code, index) =>
      flight(code, left[index]?.id ?? `zone:${zone}`, stonesOf(view, seat)),
    );
  },
  shifted: ([, from = 0, to = 0, colours = 0]) => [
    flight(stone(colours >> 3), `slot:${from}`, `slot:${to}`),
    flight(stone(colours & 7), `slot:${to}`, `slot:${from}`),
  ],
  slot_filled: ([slot = 0, code = 0]) => [flight(stone(code), 'line:head', `slot:${slot}`)],
  stone_returned: returned,
  stone_spent: returned,
  stone_discarded: returned,
  stone_placed: ([seat = 0, code = 0, card = 0], view) => [
    flight(stone(code), stonesOf(view, seat), offered(view, card)),
  ],
  rune_claimed: ([seat = 0, code = 0]) => [
    flight(stone(code), `stack:${stone(code)}`, `seat-card:${seat}`),
  ],
  objective_met: ([seat = 0, objective = 0, gained = 0]) =>
    gained > 0 ? [qi(`objective:OB${objective + 1}`, `seat-card:${seat}`)] : [],
  crafted: ([seat = 0, card = 0], view) => [
    artifact(`artifact:A${card + 1}`, `crafted:${view.table.mode === 'coop' ? 0 : seat}`),
  ],
  qi_gained: ([seat = 0]) => [qi('qi', `seat-card:${seat}`)],
};

/** What flies where when this happens. */
export const flights = ({ kind, numbers }: GameEvent, view: StonesView): Flight[] =>
  MAKERS[kind]?.(numbers, view) ?? [];

/** The place of an artifact on offer. */
function offered(view: StonesView, card: number): string {
  const found = view.table.offer.find((one) => one?.card === `artifact:A${card + 1}`);
  return found?.id ?? 'offer:0';
}

/** A Spirit walks from space to space. */
export function trails(events: readonly GameEvent[]): Trail[] {
  const ways = new Map<number, string[]>();
  for (const { kind, numbers } of events) {
    if (kind !== 'walked') continue;
    const [seat = 0, space = 0] = numbers;
    ways.set(seat, [...(ways.get(seat) ?? []), `space:${space}`]);
  }
  return [...ways].map(([seat, stops]) => ({ key: `spirit:${seat}`, stops: stops.slice(0, -1) }));
}

/** The things a log line speaks of. */
export function named(event: GameEvent): string[] {
  const [seat = 0, one = 0, other = 0] = event.numbers;
  const things: Record<string, string[]> = {
    taoist_placed: [`zone:${one}`],
    spun: [`zone:${one}`],
    flew: [`zone:${one}`],
    quaked: [`zone:${one}`, `zone:${other}`],
    swapped: [`zone:${one}`, `zone:${other}`],
    shifted: [`slot:${one}`, `slot:${other}`],
    took: [`zone:${other}`],
    walked: [`space:${one}`],
    rune_claimed: [`stack:${stone(one)}`],
    slot_filled: [`slot:${seat}`],
  };
  return things[event.kind] ?? [];
}

/** How the second of two lines of one kind is written behind the first. */
const JOINED: Record<string, (text: string) => string> = {
  walked: (text) => ` › ${text.split(' steps to ')[1]}`,
  slot_filled: (text) => `, ${text.replace(' is refilled with ', ' with ')}`,
  card_drawn: (text) => `, ${text.split(' turns up ')[1]}`,
  stone_returned: (text) => `, ${text.split(' returns ')[1]}`,
};

/** Steps of one walk, slots filled, cards turned up and stones returned: one line each. */
export const condense = (lines: readonly GameEvent[]): GameEvent[] =>
  joined(lines, (last, line) => {
    const join = JOINED[line.kind];
    const goesOn =
      last.kind === line.kind && (line.kind === 'slot_filled' || doer(last) === doer(line));
    return join && goesOn ? { ...line, text: ended(last.text) + join(line.text) } : null;
  });

/** A sentence that goes on. */
const ended = (text: string): string => text.replace(/( to the line)?\.$/, '');

/** Lines that open a turn. */
export const isHeading = (event: GameEvent): boolean => event.kind === 'turn_began';

const COUNTED: Counted[] = [
  { name: 'Cards played', kinds: ['card_played'] },
  { name: 'Qi gained', kinds: ['qi_gained'], at: 1 },
  { name: 'Steps of the Spirit', kinds: ['walked'] },
  { name: 'Runes claimed', kinds: ['rune_claimed'] },
  { name: 'Artifacts crafted', kinds: ['crafted'] },
];

/** Numbers of a finished game. */
export const facts = (lines: readonly GameEvent[], seats: number): Fact[] =>
  factsOf(COUNTED, lines, seats);
