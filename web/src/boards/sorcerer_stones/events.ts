/** What happened, for the eye: what flies where, what a log line speaks of, lines that belong together. */
import type { Flight } from '$lib/flights';
import type { Trail } from '$lib/movers';
import type { GameEvent } from '$lib/view';
import { CODES, LOOKS } from './looks';
import { ownSeat, type Code, type StonesView } from './table';

const NOBODY = ['slot_filled', 'card_shown', 'game_over', 'dealt'];

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

/** What flies where when this happens. */
export function flights(event: GameEvent, view: StonesView): Flight[] {
  const [seat = 0, one = 0, other = 0, more = 0] = event.numbers;
  const stones = stonesOf(view, seat);
  switch (event.kind) {
    case 'took':
      return unpacked(one).map((code) => flight(code, `zone:${other}`, stones));
    case 'shifted':
      return [
        flight(stone(more >> 3), `slot:${one}`, `slot:${other}`),
        flight(stone(more & 7), `slot:${other}`, `slot:${one}`),
      ];
    case 'slot_filled':
      return [flight(stone(one), 'line:head', `slot:${seat}`)];
    case 'stone_returned':
    case 'stone_spent':
    case 'stone_discarded':
      return [flight(stone(one), stones, 'line:tail')];
    case 'stone_placed':
      return [flight(stone(one), stones, offered(view, other))];
    case 'rune_claimed':
      return [flight(stone(one), `stack:${stone(one)}`, `seat-card:${seat}`)];
    case 'qi_gained':
      return [qi('qi', `seat-card:${seat}`)];
    default:
      return [];
  }
}

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
  walked: (text) => ` › ${text.split(' ').at(-1)}`,
  slot_filled: (text) => `, ${text.replace(' is refilled with ', ' with ')}`,
  card_drawn: (text) => `, ${text.split(' turns up ')[1]}`,
  stone_returned: (text) => `, ${text.split(' returns ')[1]}`,
};

/** Steps of one walk, slots filled, cards turned up and stones returned: one line each. */
export function condense(lines: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const join = JOINED[line.kind];
    const goesOn =
      last?.kind === line.kind && (line.kind === 'slot_filled' || doer(last) === doer(line));
    if (last && join && goesOn)
      joined[joined.length - 1] = { ...line, text: ended(last.text) + join(line.text) };
    else joined.push(line);
  }
  return joined;
}

/** A sentence that goes on. */
const ended = (text: string): string => text.replace(/( to the line)?\.$/, '');
