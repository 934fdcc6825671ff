/** What happened, for the eye: what flies where, which dice tumble, what a log line speaks of. */
import { factsOf, type Counted, type Fact } from '$lib/facts';
import type { Flight } from '$lib/flights';
import { joined } from '$lib/log';
import type { GameEvent } from '$lib/view';
import { CATEGORIES, COLOURS, SPELLS, SPELL_NAMES, lookOf } from './looks';

const SLOTS = ['d1', 'd2', 'd3', 'd4', 'q1', 'q2', 'q3', 'q4', 'sun'];
const SUN = 8;
const NO_FACE = 10;
const EARTH_LINK = 8;
const MOST_AT_ONCE = 4;

/** The seat that did it. */
export function doer({ kind, numbers }: GameEvent): number | null {
  const nobody = ['round', 'end', 'declared', 'scorch', 'destroy', 'hold', 'die_again', 'dry'];
  return nobody.includes(kind) || kind === 'duplicate' ? null : (numbers[0] ?? null);
}

/** A number taken apart into so many digits of a base; bit operations stop at 32 bits. */
export function digits(packed: number, base: number, count: number): number[] {
  const found: number[] = [];
  let rest = packed;
  for (let place = 0; place < count; place += 1) {
    found.push(rest % base);
    rest = Math.floor(rest / base);
  }
  return found;
}

/** The dice an event throws, by their ids. */
export function thrown({ kind, numbers }: GameEvent): string[] {
  if (kind === 'die_again') return [`die:${SLOTS[numbers[0] ?? 0]}`];
  if (kind === 'sun_again') return ['die:sun'];
  if (kind === 'roll' && numbers[1] === 2) return ['die:sun'];
  if (kind !== 'roll' && kind !== 'oppose') return [];
  const packed = (kind === 'roll' ? numbers[2] : numbers[1]) ?? 0;
  return digits(packed, 16, SUN + 1).flatMap((face, slot) =>
    face < NO_FACE ? [`die:${SLOTS[slot]}`] : [],
  );
}

/** Dice are thrown, and heard. */
export const isRoll = (event: GameEvent): boolean => thrown(event).length > 0;

/** Is this die thrown in any of these events? A held one stays as it lies. */
export const isThrown = (events: readonly GameEvent[], id: string): boolean =>
  events.some((event) => thrown(event).includes(id));

function mana(word: string, from: string, to: string, amount = 1): Flight[] {
  const { icon, fill, ink } = lookOf(word);
  const count = Math.max(0, Math.min(amount, MOST_AT_ONCE));
  return Array.from({ length: count }, () => ({ from, to, icon, fill, ink }));
}

const colour = (number: number | undefined): string => COLOURS[number ?? 0] ?? 'f';
const category = (number: number | undefined): string => CATEGORIES[number ?? 0] ?? 'c';
const pool = (seat: number | undefined, word: string): string => `pool:${seat ?? 0}:${word}`;

/** Mana of any colours, as one brass disc each. */
function unnamed(from: string, to: string, amount: number): Flight[] {
  const count = Math.min(amount, MOST_AT_ONCE);
  const disc = { icon: 'mana', fill: 'var(--brass)', ink: '#241900' };
  return Array.from({ length: count }, () => ({ from, to, ...disc }));
}

type Maker = (numbers: readonly number[]) => Flight[];

/** The price of a spell goes back to the Flux. */
const paid: Maker = ([seat = 0, spell = 0, cost = 0]) => {
  const school = SPELLS[SPELL_NAMES[spell] ?? '']?.school ?? 'm';
  if (school === 'm') return unnamed(`seat-card:${seat}`, 'flux', cost);
  return mana(school, pool(seat, school), `flux:${school}`, cost);
};

const MAKERS: Record<string, Maker> = {
  start_mana: ([seat, one, other]) => [
    ...mana(colour(one), `flux:${colour(one)}`, pool(seat, colour(one))),
    ...mana(colour(other), `flux:${colour(other)}`, pool(seat, colour(other))),
  ],
  tap: ([seat, one]) => mana(colour(one), `flux:${colour(one)}`, pool(seat, colour(one))),
  cast: paid,
  answer: paid,
  score: ([seat, tally = 0, goal]) =>
    digits(tally, 256, 4).flatMap((amount, place) => {
      const word = colour(place);
      return mana(word, `flux:${word}`, goal === 1 ? pool(seat, word) : `channel:${word}`, amount);
    }),
  bank: ([seat = 0, amount = 0]) => unnamed('channel', `seat-card:${seat}`, amount),
  bust: ([, amount = 0]) => unnamed('channel', 'flux', amount),
  drain: ([, one, lost = 1]) =>
    mana(colour(one), `channel:${colour(one)}`, `flux:${colour(one)}`, lost),
  burned: ([seat, one, lost = 1]) => mana(category(one), pool(seat, category(one)), 'flux', lost),
  faded: ([seat, one, lost = 1]) =>
    mana(category(one), pool(seat, category(one)), pool(seat, 'c'), lost),
  gift: ([, to, one]) => mana(colour(one), `channel:${colour(one)}`, pool(to, colour(one))),
  give: ([from, to, one]) =>
    mana(category(one), pool(from, category(one)), pool(to, category(one))),
  duplicate: ([copy = 4, source = 0]) => mana('w', `die:${SLOTS[source]}`, `die:${SLOTS[copy]}`),
  link: ([owner = 0, linked = 0]) => mana('e', `seat:${owner}`, `seat:${linked}`),
};

/** What flies where when this happens. */
export const flights = ({ kind, numbers }: GameEvent): Flight[] => MAKERS[kind]?.(numbers) ?? [];

const dieOf = ([slot = 0]: readonly number[]): string[] => [`die:${SLOTS[slot]}`];
const both = ([one = 0, other = 0]: readonly number[]): string[] => [
  `seat:${one}`,
  `seat:${other}`,
];
const linked = ([owner = 0, other = 0]: readonly number[]): string[] => [
  `link:${owner}-${other}`,
  `seat:${owner}`,
];

const NAMED: Record<string, (numbers: readonly number[]) => string[]> = {
  scorch: dieOf,
  destroy: dieOf,
  hold: dieOf,
  die_again: dieOf,
  duplicate: dieOf,
  link: linked,
  cut: linked,
  give: both,
  gift: both,
  declared: ([mask = 0]) =>
    [0, 1, 2, 3, 4, 5, 6].filter((seat) => (mask >> seat) & 1).map((seat) => `seat:${seat}`),
  aim: ([, spell, target = -1]) =>
    spell === EARTH_LINK ? [`seat:${target}`] : [`die:${SLOTS[target] ?? ''}`],
  dry: ([one]) => [`flux:${colour(one)}`],
};

/** The things a log line speaks of. */
export function named(event: GameEvent): string[] {
  const found = NAMED[event.kind]?.(event.numbers);
  if (found) return found;
  const seat = doer(event);
  return [...thrown(event), ...(seat === null ? [] : [`seat:${seat}`])];
}

const open = (text: string): string => text.replace(/\.$/, '');

/** `gives 1 Fire to Bo` three times over becomes one line; a cast and its aim become one. */
export const condense = (lines: readonly GameEvent[]): GameEvent[] =>
  joined(lines, (last, line) => {
    const text = together(last, line);
    return text === null ? null : { ...last, text, ply: line.ply };
  });

/** Two lines as one, or null where they stay two. */
function together(last: GameEvent, line: GameEvent): string | null {
  if (line.kind === 'aim' && (last.kind === 'cast' || last.kind === 'copy')) {
    const aim = / aimed at (.*)$/.exec(line.text)?.[1];
    return aim ? `${open(last.text)}, on ${aim}` : last.text;
  }
  const isSame = line.kind === last.kind && line.numbers[0] === last.numbers[0];
  if (line.kind === 'give' && isSame && line.numbers[1] === last.numbers[1]) {
    const gift = / gives (.*) to /.exec(line.text)?.[1] ?? '';
    return last.text.replace(/ to (?=[^ ]+( \d+)?\.$)/, `, ${gift} to `);
  }
  if (line.kind === 'burned' && isSame) {
    const lost = / loses (.*) to /.exec(line.text)?.[1] ?? '';
    return last.text.replace(' to the Flux', `, ${lost} to the Flux`);
  }
  return null;
}

/** Lines that open a turn or a round. */
export const isHeading = (event: GameEvent): boolean => ['turn', 'round'].includes(event.kind);

const COUNTED: Counted[] = [
  { name: 'Rolls', kinds: ['roll'] },
  { name: 'Spells cast', kinds: ['cast', 'answer'] },
  { name: 'Mana banked', kinds: ['bank'], at: 1 },
  { name: 'Mana lost to the Sun', kinds: ['bust'], at: 1 },
];

/** Numbers of a finished game. */
export const facts = (lines: readonly GameEvent[], seats: number): Fact[] =>
  factsOf(COUNTED, lines, seats);
