/** Words of answers, questions, lands and scrolls, short enough for rows and the bar. */
import type { Answer } from '$lib/table.svelte';
import { textOf } from '$lib/view';
import { BONUSES, ELEMENTS } from './looks';
import { askedKind, landOf, type Bonus, type Element, type ForestView, type Land } from './table';

/** "Water: +1 influence, water 5 › 8 (III)" in two: what it is, and what it gives. */
export function rowWords(label: string): { head: string; rest: string } {
  const place = label.indexOf(': ');
  if (place >= 0) return { head: label.slice(0, place), rest: label.slice(place + 2) };
  const bracket = /^(.*) \((.*)\)$/.exec(label);
  return bracket ? { head: bracket[1]!, rest: bracket[2]! } : { head: label, rest: '' };
}

/** What a war promises before its dice: the number to stress, and the words after it. */
export function oddsWords(war: { expected: number; most: number }): { head: string; rest: string } {
  if (war.most === 0) return { head: '', rest: 'no GU can fall' };
  const noun = war.expected === 1 ? 'GU' : 'GUs';
  return { head: String(war.expected), rest: `${noun} on average, ${war.most} at most` };
}

/** What the dice of a war have left for GUs. */
export function arrowWords(excess: number, cap: number): string {
  if (excess === 0) return 'no arrow left for GUs';
  return `${excess} ${excess === 1 ? 'arrow' : 'arrows'} left for GUs, ${cap} at most`;
}

/** What a question hangs from: "Because of Purify." */
export function becauseWords(because: readonly string[]): string {
  return because.length > 0 ? `Because of ${because.join(', then ')}.` : '';
}

/** The reasons that the question does not name itself. */
export function unnamed({ decision, table }: ForestView): string[] {
  const reasons = table.asked?.because ?? [];
  return reasons.filter((reason) => !decision?.prompt.includes(reason));
}

/** The question without the count of what is to come. */
export const shortQuestion = (prompt: string): string =>
  prompt.replace(/ \d+ to (go|place)\.$/, '');

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
export function icon(answer: Answer, view: ForestView): string {
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
export function label(answer: Answer, view: ForestView): string {
  const [verb = ''] = textOf(view, answer.actions[0]).split(' ');
  if (verb === 'land' && askedKind(view) === 'war_target')
    return `Attack ${landLabel(answer, view)}`;
  if (verb === 'land' && askedKind(view) === 'strike_at')
    return `Strike ${landLabel(answer, view)}`;
  // The line below names what it costs.
  const isPaid = verb === 'land' && Boolean(answer.note);
  if (!isSplit(verb) || (verb === 'land' && !isPaid)) return '';
  return rowWords(answer.label).head.replace(/^(Cast|Grow on) /, '');
}

export function gives(answer: Answer, view: ForestView): string {
  const [verb = ''] = textOf(view, answer.actions[0]).split(' ');
  const deck = view.table.decks.find(({ id }) => verb === 'deck' && id === answer.target);
  if (deck?.top) return shortWords(deck.top, deck.tooltip);
  if (answer.note && ['grow', 'spell', 'land'].includes(verb)) return answer.note;
  if (verb === 'land' && askedKind(view) === 'war_target') return rowWords(answer.label).rest;
  const isBeside = askedKind(view) === 'raze';
  return isSplit(verb) && verb !== 'land' && !isBeside ? rowWords(answer.label).rest : '';
}

/** Ending the turn when the main action is done, and saying no more before the dice. */
export function isMain(answer: Answer, view: ForestView): boolean {
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

/** Of a set that is picked at once the question speaks as a whole; one piece needs no count. */
export function ask(view: ForestView, isSet: boolean): string {
  const { asked, turn } = view.table;
  if (asked?.kind === 'turn_menu' && turn.main === 'none') return 'Study, grow, summon or attack?';
  const left = asked?.left ?? 0;
  if (isSet) return WHOLE[askedKind(view)]?.(left) ?? '';
  return left === 1 ? shortQuestion(view.decision?.prompt ?? '') : '';
}

const HOW: Record<string, string> = {
  turn_menu: 'One main action a turn; scrolls and one slide are free.',
  gu_kind: 'Point at a mushroom to see what it brings.',
  war_target: 'Each number is the chance that at least one GU falls.',
  att_decl: 'Both forces stand beside the forest.',
  def_decl: 'Both forces stand beside the forest.',
  potion: 'It works all round and is used up. The green side works now.',
  victim: 'A servant that is hit is lost, also with a shield left.',
  alloc: 'This is the only way from the reserve to a tower.',
  slide_to: 'A slide brings no elements and takes nothing from the land.',
  hand_slot: 'The scroll it replaces leaves the game.',
};

/** What the question hangs from, and how to go about it. */
export function why(view: ForestView): string {
  const isWar = ['att_decl', 'def_decl', 'victim', 'raze', 'revive'].includes(askedKind(view));
  const because = isWar ? '' : becauseWords(unnamed(view));
  const how = view.table.asked?.note || HOW[askedKind(view)];
  return [because, how].filter(Boolean).join(' ');
}

export function where({ table }: ForestView): { now: string; more: string } {
  return { now: `Round ${table.round}`, more: table.phase_name };
}

export function seatLine({ table }: ForestView, seat: number): string {
  const { name, title, path } = table.seats[seat]!;
  return `${name} ${title}${path === 'moon' ? ' · moon path' : ''}`;
}

/** Slides are always there and seldom wanted. */
export const isMinor = (answer: Answer, view: ForestView): boolean =>
  textOf(view, answer.actions[0]).startsWith('slide ');

const KINDS = { ground: 'ground', plateau: 'white plateau', shrine: 'shrine', forbidden: '' };

/** A land in words: what it is, what lies there, who stands on it. */
export function landName(land: Land, names: readonly string[]): string {
  if (land.kind === 'forbidden') return `${land.label}, forbidden`;
  const lying = [land.resource ? `a ${ELEMENT_OR_GOOD[land.resource]}` : '', debrisOf(land)];
  const parts = [`${land.label}, ${KINDS[land.kind]}`];
  if (land.owner === null) return [...parts, ...lying].filter(Boolean).join(', ');
  const caps = land.stack.map((kind) => ELEMENTS[kind].name).join(', ');
  parts.push(`${names[land.owner]}’s tower of ${land.height} (${caps})`, servantWords(land));
  return parts.join(', ');
}

const ELEMENT_OR_GOOD: Record<string, string> = {
  flame: 'flame servant',
  stone: 'stone servant',
  mana: 'mana',
  drop: 'drop',
  flask: 'flask',
};

const debrisOf = (land: Land): string => (land.debris ? 'debris' : '');

function servantWords({ flame, stone }: Land): string {
  if (flame + stone === 0) return 'no servants';
  return [flame ? `${flame} flame` : '', stone ? `${stone} stone` : ''].filter(Boolean).join(', ');
}

const SHORT: Record<string, string> = {
  empty_flask: 'a flask',
  hunch: 'any 2 elements',
  mana_crystal: '2 mana',
  moon_essence: 'a moon element',
  raging_roar: '2 influence',
  spearhead: 'attack: 2 more arrows',
  water_pouch: '2 drops',
  whistle: 'any 2 servants',
  elementalist: '2 servants change kind',
  flame_portal: 'a flame servant for every tower',
  flask_energy: '2 servants for a flask, or back',
  forced_trade: 'a drop for a rival’s servant',
  glorify: 'a servant for 1 influence',
  purify: '2 servants for any 2 elements',
  stone_portal: 'a stone servant for every tower',
  water_cycle: '2 servants for 2 drops, or back',
  bounty: 'after a kill: 2 drops',
  champion: 'after destroying: 2 servants',
  interests: 'after destroying: 2 elements',
  invincible: 'attack: 1 more arrow',
  reincarnate: 'after a kill: 2 servants',
  siphon: 'after a kill: 2 elements',
  squeeze: 'after destroying: 2 drops',
  strike: 'servants remove a rival’s top GU',
  extra_hand: 'after growing: a servant',
  flame_harmony: 'after a flame GU: 1 flame',
  shadow_gu: 'a free GU that brings nothing',
  stone_harmony: 'after a stone GU: 1 stone',
  supplement: 'after growing: any element',
  thunder_harmony: 'after a thunder GU: 1 thunder',
  toss_a_gu: 'a slide without its servant',
  water_harmony: 'after a water GU: 1 water',
};

/** A few words for a scroll; one a designer adds is told by its tooltip. */
export const shortWords = (spell: string, tooltip: string): string => SHORT[spell] ?? tooltip;
