/** The card a picture is shared on: the board, and beside it where the game stands. */
import { crest } from '$lib/seats';
import type { Tag } from './markup';

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 24;
const BOARD = { width: 790, height: HEIGHT - 2 * EDGE };
const COLUMN = { x: EDGE + BOARD.width + 26, width: WIDTH - 3 * EDGE - BOARD.width - 2 };

export interface Words {
  title: string;
  /** "Move 134 of 210" */
  where: string;
  /** What just happened, in a sentence. */
  told: string;
  people: { name: string; score: string }[];
}

const TITLE = 'font-family: var(--font-title); font-weight: 700';

const safe = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const tag = (
  name: string,
  attributes: Record<string, string | number>,
  ...children: (Tag | string)[]
): Tag => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, `${value}`]),
  ),
  children,
});

/** A sentence in lines of at most so many letters, the last one cut. */
export function lines(text: string, letters: number, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = found[found.length - 1];
    if (last !== undefined && last.length + word.length < letters)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length > most) found[most - 1] += ' …';
  return found.slice(0, most);
}

/** A name that fits, cut where it must be. */
export const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;

function written(
  text: string,
  x: number,
  y: number,
  size: number,
  look: Record<string, string | number> = {},
): Tag {
  return tag('text', { x, y, 'font-size': size, fill: 'var(--ink)', ...look }, safe(text));
}

function person(name: string, score: string, seat: number, y: number): Tag {
  const { x, width } = COLUMN;
  return tag(
    'g',
    {},
    tag('circle', { cx: x + 16, cy: y - 9, r: 16, fill: `var(--seat-${seat + 1}-fill)` }),
    tag(
      'g',
      { transform: `translate(${x + 16} ${y - 9})`, color: '#fff' },
      tag('use', { href: `#${crest(seat)}`, x: -9, y: -9, width: 18, height: 18 }),
    ),
    written(cut(name, 20), x + 44, y, 25, { 'font-weight': 600 }),
    written(score, x + width, y, 27, { 'font-weight': 700, 'text-anchor': 'end' }),
  );
}

/** The whole card, still in the tones of its game. */
export function cardOf(board: Tag, words: Words): Tag {
  const { x } = COLUMN;
  const told = lines(words.told, 33, 4);
  const drawn: Tag = {
    ...board,
    attributes: {
      ...board.attributes,
      x: `${EDGE}`,
      y: `${EDGE}`,
      width: `${BOARD.width}`,
      height: `${BOARD.height}`,
    },
  };
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    },
    tag('rect', { width: WIDTH, height: HEIGHT, fill: 'var(--cloth)' }),
    drawn,
    written(words.title, x, 66, 36, { style: TITLE }),
    written(words.where, x, 102, 23, { fill: 'var(--ink-2)' }),
    ...words.people.map(({ name, score }, seat) => person(name, score, seat, 158 + seat * 44)),
    ...told.map((line, place) =>
      written(line, x, HEIGHT - 138 + 30 * place - 30 * Math.max(0, told.length - 3), 23, {
        fill: 'var(--ink-2)',
      }),
    ),
    tag(
      'g',
      { transform: `translate(${x} ${HEIGHT - 34})`, color: 'var(--accent)' },
      tag('use', { href: '#logo', y: -19, width: 24, height: 24 }),
      written('Hexmoot', 34, 0, 23, { style: TITLE }),
    ),
  );
}
