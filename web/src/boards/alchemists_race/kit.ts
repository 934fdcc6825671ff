/** How Alchemist's Race speaks to the page. */
import type { BoardKit, TourStep } from '$lib/board';
import type { Flight } from '$lib/flights';
import type { Trail } from '$lib/movers';
import type { Answer } from '$lib/table.svelte';
import type { GameEvent } from '$lib/view';
import Aside from './Aside.svelte';
import Lead from './Lead.svelte';
import { outlook, routes } from './hints';
import { bottle, lookOf, resourceName } from './looks';
import Seat from './Seat.svelte';
import { wordAt, type RaceView } from './table';

const textOf = (answer: Answer, view: RaceView): string =>
  view.choices.find((choice) => choice.action === answer.actions[0])?.text ?? '';

/** The picture of an answer: what is rolled, walked, brewed, sold or thrown. */
function icon(answer: Answer, view: RaceView): string {
  const [verb = '', what = ''] = textOf(answer, view).split(' ');
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
function turn(answer: Answer, view: RaceView): number {
  if (!textOf(answer, view).startsWith('step ')) return 0;
  const { seats, active, board } = view.table;
  const here = board.spaces[seats[active]!.space]!;
  const there = board.spaces[Number(answer.target.replace('space:', ''))]!;
  return (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI + 90;
}

const recipeOf = (view: RaceView, word: string) =>
  view.table.recipes.find((recipe) => recipe.id === `potion:${word}`);

/** Short words for the bar; what they give stands below. */
function label(answer: Answer, view: RaceView): string {
  const [verb = '', what = ''] = textOf(answer, view).split(' ');
  const name = recipeOf(view, what)?.name;
  if (verb === 'craft') return `Craft ${name}`;
  if (verb === 'sell') return `Sell ${name}`;
  return verb === 'play' ? `Play ${name}` : '';
}

/** What an answer costs and gives, in one line. */
function gives(answer: Answer, view: RaceView, people: readonly string[]): string {
  const [verb = '', what = ''] = textOf(answer, view).split(' ');
  const recipe = recipeOf(view, what);
  const coins = view.table.seats[view.table.active]!.coins;
  if (verb === 'craft' && recipe) {
    return `${recipe.cost.map(resourceName).join(' + ')}, sells for ${recipe.value}`;
  }
  if (verb === 'sell') return `${coins} › ${view.table.hints?.sales[`potion:${what}`] ?? ''} coins`;
  if (verb === 'play') return answer.label.split(': ')[1] ?? '';
  return outlook(view, answer, people);
}

/** Roll, end the turn: filled when it is what one usually does. */
function isMain(answer: Answer, view: RaceView): boolean {
  const text = textOf(answer, view);
  if (view.choices.length === 1) return true;
  if (view.decision?.kind === 'pre_roll') return text === 'roll';
  return view.decision?.kind === 'market_turn' ? text === 'end_turn' : text === 'keep';
}

/** A whole set is picked at once, so the question speaks of all of it. */
function ask({ table }: RaceView): string {
  const { loss } = table;
  return loss && loss.left > 1 ? `Choose ${loss.left} ${loss.what} to give up.` : '';
}

function why(view: RaceView): string {
  const { table, decision } = view;
  const lines: Record<string, string> = {
    path: 'Pick a road, or click a ringed space to walk all the way.',
    pre_roll: 'Point at the die to see where each face leads.',
    market_turn: `${table.seats[decision?.seat ?? 0]?.coins ?? 0} of ${table.target_coins} coins so far.`,
  };
  return lines[decision?.kind ?? ''] ?? '';
}

/** What flies where: tokens to the hand, potions from the shelf, prices to the purse. */
function flights(event: GameEvent, view: RaceView): Flight[] {
  const [seat = 0, what = 0] = event.numbers;
  const holder = view.table.seats[seat];
  if (!holder) return [];
  const card = (word: string) => ({
    icon: bottle(word),
    fill: 'var(--bone)',
    ink: 'var(--accent)',
  });
  const space = `space:${holder.space}`;
  if (event.kind === 'gained' || event.kind === 'lost_resource') {
    const word = wordAt(holder.resources, what);
    const token = `token:${seat}:${word}`;
    const [from, to] = event.kind === 'gained' ? [space, token] : [token, space];
    return [{ from, to, ...lookOf(word) }];
  }
  const word = wordAt(holder.potions, event.kind === 'attacked' ? (event.numbers[2] ?? 0) : what);
  if (event.kind === 'crafted') {
    return [{ from: `potion:${word}`, to: `card:${seat}:${word}`, ...card(word) }];
  }
  if (event.kind === 'sold') {
    const coin = { icon: 'coin', fill: 'var(--gold)', ink: 'var(--gold-on)' };
    return [{ from: `potion:${word}`, to: `seat-card:${seat}`, ...coin }];
  }
  if (event.kind === 'attacked')
    return [{ from: `seat:${seat}`, to: `seat:${what}`, ...card(word) }];
  return [];
}

/** A piece walks along its road. */
function trails(events: readonly GameEvent[]): Trail[] {
  const ways = new Map<number, string[]>();
  for (const event of events) {
    if (event.kind !== 'stepped') continue;
    const [seat = 0, , to = 0] = event.numbers;
    ways.set(seat, [...(ways.get(seat) ?? []), `space:${to}`]);
  }
  return [...ways].map(([seat, stops]) => ({ key: `piece:${seat}`, stops: stops.slice(0, -1) }));
}

/** The things a log line speaks of. */
function named(event: GameEvent, view: RaceView): string[] {
  const [seat = 0, one = 0, other = 0] = event.numbers;
  const piece = `seat:${seat}`;
  const between = ['stepped', 'teleported'];
  if (between.includes(event.kind)) return [piece, `space:${one}`, `space:${other}`];
  if (['met', 'attacked', 'swapped'].includes(event.kind)) return [piece, `seat:${one}`];
  const holder = view.table.seats[seat];
  if (['crafted', 'sold', 'drank'].includes(event.kind) && holder) {
    return [piece, `potion:${wordAt(holder.potions, one)}`];
  }
  return [piece];
}

/** The first-game guide. */
function tour({ table, viewer }: RaceView): TourStep[] {
  const mine = table.seats[viewer ?? 0]!;
  const market = table.board.spaces.find((space) => space.kind === 'market');
  const near = table.board.spaces.find((space) => space.kind === 'resource');
  const biting = table.board.spaces.find((space) => space.kind === 'lose_material');
  return [
    {
      target: mine.id,
      title: 'Your wizard',
      text: `First to ${table.target_coins} coins wins. Each turn you roll and walk all the steps, never straight back.`,
    },
    {
      target: near?.id ?? '',
      title: 'Gather',
      text: 'Where your walk ends you pick up what grows there. A broken ring means: you may go here.',
    },
    {
      target: biting?.id ?? '',
      title: 'Beware',
      text: 'Grey tiles bite: end here and you give something up. Walking across is harmless.',
    },
    {
      target: market?.id ?? '',
      title: 'The Market',
      text: 'You may stop here with steps to spare. Sell potions at once; brew when your next turn begins here.',
    },
    {
      target: 'potion:speed',
      title: 'The potion shelf',
      text: 'Two resources make a potion. Sell it for its coins, or keep it for what it does.',
    },
    {
      target: `seat-card:${mine.seat}`,
      title: 'What you hold',
      text: 'Resources, potions, and what they are worth today. Everything lies open, the others’ too.',
    },
    {
      target: 'answers',
      title: 'What is asked',
      text: 'The bar repeats in words what the board lights up. Numbers answer by keyboard; ? lists all keys.',
    },
  ];
}

/** Steps of one walk on one line: "Red goes O6 › O5 › O4". */
export function condense(lines: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      line.kind === 'stepped' && last?.kind === 'stepped' && last.numbers[2] === line.numbers[1];
    if (!goesOn || last.numbers[0] !== line.numbers[0]) {
      joined.push(line);
      continue;
    }
    const to = line.text.slice(line.text.lastIndexOf('›'));
    const numbers = [line.numbers[0]!, last.numbers[1]!, line.numbers[2]!];
    joined[joined.length - 1] = { ...line, numbers, text: `${last.text} ${to}` };
  }
  return joined;
}

export const kit: BoardKit = {
  Seat,
  Lead,
  Aside,
  callsPeople: true,
  tour,
  where: ({ table }: RaceView) => ({
    now: `Round ${table.round}`,
    more: `${table.board.title} · first to ${table.target_coins} coins`,
  }),
  seatLine: ({ table }: RaceView, seat) => {
    const { name, space } = table.seats[seat]!;
    const { label, kind, region } = table.board.spaces[space]!;
    return kind === 'market'
      ? `${name} · at the Market`
      : `${name} · ${region || 'on the road'}, ${label}`;
  },
  goal: ({ table }: RaceView) => ({ points: table.target_coins, noun: 'coins' }),
  icon,
  turn,
  isMain,
  ask,
  label,
  gives,
  why,
  routes,
  flights,
  trails,
  named,
  condense,
  doer: (event) => event.numbers[0] ?? null,
  isHeading: (event) => event.kind === 'turn_began',
};
