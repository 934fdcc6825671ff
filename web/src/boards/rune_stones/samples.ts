/** Small tables for tests. */
import { sampleView, type SampleChoice } from '$lib/samples';
import type {
  Ability,
  AnswerHint,
  CardInfo,
  Colour,
  Hints,
  PlayedCard,
  RuneSeat,
  RuneTable,
  RuneView,
  Smithy,
  Term,
} from './table';

export const term = (op: Term['op'], colour: Term['colour'] = null, count = 1): Term => ({
  op,
  colour,
  count,
});

export const seq = (...terms: Term[]): Ability => ({
  shape: 'seq',
  times: 1,
  sides: [terms],
  asks: [],
});
/** The same, bringing a question. */
export const asking = (kind: string, ...terms: Term[]): Ability => ({
  ...seq(...terms),
  asks: [kind],
});

export function cardOf(number: number, colour: Colour, magic: number, ability: Ability): CardInfo {
  return {
    id: `card:${number}`,
    number,
    name: `Card ${number}`,
    colour,
    magic,
    magic_colours: colour === 'white' ? ['blue', 'yellow', 'green', 'red'] : [colour],
    text: '',
    if_lost: number < 100 ? 'to the general discard' : 'leaves the game',
    ability,
  };
}

export const played = (card: CardInfo, used = false): PlayedCard => ({
  ...card,
  used,
  forfeited: false,
  destroyed: false,
  will_be_lost: false,
});

export function seatOf(seat: number, more: Partial<RuneSeat> = {}): RuneSeat {
  return {
    seat,
    name: ['Brown', 'Grey'][seat] ?? '',
    score: 0,
    to_target: 65,
    gems: { blue: 0, yellow: 0, green: 0, red: 0, white: 0 },
    ore: 0,
    resource_points: 0,
    rows: ['A', 'B'].map((letter) => ({
      id: `p${seat}:${letter}`,
      slots: { blue: null, yellow: null, green: null, red: null, white: null },
      size: 0,
      points: 0,
      next_points: 0,
    })),
    stones: [],
    powers: [],
    wild_gem: null,
    wild_colours: ['white'],
    hand_size: 0,
    hand_limit: 4,
    hand: [],
    known: [],
    deck_size: 4,
    unseen: [],
    discard: [],
    removed: [],
    own_cards: {},
    ...more,
  };
}

export const smithyOf = (id: string, gems: number, more: Partial<Smithy> = {}): Smithy => ({
  id,
  name: `Smithy ${id.slice(1)}`,
  artifact: id === 'sW' ? 'white' : 'red',
  stack: 1,
  gems,
  ore: 3,
  text: '',
  bonus: seq(),
  forge_token: false,
  forged: false,
  why_not: '',
  ...more,
});

const TURN: RuneTable['turn'] = {
  played: [],
  magic_cards: [],
  pool: 0,
  magic_colours: [],
  any_magic: false,
  exchange_used: false,
  wilds: false,
  borrowed: [],
  borrowed_wild: null,
  forging_at: null,
  wisp_token: null,
};

const TABLE: RuneTable = {
  round: 1,
  max_rounds: 200,
  last_round: false,
  target: 65,
  row_points: [0, 0, 3, 6, 10, 15],
  stone_limit: 4,
  first: 0,
  active: 0,
  display: [],
  creature_deck: 50,
  general_discard: [],
  cards: {},
  smithies: [],
  artifact_supply: {},
  artifact_discard: {},
  stones: [],
  supply: { blue: 15, yellow: 15, green: 15, red: 15, white: 15, ore: 20 },
  die: {},
  night: null,
  forest: null,
  turn: TURN,
  seats: [seatOf(0), seatOf(1)],
  hints: null,
};

export const hint = (more: Partial<AnswerHint> = {}): AnswerHint => ({
  change: {},
  points: 0,
  score: 0,
  magic: 0,
  pool: 0,
  wisps: [],
  starts_last_round: false,
  placed: null,
  then: [],
  ...more,
});

/** What the engine tells the asked seat. */
export const hintsOf = (more: Partial<Hints>): Hints => ({
  main_actions: null,
  answers: {},
  asking: null,
  cards: {},
  magic: null,
  third_card: '',
  ...more,
});

/** A view with this on the table and these answers. */
export const viewOf = (
  table: Partial<Omit<RuneTable, 'turn'>> & { turn?: Partial<RuneTable['turn']> },
  choices: SampleChoice[] = [],
  kind = '',
  prompt = '',
): RuneView =>
  sampleView(
    { ...TABLE, ...table, turn: { ...TURN, ...table.turn } },
    ['Brown', 'Grey'],
    choices,
    kind,
    prompt,
  );
