/** The bar's words: shorter answers, what they cost and give, the question in other words. */
import type { Answer } from '$lib/table.svelte';
import { GEMS, STONES, artifactIcon } from './looks';
import { changeWords, outlook, reached, type Outlook } from './outlook';
import { ownSeat, textOf, type Colour, type RuneView } from './table';

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

/** Points in words: where they lead, which wisps they call. */
function pointWords(view: RuneView, points: number): string {
  const { score, wisps, isLast } = reached(view, ownSeat(view), points);
  const wisp =
    wisps.length > 0 ? `, calls ${wisps.length === 1 ? 'a wisp' : `${wisps.length} wisps`}` : '';
  return `now ${score}${wisp}${isLast ? ', last round' : ''}`;
}

function sure(view: RuneView, found: Outlook): string {
  const words = changeWords(found);
  return found.points > 0 ? `${words} (${pointWords(view, found.points)})` : words;
}

type Teller = (answer: Answer, view: RuneView, found: string, isWhole: boolean) => string;

const behind = (answer: Answer): string => answer.label.split(': ')[1] ?? '';
const found: Teller = (_, __, sureWords) => sureWords;
const orText: Teller = (answer, _, sureWords, isWhole) =>
  isWhole && sureWords ? sureWords : behind(answer);
const forging: Teller = (answer, _, sureWords, isWhole) => {
  if (answer.label.endsWith('toadstool')) return 'a toadstool instead';
  if (!sureWords) return 'choose the gems next';
  return isWhole || answer.label.endsWith('ore') ? sureWords : `${sureWords}, then the die`;
};

const row: Teller = (answer, _, sureWords) => {
  const then = /\((?:row )?then (.*)\)/.exec(answer.label)?.[1];
  return then ? `then ${then}` : sureWords;
};

const TELLERS: Record<string, Teller> = {
  use: orText,
  tile: orText,
  smith: forging,
  'smith-wild': forging,
  row,
  place: row,
  side: found,
  colour: found,
  familiar: (answer) => behind(answer).replace('familiar to space', 'to space'),
  slot: (answer, view) => price(answer, view),
  'free-slot': () => 'with your toadstool',
};

/** What an answer costs and gives. */
export function gives(answer: Answer, view: RuneView): string {
  const [verb = ''] = wordsOf(answer, view);
  const all = outlook(view, answer.actions[0], answer.target);
  return TELLERS[verb]?.(answer, view, sure(view, all), all.isWhole) ?? '';
}

function price(answer: Answer, view: RuneView): string {
  const slot = view.table.display.find((one) => one.id === answer.target);
  if (!slot || view.decision?.kind !== 'summon_buy')
    return /(to|into) .*$/.exec(answer.label)?.[0] ?? '';
  return `${slot.price} magic, leaves ${view.table.turn.pool - slot.price}`;
}

/** The one answer there is. */
export const isMain = (_: Answer, view: RuneView): boolean => view.choices.length === 1;

/** A whole set is asked for at once. */
export function ask(view: RuneView): string {
  const { kind, picks } = view.decision ?? { kind: '', picks: 0 };
  if (kind === 'turn_action') return 'Summon, utilize or forge?';
  if (picks < 2) return '';
  const questions: Record<string, string> = {
    summon_card: 'Which cards do you play for their magic?',
    summon_buy: `Which creatures do you buy? You have ${view.table.turn.pool} magic.`,
    util_card: 'Which two cards do you play? The higher number will be lost.',
    pay_gem: `Which ${picks} gems do you pay?`,
  };
  return questions[kind] ?? '';
}

const HINTS: Record<string, string> = {
  turn_action: 'Rows can be traded in afterwards.',
  summon_card: 'All cards must share one colour of magic; rainbow fits each.',
  summon_buy: 'Prices stand below the cards; unspent magic is lost.',
  util_card: 'With a third card the lowest number is lost instead of the highest.',
  util_next: 'Click a card in play to use it.',
  or_second: 'Your Plus stone lets you use both sides.',
  swap_gem: 'The gem goes back to the supply first; white is allowed.',
  pick_gem: 'Click a heap on the mountain.',
  raise_pick: 'It goes to your discard pile.',
  wisp_pick: 'Its effect comes at once; the tile is replaced.',
  copy_own: 'It costs you one Copy effect.',
  no_discard: 'With the toadstool every card goes to your discard pile.',
  forge_pick: 'Gems bring the smithy’s bonus, ore does not. Up to two artifacts, at two smithies.',
  place_row: 'A fuller row is worth more: 3, 6, 10, 15 points.',
  place_wild: 'A wild artifact counts as any colour; its own slot takes nothing else.',
  copy_response: 'You would get the same.',
  exchange_row: 'The row leaves, you score and take a rune stone, up to four.',
  stone_pick: 'Its power begins at once and lasts all game.',
};

/** One line under the question. */
export const why = (view: RuneView): string => HINTS[view.decision?.kind ?? ''] ?? '';
