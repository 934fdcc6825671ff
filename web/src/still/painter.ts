/** Draws a position as plain SVG without a browser; built into one script that any engine runs. */
import type { AnyView } from '$lib/board';
import { called } from '$lib/people';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import icons from '../assets/icons.svg?raw';
import components from '../styles/components.css?raw';
import tokens from '../styles/tokens.css?raw';
import { cardOf, type Words } from './card';
import { flattened, type Tones } from './flatten';
import { outermost, parsed, written, type Tag } from './markup';
import { rulesIn, sheetOf, styleOf } from './sheet';
import StillRoot from './StillRoot.svelte';

interface StillModule {
  default: Component;
  /** Tones that depend on who plays. */
  tones?: (view: AnyView) => Tones;
}

/** What is to be drawn: the position as a spectator sees it, and the words beside it. */
export interface Wish extends Words {
  game: string;
  view: AnyView;
}

const stills = import.meta.glob<StillModule>('../boards/*/Still.svelte', { eager: true });
const pictures = import.meta.glob<{ default: Component }>('../boards/*/Picture.svelte', {
  eager: true,
});
const PLAIN = '../boards/generic/Picture.svelte';
const ROOT: Tag = { name: 'html', attributes: { 'data-root': '' }, children: [] };
const SHARED = rulesIn(components);
const ROOMS = sheetOf(rulesIn(tokens));
const SYMBOLS = new Map(
  outermost(parsed(icons), 'symbol').map((symbol) => [symbol.attributes.id ?? '', symbol]),
);

function tonesOf(game: string): Tones {
  const room: Tag = { name: 'div', attributes: { 'data-game': game }, children: [] };
  const said = [...styleOf(ROOMS, ROOT, []), ...styleOf(ROOMS, room, [ROOT])];
  return Object.fromEntries(said.filter(([name]) => name.startsWith('--')));
}

/** A position on its card, as SVG that needs nothing else; a game without a still by its picture. */
export function draw(wish: Wish): string {
  const { game, view } = wish;
  const still = stills[`../boards/${game}/Still.svelte`];
  const Still = (still ?? pictures[`../boards/${game}/Picture.svelte`] ?? pictures[PLAIN]!).default;
  const people = wish.people.map(({ name }) => name);
  const { head, body } = render(StillRoot, { props: { Still, view, people } });
  const own = outermost(parsed(head), 'style').map((tag) => tag.children.map(written).join(''));
  const sheet = sheetOf([...SHARED, ...own.flatMap(rulesIn)]);
  const tones = { ...tonesOf(game), ...still?.tones?.(view) };
  const [board] = outermost(parsed(body), 'svg');
  if (!board) throw new Error(`nothing is drawn for ${game}`);
  const told = called(wish.told, view.names, people, still !== undefined);
  return written(flattened(cardOf(board, { ...wish, told }), { sheet, symbols: SYMBOLS }, tones)!);
}
