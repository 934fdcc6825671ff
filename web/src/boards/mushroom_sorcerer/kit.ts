/** How Mushroom Sorcerer speaks to the page. */
import type { BoardKit } from '$lib/board';
import type { Answer } from '$lib/table.svelte';
import { condense, doer, flights, named } from './events';
import Lead from './Lead.svelte';
import { BONUSES, ELEMENTS } from './looks';
import Seat from './Seat.svelte';
import { askedKind, landOf, textOf, type Bonus, type Element, type ForestView } from './table';
import { tour } from './tour';
import { becauseWords, rowWords, shortQuestion } from './words';

const ICONS: Record<string, string> = {
  end: 'ui-check',
  done: 'ui-close',
  yes: 'ui-check',
  deck: 'scroll',
  attack: 'war',
  slide: 'ui-swap',
  spell: 'scroll',
  power: 'potion',
  'second-power': 'potion',
  potion: 'potion',
  reserve: 'servant-any',
  influence: 'pp',
  forward: 'ui-right',
  reverse: 'ui-left',
  slot: 'ui-swap',
  'flame-servant': 'servant-flame',
  'stone-servant': 'servant-stone',
};

const COUNTED: Record<string, string> = {
  curiosity: 'flask',
  raze: 'war',
  reroll_arrows: 'face-arrow',
  reroll_shields: 'face-shield',
};

/** The picture of an answer. */
function icon(answer: Answer, view: ForestView): string {
  const [verb = '', what = ''] = textOf(view, answer.actions[0]).split(' ');
  if (verb === 'grow') return 'gu-water';
  if (verb === 'element' && answer.target.startsWith('gu:')) return `gu-${what}`;
  if (verb === 'element' || verb === 'summon') return ELEMENTS[what as Element].icon;
  if (verb === 'resource' || verb === 'reserve-servant') return BONUSES[what as Bonus].icon;
  if (verb === 'count') return COUNTED[askedKind(view)] ?? 'die';
  return ICONS[verb] ?? '';
}

const isSplit = (verb: string): boolean =>
  ['grow', 'summon', 'spell', 'element', 'attack', 'land', 'count'].includes(verb);

const landLabel = (answer: Answer, view: ForestView): string =>
  view.table.lands[landOf(answer.target) ?? 0]!.label;

/** Short words for the bar; what stands behind the colon or in brackets is the line below. */
function label(answer: Answer, view: ForestView): string {
  const [verb = ''] = textOf(view, answer.actions[0]).split(' ');
  if (verb === 'land' && askedKind(view) === 'war_target')
    return `Attack ${landLabel(answer, view)}`;
  if (!isSplit(verb) || verb === 'land') return '';
  return rowWords(answer.label).head.replace(/^(Cast|Grow on) /, '');
}

function gives(answer: Answer, view: ForestView): string {
  const [verb = ''] = textOf(view, answer.actions[0]).split(' ');
  if (verb === 'land' && askedKind(view) === 'war_target') return rowWords(answer.label).rest;
  const isBeside = ['gu_kind', 'raze'].includes(askedKind(view));
  return isSplit(verb) && verb !== 'land' && !isBeside ? rowWords(answer.label).rest : '';
}

/** Ending the turn when the main action is done, and saying no more before the dice. */
function isMain(answer: Answer, view: ForestView): boolean {
  const text = textOf(view, answer.actions[0]);
  if (view.choices.length === 1) return true;
  return text === 'end' && !answer.warning && view.table.turn.main !== 'none';
}

const WHOLE: Record<string, (left: number) => string> = {
  pay: (left) => `Which ${left} servants pay?`,
  res_pick: (left) => `Which ${left} resources do you take?`,
  serv_pick: (left) => `Which ${left} servants do you take?`,
  elem_pick: (left) => `Which ${left} elements do you gain?`,
  place: (left) => `Where do the ${left} servants go?`,
  alloc: () => 'Which servants go from the reserve to your towers?',
};

/** A whole set is picked at once, so the question speaks of all of it; one piece needs no count. */
function ask(view: ForestView): string {
  const { asked, turn } = view.table;
  if (asked?.kind === 'turn_menu' && turn.main === 'none') return 'Study, grow, summon or attack?';
  const left = asked?.left ?? 0;
  if (left > 1) return WHOLE[askedKind(view)]?.(left) ?? '';
  return left === 1 ? shortQuestion(view.decision?.prompt ?? '') : '';
}

const HOW: Record<string, string> = {
  turn_menu: 'One main action a turn. Scrolls and one slide are free on top.',
  gu_kind: 'Point at a mushroom to see what it brings.',
  war_target: 'Each number is the chance that at least one GU falls.',
  att_decl: 'Both forces stand beside the forest.',
  def_decl: 'Both forces stand beside the forest.',
  potion: 'It works all round and is used up. The green side works now.',
  victim: 'A servant that is hit is lost, also with a shield left.',
  raze: 'Each GU pays 1 influence and 1 drop, and you may grow one GU.',
  raze_on_moon: 'Each GU pays 1 drop, and you may grow one GU.',
  alloc: 'This is the only way from the reserve to a tower.',
  slide_to: 'A slide brings no elements and takes nothing from the land.',
  hand_slot: 'The scroll it replaces leaves the game.',
};

/** Destroyed GUs pay no influence on the moon path (MS-69); all other questions have one hint. */
function howKey(view: ForestView): string {
  const kind = askedKind(view);
  const path = view.table.seats?.[view.table.asked?.seat ?? -1]?.path;
  return kind === 'raze' && path === 'moon' ? 'raze_on_moon' : kind;
}

/** What the question hangs from, and how to go about it. */
function why(view: ForestView): string {
  const isWar = ['att_decl', 'def_decl', 'victim', 'raze', 'revive'].includes(askedKind(view));
  const because = isWar ? '' : becauseWords(view.table.asked?.because ?? []);
  return [because, HOW[howKey(view)] ?? ''].filter(Boolean).join(' ');
}

function where({ table }: ForestView): { now: string; more: string } {
  return { now: `Round ${table.round}`, more: table.phase_name };
}

function seatLine({ table }: ForestView, seat: number): string {
  const { name, title, path } = table.seats[seat]!;
  return `${name} ${title}${path === 'moon' ? ' · moon path' : ''}`;
}

export const kit: BoardKit = {
  Seat,
  Lead,
  tour,
  callsPeople: true,
  where,
  seatLine,
  icon,
  label,
  gives,
  isMain,
  isMinor: (answer, view) => textOf(view, answer.actions[0]).startsWith('slide '),
  ask,
  why,
  flights,
  named,
  condense,
  doer,
  isHeading: (event) => event.kind === 'turn' || event.kind === 'round' || event.kind === 'phase',
};
