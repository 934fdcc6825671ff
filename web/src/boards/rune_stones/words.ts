/** The bar's words: shorter answers, what they cost and give, the question in other words. */
import type { Answer, TableModel } from '$lib/table.svelte';
import { textOf, type Tip } from '$lib/view';
import { hintOf, sureWords, wholeWords } from './hints';
import { GEMS, STONES, artifactIcon, magicWords } from './looks';
import type { AnswerHint, CardInfo, Colour, RuneTable, RuneView } from './table';

const wordsOf = (answer: Answer, view: RuneView): string[] =>
  textOf(view, answer.actions[0]).split(' ');

const ICONS: Record<string, string> = {
  summon: 'fam-nixie',
  utilize: 'card',
  forge: 'anvil',
  pass: 'ui-right',
  card: 'card',
  use: 'card',
  familiar: 'familiar',
  slot: 'card',
  'free-slot': 'toadstool',
  tile: 'wisp',
  yes: 'toadstool',
  wilds: 'toadstool',
  row: 'artifact',
  place: 'artifact-wild',
  'smith-wild': 'artifact-wild',
  'gem-for-ore': 'rune-exch',
  'ore-for-gem': 'rune-exch',
  'set-wild': 'rune-wild',
};

/** The picture of an answer. */
export function icon(answer: Answer, view: RuneView): string {
  const [verb = '', what = ''] = wordsOf(answer, view);
  if (verb === 'colour') return GEMS[what as Colour].icon;
  if (verb === 'stone' || verb === 'borrow') return STONES[answer.target]?.icon ?? 'rune';
  if (verb === 'smith') {
    const artifact = view.table.smithies[Number(what) - 1]?.artifact;
    return artifact ? artifactIcon(artifact) : 'anvil';
  }
  return ICONS[verb] ?? '';
}

const MINOR = ['gem-for-ore', 'ore-for-gem', 'set-wild', 'borrow'];

const ON_BOARD = ['take_card', 'place_wild', 'stone_pick', 'raise_pick'];

/** Free plays stand behind the question itself; so do answers that are all things on the board. */
export function isMinor(answer: Answer, view: RuneView): boolean {
  if (ON_BOARD.includes(view.decision?.kind ?? '')) return answer.target !== 'done';
  return MINOR.includes(wordsOf(answer, view)[0] ?? '');
}

/** A card to play or pay with, where a set is picked: its number and name are enough. */
const FREE = /^Take (.*) with For free$/;
const PIECE = /^(?:Play|Buy) (.*?)(?: for \d+(?: magic)?)?$/;

type Shortener = (head: string, words: string[]) => string;

const SHORT: Record<string, Shortener> = {
  use: (head) => head,
  tile: (head) => head,
  familiar: (head) => `${head.replace('Give up ', '')} for a familiar step`,
  smith: (_, [, what, how]) => `Smithy ${what}: ${how === 'free' ? 'for free' : how}`,
  'smith-wild': (_, [, what]) => `Wild smithy: ${what}`,
  slot: (head) => head.replace(/^Take (.*?) (to|into) .*$/, '$1'),
  row: (head) => head.replace(/ \(.*| for \d.*/, ''),
  place: (head) => head.replace(/ \(.*/, ''),
};

/** Fewer words where the line below says the rest. */
export function label(answer: Answer, view: RuneView): string {
  const piece = PIECE.exec(answer.label)?.[1];
  if (piece) return piece;
  const free = FREE.exec(answer.label)?.[1];
  if (free) return `${free} for free`;
  const words = wordsOf(answer, view);
  return SHORT[words[0] ?? '']?.(answer.label.split(': ')[0] ?? '', words) ?? '';
}

type Teller = (answer: Answer, view: RuneView, hint: AnswerHint) => string;

const behind = (answer: Answer): string => answer.label.split(': ')[1] ?? '';
const sure: Teller = (_, __, hint) => sureWords(hint);
const orText: Teller = (answer, _, hint) =>
  (hint.then.length === 0 && sureWords(hint)) || behind(answer);
const forging: Teller = (answer, _, hint) =>
  answer.label.endsWith('toadstool') ? 'a toadstool instead' : wholeWords(hint);

const row: Teller = (answer, _, hint) => {
  const then = /\((?:row )?then (.*)\)/.exec(answer.label)?.[1];
  return then ? `then ${then}` : sureWords(hint);
};

const price: Teller = (answer, view, { magic, pool }) => {
  if (view.decision?.kind !== 'summon_buy') return /(to|into) .*$/.exec(answer.label)?.[0] ?? '';
  return `${-magic} magic, leaves ${pool}`;
};

const TELLERS: Record<string, Teller> = {
  use: orText,
  tile: orText,
  smith: forging,
  'smith-wild': forging,
  row,
  place: row,
  side: sure,
  // Of a set it says how many there are to choose from, whatever goes first.
  colour: (answer, view, hint) =>
    view.decision?.kind === 'pay_gem' ? '' : sure(answer, view, hint),
  familiar: (answer) => behind(answer).replace('familiar to space', 'to space'),
  slot: price,
  'free-slot': () => 'with your toadstool',
};

/** What an answer costs and gives. */
export function gives(answer: Answer, view: RuneView): string {
  const [verb = ''] = wordsOf(answer, view);
  const hint = hintOf(view, answer.actions[0]);
  return hint ? (TELLERS[verb]?.(answer, view, hint) ?? '') : '';
}

/** The one answer there is. */
export const isMain = (_: Answer, view: RuneView): boolean => view.choices.length === 1;

/** Are gems among the answers? */
const handsInGems = ({ choices }: RuneView): boolean =>
  choices.some(({ text }) => text.startsWith('colour '));

/** A whole set is asked for at once. */
export function ask(view: RuneView, isSet: boolean): string {
  const { kind, picks } = view.decision ?? { kind: '', picks: 0 };
  if (kind === 'turn_action') return 'Summon, utilize or forge?';
  if (!isSet) return '';
  const questions: Record<string, string> = {
    summon_card: handsInGems(view)
      ? 'Which cards do you play, which gems do you hand in for magic?'
      : 'Which cards do you play for their magic?',
    summon_buy: 'Which creatures do you buy?',
    util_card: 'Play which two cards? The higher number is lost.',
    pay_gem: `Which ${picks} gems do you pay?`,
  };
  return questions[kind] ?? '';
}

const HINTS: Record<string, string> = {
  turn_action: 'Rows can be traded in afterwards.',
  summon_card: 'All cards must share one colour of magic; rainbow fits each.',
  summon_buy: 'Prices stand below the cards; unspent magic is lost.',
  util_next: 'Click a card in play to use it.',
  or_second: 'Your Plus stone lets you use both sides.',
  swap_gem: 'The gem goes back to the supply first; wild is allowed.',
  pick_gem: 'Click a heap on the mountain.',
  raise_pick: 'It goes to your discard pile.',
  wisp_pick: 'Its effect comes at once; the tile is replaced.',
  copy_own: 'It costs you one Copy effect.',
  no_discard: 'With the toadstool every card goes to your discard pile.',
  forge_pick: 'Gems bring the smithy’s bonus, ore does not. Up to two artifacts, at two smithies.',
  place_wild: 'A wild artifact counts as any colour; its own slot takes nothing else.',
  copy_response: 'You would get the same.',
  stone_pick: 'Its power begins at once and lasts all game.',
};

/** Lines that depend on what the game is played with. */
const TOLD: Record<string, (view: RuneView) => string> = {
  util_card: ({ table }) => table.hints?.third_card ?? '',
  place_row: ({ table }) =>
    `A fuller row is worth more: ${table.row_points.slice(2).join(', ')} points.`,
  exchange_row: ({ table }) =>
    `The row leaves, you score and take a rune stone, up to ${table.stone_limit}.`,
};

/** One line under the question. */
export function why(view: RuneView): string {
  const kind = view.decision?.kind ?? '';
  return TOLD[kind]?.(view) ?? HINTS[kind] ?? '';
}

export function where(view: RuneView): { now: string; more: string } {
  const { round, last_round, night, forest } = view.table;
  const now = last_round ? `Last round (${round})` : `Round ${round}`;
  const parts = [night ? 'Nocturnal Creatures' : '', forest ? 'Enchanted Forest' : '', phase(view)];
  return { now, more: parts.filter(Boolean).join(' · ') };
}

export function seatLine(view: RuneView, seat: number): string {
  const { name, to_target, familiar, familiar_rank } = view.table.seats[seat]!;
  const walk = familiar ? `familiar ${familiar}, rank ${familiar_rank}` : '';
  return [name, to_target > 0 ? `${to_target} to go` : 'at the throne', walk]
    .filter(Boolean)
    .join(' · ');
}

/** What the score runs to. */
export const goal = ({ table }: RuneView) => ({ points: table.target, noun: '' });

export interface MainAction {
  target: string;
  name: string;
  icon: string;
  /** What one has for it, or why it is closed. */
  note: string;
}

/** The three main actions as buttons. */
export function mainActions(view: RuneView): MainAction[] {
  const notes = view.table.hints?.main_actions;
  return [
    { target: 'main:summon', name: 'Summon', icon: 'fam-nixie', note: notes?.summon ?? '' },
    { target: 'main:utilize', name: 'Utilize', icon: 'card', note: notes?.utilize ?? '' },
    { target: 'main:forge', name: 'Forge', icon: 'anvil', note: notes?.forge ?? '' },
  ];
}

const PHASES: Record<string, string> = {
  turn_action: 'choosing',
  summon_card: 'Summon',
  summon_buy: 'Summon',
  util_card: 'Utilize',
  util_next: 'Utilize',
  copy_own: 'Utilize',
  no_discard: 'Utilize',
  forge_pick: 'Forge',
  place_row: 'Forge',
  place_wild: 'Forge',
  pay_gem: 'Forge',
  exchange_row: 'exchange',
  stone_pick: 'exchange',
  stone_discard: 'exchange',
};

/** The part of the turn: Summon, Utilize, Forge, exchange. */
export function phase(view: RuneView): string {
  const known = PHASES[view.decision?.kind ?? ''];
  if (known) return known;
  const { turn, smithies } = view.table;
  if (turn.played.length > 0) return 'Utilize';
  return smithies.some((smithy) => smithy.forged) ? 'Forge' : '';
}

/** What a card says, wherever it lies. */
export function cardTip(table: TableModel<RuneTable>, card: CardInfo): Tip {
  return {
    name: `${card.number} ${card.name}`,
    text: `${magicWords(card)}. ${card.text}`,
    rule: table.glossary[card.id]?.rule ?? 'RS-51',
  };
}
