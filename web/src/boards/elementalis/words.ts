/** ElementaliS in words: short labels, what an answer leads to, the line under the question. */
import type { Answer } from '$lib/table.svelte';
import { textOf, type Tip } from '$lib/view';
import { capital } from '$lib/words';
import { becomes, forecastOf, oddsWords } from './hints';
import { SPELLS, lookOf, short, spellOf } from './looks';
import { channelTotal, type ElementView, type Forecast, type SpellLine } from './table';

/** The spell an answer casts or copies. */
export function spellIn(text: string): string {
  const [verb = '', what = ''] = text.split(' ');
  return ['cast', 'respond', 'insight'].includes(verb) ? spellOf(what) : '';
}

/** Fewer words, where the line below says the rest. */
export function label(answer: Answer, view: ElementView): string {
  const text = textOf(view, answer.actions[0]);
  const [verb = ''] = text.split(' ');
  if (verb === 'declare') return text.endsWith('yes') ? 'Declare' : 'Stay silent';
  if (verb === 'die' || verb === 'oppose') return shortDie(answer.label);
  if (['major', 'minor', 'chaos'].includes(verb)) return answer.label.split(':')[0] ?? '';
  if (verb === 'symbol') return answer.label.split(',')[0] ?? '';
  if (verb === 'ether' || verb === 'leave') return answer.label.split(' (')[0] ?? '';
  return spellIn(text);
}

/** `Red die` of `Take the red die (Fire)`. */
function shortDie(text: string): string {
  const [name = ''] = text.replace(/^Take /, '').split(' (');
  return capital(name.replace(/^the /i, ''));
}

const upToWords = (forecast: Forecast | null): string =>
  forecast?.then === undefined ? '' : `up to ${forecast.then} Mana`;

const manaWords = (forecast: Forecast | null): string =>
  becomes(forecast) && `${becomes(forecast)} Mana`;

type Gives = (answer: Answer, what: string, forecast: Forecast | null, view: ElementView) => string;

const GIVES: Record<string, Gives> = {
  declare: (answer, what) =>
    what === 'yes'
      ? capital(answer.label.split(': ')[1] ?? '')
      : 'No spell and no answer in this roll',
  major: (answer, what, _, view) => cardWords(answer, view, what),
  minor: (answer, what, _, view) => cardWords(answer, view, what),
  chaos: (answer) => answer.label.split(': ')[1] ?? '',
  die: (answer, _, forecast) =>
    `shows ${shown(answer.label)} · ${becomes(forecast).replace('next ', '')}`,
  symbol: (_answer, _, forecast) => manaWords(forecast),
  sun: (_answer, _, forecast) => manaWords(forecast),
  oppose: (_answer, _, forecast) => oddsWords(forecast),
  ether: (_answer, _, forecast) => upToWords(forecast),
  leave: (_answer, _, forecast) => upToWords(forecast),
  player: (_answer, what, _, view) =>
    Number(what) === view.table.active ? 'this roll too' : 'turn still to come',
  go: (_answer, what) => (what === 'stop' ? 'safe in your Pool' : ''),
};

/** What an answer costs and may lead to. */
export function gives(answer: Answer, view: ElementView): string {
  const [verb = '', what = ''] = textOf(view, answer.actions[0]).split(' ');
  const forecast = forecastOf(view, answer);
  return GIVES[verb]?.(answer, what, forecast, view) ?? spellWords(answer, forecast);
}

const shown = (text: string): string => /\((.*?)\)/.exec(text)?.[1] ?? '';

/** `2 Fire · 2 › 0 to 3`. */
function spellWords(answer: Answer, forecast: Forecast | null): string {
  const cost = answer.note || (/\((\d+ \w+)\)/.exec(answer.label)?.[1] ?? '');
  const own = forecast?.own === undefined ? '' : `this roll: ${forecast.own} for you`;
  return [cost, becomes(forecast), own].filter(Boolean).join(' · ');
}

/** What a card makes of its taker: the mage and its mean Mana a roll. */
function cardWords(answer: Answer, view: ElementView, card: string): string {
  const own = view.table.seats[view.decision?.seat ?? 0]?.major ?? '';
  const pair = view.table.pairs?.[own + card];
  if (pair) return `${pair.mage}, ${short(pair.mean)} Mana a roll`;
  return answer.label.split(': ')[1] ?? '';
}

/** The picture of an answer. */
export function icon(answer: Answer, view: ElementView): string {
  const text = textOf(view, answer.actions[0]);
  const [verb = '', what = ''] = text.split(' ');
  const spell = SPELLS[spellIn(text)];
  if (spell) return lookOf(spell.school).icon;
  if (['major', 'minor', 'chaos', 'symbol', 'ether', 'gain', 'pay', 'give'].includes(verb))
    return lookOf(what).icon;
  if (verb === 'tap') return what === 'none' ? 'ui-close' : lookOf(what).icon;
  if (verb === 'pair') return lookOf(what).icon;
  if (verb === 'mana') return what === 'stop' ? 'ui-check' : lookOf(what.split('-')[1] ?? '').icon;
  const icons: Record<string, string> = {
    'go stop': 'ui-check',
    'go roll': 'die',
    'sun keep': 'ui-check',
    'sun reroll': 'el-sun',
    'declare yes': 'ui-flag',
    'declare no': 'ui-eye-off',
    'cast pass': 'ui-right',
    'respond no': 'ui-right',
    'oppose done': 'ui-check',
    'leave ether': 'ui-close',
    'take none': 'ui-close',
    'take all': 'ui-check',
  };
  return icons[text] ?? '';
}

/** The question in fewer words, where the line below says the rest. */
export const ask = ({ decision, table }: ElementView): string =>
  decision?.kind === 'declare' ? `${table.roll}: do you declare?` : '';

/** One way on, drawn filled. */
export function isMain(answer: Answer, view: ElementView): boolean {
  const text = textOf(view, answer.actions[0]);
  return view.choices.length === 1 || text === 'mana stop';
}

const HELP: Record<string, string> = {
  major: 'The Major leads: its symbol is yours, its three spells too.',
  minor: 'Major and Minor together make the mage, and so how you score.',
  start_mana: 'Mana pays for spells of its colour; what is left at the end is your score.',
  chaos: 'You count as the mage this element makes with your Minor until the round is over.',
  flux_tap: 'A free Mana for an empty Pool; it is gone once you roll.',
  insight: 'It costs nothing more than you have paid.',
  symbol: 'The die stays so until the turn is over.',
  player: 'You score their Power and Chance Rolls as if they were yours.',
  mana: 'Click Mana in any Pool. Own Mana asks twice.',
  pay: 'Any mix of colours will do.',
  link: 'A cut link is gone for good.',
  gain: 'From the Flux into your Channel.',
};

/** The line under the question. */
export function why(view: ElementView): string {
  const { table, decision } = view;
  const kind = decision?.kind ?? '';
  if (kind === 'go') return goWords(view);
  if (kind === 'declare' || kind === 'cast') return windowWords(view);
  if (kind === 'die') return dieWords(view);
  if (kind === 'respond' && table.spell) return answerWords(view);
  if (kind === 'ether') return 'Each element on the rim says what this roll can still bring.';
  if (kind === 'oppose')
    return 'Your symbol takes Mana, theirs pays. Above each die: chances of six.';
  if (kind === 'sun_reroll') return 'Each face comes up once in six throws; the new one stands.';
  return HELP[kind] ?? '';
}

const whose = (view: ElementView): string =>
  view.table.active === view.viewer ? 'you' : 'the active mage';

/** What the numbers over the dice mean. */
function dieWords({ table }: ElementView): string {
  const isNext = Object.values(table.forecasts).some((forecast) => forecast.next);
  if (isNext) return 'Over each die: the mean Mana of a Chance Roll, now and with it held.';
  return 'Over each die: the Mana of this roll, now and after.';
}

/** What the roll is worth while spells may be cast on it. */
function windowWords(view: ElementView): string {
  const { table } = view;
  if (table.worth === null) return 'Only the Sun die counts in this roll.';
  const free =
    view.decision?.kind === 'declare' ? 'Declaring is free and binds you to nothing. ' : '';
  return `${free}As it lies this roll gives ${whose(view)} ${table.worth} Mana.`;
}

/** The risk of another roll, and what it brings on average. */
function goWords(view: ElementView): string {
  const forecast = Object.values(view.table.forecasts).find((one) => one.bust);
  if (!forecast?.bust) return '';
  const [part, whole] = forecast.bust;
  const risk = `A Sun (${part} in ${whole}) loses all ${channelTotal(view.table)} Mana`;
  if (forecast.mean !== undefined)
    return `${risk}; otherwise ${short(forecast.mean)} more on average.`;
  return `${risk}. Point at the Sun die to see what each face does.`;
}

/** What is being cast on whom. */
function answerWords({ table }: ElementView): string {
  const { paid, target } = table.spell!;
  const aim = target ? ` Aimed at ${target}.` : '';
  return `${paid} Mana were paid for it; made void, they stay paid.${aim}`;
}

/** What a seat is, under its name. */
export function seatLine(view: ElementView, seat: number): string {
  const mage = view.table.seats[seat]!;
  if (mage.major === null) return '';
  const kind = mage.element ? `${mage.element} ${mage.counts_as} (${mage.mage})` : mage.mage;
  return [kind, doing(view, seat)].filter(Boolean).join(' · ');
}

/** Where the game stands. */
export function where(view: ElementView): { now: string; more: string } {
  const { table } = view;
  if (table.pairs) return { now: 'Draft', more: 'a Major, then a Minor' };
  if (table.round === 0) return { now: 'Set-up', more: 'Mana to start with' };
  const now = `Round ${table.round} of ${table.rounds}`;
  return { now, more: view.outcome ? '' : table.roll || 'the turn begins' };
}

/** What a seat is doing, in a word; says nothing of what it could do. */
export function doing(view: ElementView, seat: number): string {
  const { table, decision } = view;
  const mage = table.seats[seat]!;
  if (table.spell?.caster === seat) return 'casting';
  if (mage.live) return 'declared';
  if (mage.declared) return 'has cast';
  if (decision?.seat === seat && decision.kind === 'oppose') return 'opposing';
  if (table.active === seat && table.roll) return 'rolling';
  return '';
}

const LONGEST = 8;
/** What comes before a name and is none. */
const TITLES = new Set(['The', 'Old', 'Sister', 'Brother', 'Mother', 'Father', 'Master']);

/** A name that fits on a small chip: the first word of a long one. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  const words = name.split(' ');
  const first = (TITLES.has(words[0]!) ? words.at(-1) : words[0]) ?? '';
  return first.length <= LONGEST ? first : `${first.slice(0, LONGEST - 1)}…`;
}

/** `Char 2`, with a word where the line is spent. */
export const lineWords = ({ name, price, used }: SpellLine): string =>
  `${name} ${price}${used ? ' (used)' : ''}`;

/** A mage in one breath, for screen readers. */
export function spokenSeat(view: ElementView, seat: number, name: string): string {
  const mage = view.table.seats[seat]!;
  const parts = [name, mage.major === null ? 'no cards yet' : mage.mage, `${mage.total} Mana`];
  return [...parts, doing(view, seat)].filter(Boolean).join(', ');
}

/** The lines with their prices, for the tooltip. */
export function chipTip(view: ElementView, seat: number, name: string): Tip {
  const mage = view.table.seats[seat]!;
  const lines = mage.lines.filter((line) => line.name).map(lineWords);
  const leak = mage.leak ? ` Spells cost ${mage.leak} more this turn.` : '';
  const text = lines.length ? `${lines.join(', ')}.${leak}` : 'No cards yet.';
  const counts = mage.element ? `, ${mage.element} ${mage.counts_as} this round` : '';
  return { name: `${name}: ${mage.mage}${counts}`, text, rule: 'EL-75' };
}
