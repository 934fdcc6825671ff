/** The bar’s words: shorter answers, what they cost and give, the question in other words. */
import type { Answer } from '$lib/table.svelte';
import { textOf } from '$lib/view';
import { outlookWords } from './hints';
import { bottle, lookOf, resourceName } from './looks';
import type { RaceView } from './table';

/** The picture of an answer: what is rolled, walked, brewed, sold or thrown. */
export function icon(answer: Answer, view: RaceView): string {
  const [verb = '', what = ''] = textOf(view, answer.actions[0]).split(' ');
  if (verb === 'step' || verb === 'teleport')
    return verb === 'step' ? 'heading' : 'potion-teleport';
  if (verb === 'play' || verb === 'craft' || verb === 'lose_potion') return bottle(what);
  if (verb === 'lose') return lookOf(what).icon;
  const icons: Record<string, string> = {
    roll: 'die',
    reroll: 'potion-reroll',
    keep: 'ui-check',
    sell: 'coin',
    stop: 'market',
    swap: 'potion-swap',
    poison: 'potion-poison',
    meteor: 'potion-meteor',
    pass: 'ui-right',
    end_turn: 'ui-check',
  };
  return icons[verb] ?? '';
}

/** Which way an arrow points, in degrees from up. */
export function turn(answer: Answer, view: RaceView): number {
  if (!textOf(view, answer.actions[0]).startsWith('step ')) return 0;
  const { seats, active, board } = view.table;
  const here = board.spaces[seats[active]!.space]!;
  const there = board.spaces[Number(answer.target.replace('space:', ''))]!;
  return (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI + 90;
}

const recipeOf = (view: RaceView, word: string) =>
  view.table.recipes.find((recipe) => recipe.id === `potion:${word}`);

/** Short words for the bar; what they give stands below. */
export function label(answer: Answer, view: RaceView): string {
  const [verb = '', what = ''] = textOf(view, answer.actions[0]).split(' ');
  const name = recipeOf(view, what)?.name;
  if (verb === 'craft') return `Craft ${name}`;
  if (verb === 'sell') return `Sell ${name}`;
  return verb === 'play' ? `Play ${name}` : '';
}

/** What an answer costs and gives, in one line. */
export function gives(answer: Answer, view: RaceView, people: readonly string[]): string {
  const [verb = '', what = ''] = textOf(view, answer.actions[0]).split(' ');
  const recipe = recipeOf(view, what);
  const coins = view.table.seats[view.table.active]!.coins;
  if (verb === 'craft' && recipe) {
    return `${recipe.cost.map(resourceName).join(' + ')}, sells for ${recipe.value}`;
  }
  if (verb === 'sell') return `${coins} › ${view.table.hints?.sales[`potion:${what}`] ?? ''} coins`;
  if (verb === 'play') return answer.label.split(': ')[1] ?? '';
  return outlookWords(view, answer, people);
}

/** Roll, end the turn: filled when it is what one usually does. */
export function isMain(answer: Answer, view: RaceView): boolean {
  const text = textOf(view, answer.actions[0]);
  if (view.choices.length === 1) return true;
  if (view.decision?.kind === 'pre_roll') return text === 'roll';
  return view.decision?.kind === 'market_turn' ? text === 'end_turn' : text === 'keep';
}

/** A whole set is picked at once, so the question speaks of all of it. */
export function ask({ table }: RaceView, isSet: boolean): string {
  const { loss } = table;
  return loss && isSet ? `Choose ${loss.left} ${loss.what} to give up.` : '';
}

export function why(view: RaceView): string {
  const { table, decision } = view;
  const lines: Record<string, string> = {
    path: 'Pick a road, or click a ringed space to walk all the way.',
    pre_roll: 'Point at the die to see where each face leads.',
    market_turn: `${table.seats[decision?.seat ?? 0]?.coins ?? 0} of ${table.target_coins} coins so far.`,
  };
  return lines[decision?.kind ?? ''] ?? '';
}

/** Where the game stands. */
export const where = ({ table }: RaceView): { now: string; more: string } => ({
  now: `Round ${table.round}`,
  more: `${table.board.title} · first to ${table.target_coins} coins`,
});

/** Under a seat's name: who it is, where its piece stands. */
export function seatLine({ table }: RaceView, seat: number): string {
  const { name, space } = table.seats[seat]!;
  const { name: tile, kind, region } = table.board.spaces[space]!;
  return kind === 'market'
    ? `${name} · at the Market`
    : `${name} · ${[tile, region].filter(Boolean).join(', ')}`;
}

/** What the score runs to. */
export const goal = ({ table }: RaceView) => ({ points: table.target_coins, noun: 'coins' });
