/** The bar’s words: shorter answers, what they cost and give, the question in other words. */
import type { Answer } from '$lib/table.svelte';
import { textOf } from '$lib/view';
import { LOOKS, artifactIcon, magicIcon } from './looks';
import { numberOf, zoneName, type Code, type StonesView } from './table';

const STEPS = ['set-up', 'magic cards', 'activation', 'Spirit', 'objectives', 'refill', 'craft'];

const ICONS: Record<string, string> = {
  place: 'taoist',
  'end-cards': 'ui-check',
  fly: 'card-fly',
  quake: 'card-quake',
  swap: 'ui-swap',
  lay: 'ui-drag',
  step: 'spirit',
  stop: 'ui-check',
  claim: 'rune-token',
  decline: 'ui-close',
  'no-craft': 'ui-close',
  skip: 'ui-close',
};

/** The picture of an answer. */
export function icon(answer: Answer, view: StonesView): string {
  const [verb = '', what = '', more = ''] = textOf(view, answer.actions[0]).split(' ');
  if (verb === 'play') return magicIcon(`magic:${what}`);
  if (verb === 'spin') return more === 'cw' ? 'ui-turn-cw' : 'ui-turn-ccw';
  if (verb === 'craft') {
    const card = view.table.offer[Number(what)];
    return card ? artifactIcon(card.card) : 'crafted';
  }
  if (verb === 'put') return LOOKS[what.toUpperCase() as Code].icon;
  if (verb === 'take') return takenIcon(what, view);
  if (answer.target.startsWith('stone:')) return LOOKS[answer.target.slice(6) as Code].icon;
  if (verb === 'shift' || verb === 'with') return slotIcon(answer.target, view);
  return ICONS[verb] ?? '';
}

const SLOTS = ['nw', 'ne', 'se', 'sw'];

/** The first of the stones that would be taken: `nw+se`. */
function takenIcon(slots: string, { table }: StonesView): string {
  const zone = table.zones[numberOf(table.seats[table.active]!.zone ?? '')];
  const stone = zone?.slots[SLOTS.indexOf(slots.split('+')[0] ?? '')]?.stone;
  return stone ? LOOKS[stone].icon : 'ui-close';
}

function slotIcon(target: string, view: StonesView): string {
  const number = numberOf(target);
  const stone = target.startsWith('slot:')
    ? view.table.zones[number >> 2]!.slots[number & 3]!.stone
    : null;
  return stone ? LOOKS[stone].icon : 'card-shift';
}

/** Short words for the bar: what stands behind the colon, or in brackets, is the line below. */
export function label(answer: Answer, view: StonesView): string {
  const [verb = ''] = textOf(view, answer.actions[0]).split(' ');
  const [head = ''] = answer.label.split(': ');
  if (verb === 'fly' || verb === 'place' || verb === 'quake') {
    return head.startsWith('Stay') ? `${head.split(' ').at(-1)}, stay` : head.split(' ').at(-1)!;
  }
  if (verb === 'play') return head.replace('Play ', '');
  if (verb === 'return') return LOOKS[answer.target.slice(6) as Code].colour;
  const short = head.replace(/^(Free s|S)tep to /, 'To ').replace(/^with /, 'With ');
  return ['craft', 'take', 'step', 'claim'].includes(verb) ? short.replace(/ \(.*\)/, '') : short;
}

export function gives(answer: Answer): string {
  const [, rest] = answer.label.split(': ');
  if (/^(Free s|S)tep /.test(answer.label)) return answer.note ?? '';
  return rest ?? /\((.*)\)/.exec(answer.label)?.[1] ?? '';
}

/** One way on: activating after the first card, or the only answer there is. */
export function isMain(answer: Answer, view: StonesView): boolean {
  const text = textOf(view, answer.actions[0]);
  return view.choices.length === 1 || text === 'end-cards' || text === 'claim';
}

/** What the zone gives as it lies, or how to go about it. */
export function why({ table, decision }: StonesView): string {
  const kind = decision?.kind ?? '';
  const now = table.preview
    ? `As it lies, ${zoneName(table, table.preview.zone)} gives: ${table.preview.words}.`
    : '';
  const lines: Record<string, string> = {
    place_taoist: 'Each number says how many stones the zone would give as it lies.',
    spin: `Each arrow says how many stones it brings. ${now}`,
    quake_target: `Each number says how many stones it brings. ${now}`,
    shift_partner: `Discs mark stones that would bring more. ${now}`,
    which_stones: table.hints?.note ?? '',
    spirit_step: 'Click your Spirit to stop.',
    free_step: 'Any colour will do. Click your Spirit to stop.',
    return_order: 'The stone laid last comes back last.',
  };
  return lines[kind] ?? now;
}

/** Where a Spirit stands, said by the runes in its reach. */
function spiritWords(view: StonesView, seat: number): string {
  const { spirit } = view.table.seats[seat]!;
  if (!spirit) return '';
  const near = view.table.stacks?.find((stack) => stack.beside.includes(spirit));
  const own = view.table.stacks?.find((stack) => stack.space === spirit);
  if (own) return `Spirit on ${LOOKS[own.type].element}`;
  return near ? `Spirit by ${LOOKS[near.type].element}` : '';
}

export function seatLine(view: StonesView, seat: number): string {
  const { name, colour, has_colour, zone } = view.table.seats[seat]!;
  const element = has_colour ? LOOKS[colour].element : '';
  const place = zone ? `on ${zoneName(view.table, zone)}` : '';
  return [name, element, place, spiritWords(view, seat)].filter(Boolean).join(' · ');
}

export function where({ table, decision, outcome }: StonesView): { now: string; more: string } {
  if (table.round === 0) {
    const isNaming = decision?.kind === 'choose_colour';
    return { now: 'Set-up', more: isNaming ? 'colours are chosen' : 'Taoists are placed' };
  }
  const now = table.last_round ? `Last round (${table.round})` : `Round ${table.round}`;
  return { now, more: outcome ? '' : `step ${table.step} of 6: ${STEPS[table.step]}` };
}

/** What the score runs to, where it has an end. */
export const goal = ({ table }: StonesView) =>
  table.goal ? { points: table.goal, noun: 'artifacts' } : null;
