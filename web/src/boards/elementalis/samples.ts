/** Small tables for tests. */
import { sampleAnswer, sampleView, type SampleChoice } from '$lib/samples';
import type { Answer } from '$lib/table.svelte';
import type { ElementTable, ElementView, Mage } from './table';

const COLOURS = ['Fire', 'Water', 'Earth', 'Air'];

const NO_CARDS = { f: 0, w: 0, e: 0, a: 0, x: 0, s: 0, m: 0 };

/** A mage with an empty Pool. */
export function mage(seat: number, changes: Partial<Mage> = {}): Mage {
  return {
    id: `seat:${seat}`,
    seat,
    name: `Seat ${seat + 1}`,
    major: null,
    minor: null,
    mage: 'no mage yet',
    counts_as: 'no mage yet',
    element: null,
    pool: COLOURS.map((colour, place) => ({
      id: `pool:${seat}:${'fwea'[place]}`,
      colour,
      amount: 0,
    })),
    colourless: { id: `pool:${seat}:c`, amount: 0 },
    total: 0,
    leak: 0,
    declared: false,
    live: false,
    lines: [],
    ...changes,
  };
}

const piles = (place: string) =>
  COLOURS.map((colour, index) => ({ id: `${place}:${'fwea'[index]}`, colour, amount: 0 }));

/** A table of so many mages before anything has happened. */
export function shown(seats: number, changes: Partial<ElementTable> = {}): ElementTable {
  return {
    round: 1,
    rounds: 6,
    start_seat: 0,
    active: 0,
    roll: '',
    flux: piles('flux'),
    channel: piles('channel'),
    at_risk: false,
    dice: [],
    symbols: {},
    lost: false,
    worth: null,
    sums: [],
    cosmic: '',
    seats: Array.from({ length: seats }, (_, seat) => mage(seat)),
    links: [],
    spell: null,
    majors_left: [],
    minors_left: [],
    copies_left: { major: NO_CARDS, minor: NO_CARDS },
    pays: null,
    pairs: null,
    forecasts: {},
    order: 'none',
    ...changes,
  };
}

/** A view with this on the table and these answers. */
export function viewOf(
  table: Partial<ElementTable> = {},
  choices: SampleChoice[] = [],
  kind = '',
): ElementView {
  const whole = shown(2, table);
  return sampleView(
    whole,
    whole.seats.map(({ name }) => name),
    choices,
    kind,
  );
}

/** The answer with this number. */
export function answer(view: ElementView, number = 0): Answer {
  const { action, label, target } = view.choices[number]!;
  return sampleAnswer(label, target, action);
}
