/** What the log tells of the running turn: what asks and why, and what it has brought so far. */
import type { GameEvent } from '$lib/view';
import { DIE_IDS, ROW_NAMES, WISP_IDS, cardNumber, resourceAt } from './looks';
import type { Ability, CardInfo, Resource, RuneView } from './table';

/** Something that is being carried out. */
export interface Cause {
  kind: 'card' | 'die' | 'wisp' | 'space' | 'smithy' | 'row' | 'token' | 'step';
  /** The id of its tooltip: `card:58`, `ANY_CARD`, `WT-S`. */
  id: string;
  name: string;
  ability: Ability | null;
}

/** The lines of the running turn, up to the position on show. */
export function turnLines(lines: readonly GameEvent[], ply: number): GameEvent[] {
  const told = lines.filter((line) => line.ply <= ply);
  const start = told.findLastIndex((line) => line.kind === 'turn');
  return told.slice(start + 1);
}

function cardCause(view: RuneView, index: number): Cause {
  const number = cardNumber(index);
  const { turn, cards } = view.table;
  const card: CardInfo | undefined =
    turn.played.find((one) => one.number === number) ?? cards[number];
  const name = card ? `${number} ${card.name}` : String(number);
  return { kind: 'card', id: `card:${number}`, name, ability: card?.ability ?? null };
}

function dieCause(view: RuneView, index: number): Cause {
  const id = DIE_IDS[index] ?? '';
  const part = view.table.die[id];
  const name = part ? `Die: ${part.name.toLowerCase()}` : 'Die';
  return { kind: 'die', id, name, ability: part?.ability ?? null };
}

function wispCause(view: RuneView, index: number): Cause {
  const id = WISP_IDS[index] ?? '';
  const part = view.table.night?.kinds[id];
  return { kind: 'wisp', id, name: part?.name ?? 'Wisp', ability: part?.ability ?? null };
}

function spaceCause(view: RuneView, space: number): Cause {
  const ability = view.table.forest?.spaces[space]?.ability ?? null;
  return { kind: 'space', id: `forest:${space}`, name: `Forest space ${space}`, ability };
}

function smithyCause(view: RuneView, index: number): Cause {
  const smithy = view.table.smithies[index];
  return {
    kind: 'smithy',
    id: smithy?.id ?? '',
    name: smithy?.name ?? 'Smithy',
    ability: smithy?.bonus ?? null,
  };
}

const tokenCause = (space: number): Cause => ({
  kind: 'token',
  id: `t${space}`,
  name: `Reaching ${space}`,
  ability: null,
});

/** Everything under way after these lines, the outermost first. */
export function causes(lines: readonly GameEvent[], view: RuneView): Cause[] {
  let found: Cause[] = [];
  for (const { kind, numbers } of lines) {
    const [, what = 0, more = 0] = numbers;
    if (kind === 'use' || kind === 'copy') found = [cardCause(view, what)];
    else if (kind === 'forfeit') found = [{ ...cardCause(view, what), ability: null }];
    else if (kind === 'forge') found = [smithyCause(view, what)];
    else if (kind === 'answer') found = [smithyCause(view, more)];
    else if (kind === 'exchange') {
      found = [{ kind: 'row', id: '', name: `Row ${ROW_NAMES[what]}`, ability: null }];
    } else if (kind === 'step') found = [...found, spaceCause(view, what)];
    else if (kind === 'roll') found = [...withoutDie(found), dieCause(view, what)];
    else if (kind === 'wisp') {
      found = [...found, ...(more > 0 ? [tokenCause(more)] : []), wispCause(view, what)];
    }
  }
  return found;
}

/** A second roll takes the place of the first. */
const withoutDie = (found: Cause[]): Cause[] =>
  found.at(-1)?.kind === 'die' ? found.slice(0, -1) : found;

/** Questions that an ability brings and that do not say which. */
const BROUGHT = [
  'pick_gem',
  'take_card',
  'raise_pick',
  'wisp_pick',
  'or_pick',
  'or_second',
  'swap_gem',
];

/** Why the present question is asked, the outermost cause first; empty where it explains itself. */
export function because(log: readonly GameEvent[], view: RuneView): Cause[] {
  const kind = view.decision?.kind ?? '';
  const { forging_at, wisp_token } = view.table.turn;
  if (forging_at) {
    return [
      smithyCause(
        view,
        view.table.smithies.findIndex(({ id }) => id === forging_at),
      ),
    ];
  }
  if (!BROUGHT.includes(kind)) return [];
  const lines = turnLines(log, view.ply);
  const found = causes(lines, view);
  if (wisp_token) return [...found, tokenCause(wisp_token)];
  const last = found.findLastIndex(({ ability }) => ability?.asks.includes(kind));
  return last < 0 ? found : found.slice(0, last + 1);
}

export interface SoFar {
  change: [Resource, number][];
  points: number;
  /** Cards bought, taken or called back. */
  cards: number;
  artifacts: number;
}

const CARDS = ['buy', 'free_card', 'take', 'raise'];

/** Add up the lines of a turn for its player; what others got meanwhile is theirs. */
export function soFar(lines: readonly GameEvent[], seat: number): SoFar {
  const change = new Map<Resource, number>();
  const add = (kind: Resource, count: number) => change.set(kind, (change.get(kind) ?? 0) + count);
  const found: SoFar = { change: [], points: 0, cards: 0, artifacts: 0 };
  for (const { kind, numbers } of lines) {
    const [who = 0, what = 0, count = 0] = numbers;
    if (who !== seat) continue;
    if (kind === 'gain') add(resourceAt(what), count);
    if (kind === 'return') add(resourceAt(what), -count);
    if (kind === 'steal') add(resourceAt(count), 1);
    if (kind === 'points') found.points += what;
    if (kind === 'forge') found.artifacts += 1;
    if (CARDS.includes(kind)) found.cards += 1;
  }
  found.change = [...change].filter(([, count]) => count !== 0);
  return found;
}
