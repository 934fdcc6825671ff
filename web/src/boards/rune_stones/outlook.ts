/** What an answer is sure to bring: gems and ore, points, an artifact on its place. */
import { smithyPayment } from './paying';
import {
  COLOURS,
  powers,
  ownSeat,
  textOf,
  type Ability,
  type CardInfo,
  type Colour,
  type Resource,
  type RuneView,
  type Term,
} from './table';

export interface Outlook {
  /** Gems and ore, gained or paid. */
  change: Partial<Record<Resource, number>>;
  points: number;
  /** An artifact that would lie there: `p0:A:blue`. */
  placed: { target: string; colour: Colour } | null;
  /** Is that all of it, nothing being rolled or chosen? */
  isWhole: boolean;
}

export const NOTHING: Outlook = { change: {}, points: 0, placed: null, isWhole: false };

/** Two changes one after the other. */
export function added(one: Outlook['change'], other: Outlook['change']): Outlook['change'] {
  const sum = { ...one };
  for (const [kind, count] of Object.entries(other) as [Resource, number][]) {
    sum[kind] = (sum[kind] ?? 0) + count;
  }
  return sum;
}

/** What a sequence gives without asking, as far as the supply goes. */
export function sideOutlook(side: readonly Term[], view: RuneView, extra = 0): Outlook {
  let change: Outlook['change'] = {};
  let points = 0;
  let isWhole = true;
  for (const { op, colour, count } of side) {
    if (op === 'points') points += count + (points === 0 ? extra : 0);
    else if (op !== 'gem' || colour === 'source') isWhole = false;
    if (op !== 'gem' || !colour || colour === 'source') continue;
    const left = view.table.supply[colour] ?? count;
    change = added(change, { [colour]: Math.min(count, left) });
  }
  return { change, points, placed: null, isWhole };
}

/** What using a card gives; a choice of sides is shown only where both come. */
export function abilityOutlook(ability: Ability, view: RuneView, extra = 0): Outlook {
  return ability.shape === 'seq' ? sideOutlook(ability.sides[0] ?? [], view, extra) : NOTHING;
}

/** One point more with the stone, where the card itself scores. */
const extraOf = (card: CardInfo, view: RuneView): number =>
  card.scores && powers(view, view.table.active).includes('ST-XPP') ? 1 : 0;

/** The card whose sides or swap are asked about: the one used last that has such an ability. */
export function askingCard(view: RuneView, shape: Ability['shape']): CardInfo | null {
  const used = view.table.turn.played.filter((card) => card.used && card.ability.shape === shape);
  const [named] = used.filter((card) =>
    view.decision?.prompt.includes(`${card.number} ${card.name}`),
  );
  return named ?? used.at(-1) ?? null;
}

type Maker = (words: string[], view: RuneView) => Outlook;

const used: Maker = ([, index = ''], view) => {
  const card = view.table.turn.played[Number(index)];
  return card ? abilityOutlook(card.ability, view, extraOf(card, view)) : NOTHING;
};

const forged: Maker = ([verb = '', what = '', how = ''], view) => {
  const isWild = verb === 'smith-wild';
  const smithy = view.table.smithies[isWild ? 5 : Number(what) - 1];
  const payment = isWild ? what : how;
  if (!smithy) return NOTHING;
  if (payment === 'ore') return { ...NOTHING, change: { ore: -smithy.ore } };
  if (payment === 'free') return NOTHING;
  const bonus = abilityOutlook(smithy.bonus, view);
  return { ...bonus, change: added(bonus.change, smithyPayment(view, smithy)) };
};

const chosen: Maker = ([, word = ''], view) => {
  const colour = word as Colour;
  const kind = view.decision?.kind;
  if (kind === 'pick_gem') return { ...NOTHING, change: { [colour]: 1 } };
  if (kind === 'pay_gem') return { ...NOTHING, change: { [colour]: -1 } };
  const card = kind === 'swap_gem' ? askingCard(view, 'swap') : null;
  if (!card) return NOTHING;
  const gain = sideOutlook(card.ability.sides[0] ?? [], view, extraOf(card, view));
  return { ...gain, change: added(gain.change, { [colour]: -1 }) };
};

const sided: Maker = ([, side = ''], view) => {
  const card = askingCard(view, 'or');
  const terms = card?.ability.sides[side === 'a' ? 0 : 1];
  return card && terms ? sideOutlook(terms, view, extraOf(card, view)) : NOTHING;
};

const exchanged: Maker = ([, letter = ''], view) => {
  const row = view.table.seats[ownSeat(view)]?.rows[letter === 'a' ? 0 : 1];
  return row ? { ...NOTHING, points: row.points } : NOTHING;
};

const placed: Maker = ([, letter = '', word = ''], view) => ({
  ...NOTHING,
  placed: { target: `p${ownSeat(view)}:${letter.toUpperCase()}:${word}`, colour: 'white' },
});

const stepped: Maker = (_, view) => {
  const { forest, seats } = view.table;
  const space = forest?.spaces[(seats[ownSeat(view)]?.familiar ?? 0) + 1];
  return space ? abilityOutlook(space.ability, view) : NOTHING;
};

const MAKERS: Record<string, Maker> = {
  use: used,
  familiar: stepped,
  smith: forged,
  'smith-wild': forged,
  colour: chosen,
  side: sided,
  place: placed,
  tile: ([, number = ''], view) => {
    const tile = view.table.night?.up[Number(number) - 1];
    return tile ? abilityOutlook(tile.ability, view) : NOTHING;
  },
  'gem-for-ore': ([, word = '']) => ({ ...NOTHING, change: { [word]: -1, ore: 1 } }),
  'ore-for-gem': ([, word = '']) => ({ ...NOTHING, change: { [word]: 1, ore: -1 } }),
  row: (words, view) => (view.decision?.kind === 'exchange_row' ? exchanged(words, view) : NOTHING),
};

/** What this answer is sure to bring. */
export function outlook(view: RuneView, action: number | undefined, target = ''): Outlook {
  const words = textOf(view, action).split(' ');
  const found = MAKERS[words[0] ?? '']?.(words, view) ?? NOTHING;
  if (view.decision?.kind !== 'place_row' || words[0] !== 'row') return found;
  const colour = target.split(':')[2] as Colour | undefined;
  return colour ? { ...found, placed: { target, colour } } : found;
}

/** Gems picked for a payment, as a change. */
export function paidBy(picked: readonly string[]): Outlook['change'] {
  return picked.reduce<Outlook['change']>((sum, target) => {
    const kind = target.split(':').at(-1) as Colour;
    return COLOURS.includes(kind) ? added(sum, { [kind]: -1 }) : sum;
  }, {});
}

export interface Reached {
  score: number;
  /** Wisp tokens the marker reaches or passes. */
  wisps: number[];
  /** Does it begin the last round? */
  isLast: boolean;
}

/** Where a gain of points leads a seat's marker. */
export function reached(view: RuneView, seat: number, points: number): Reached {
  const { seats, night, target, last_round } = view.table;
  const from = seats[seat]?.score ?? 0;
  const score = from + points;
  const wisps = (night?.tokens ?? [])
    .filter((token) => token.wisp && token.space > from && token.space <= score)
    .map((token) => token.space);
  return { score, wisps, isLast: !last_round && score >= target };
}

/** Gains in words: "+1 ore, +2 red, 3 points". */
export function changeWords({ change, points }: Outlook): string {
  const parts = (Object.entries(change) as [Resource, number][])
    .filter(([, count]) => count !== 0)
    .map(([kind, count]) => `${count > 0 ? '+' : '−'}${Math.abs(count)} ${short(kind)}`);
  if (points > 0) parts.push(`${points} ${points === 1 ? 'point' : 'points'}`);
  return parts.join(', ');
}

const short = (kind: Resource): string => (kind === 'white' ? 'wild' : kind);
