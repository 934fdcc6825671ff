/** How gems, artifacts, stones and cards look, and the numbers by which events call them. */
import type { Token } from '$lib/tokens';
import { COLOURS, RESOURCES, type CardInfo, type Colour, type Resource } from './table';

export interface Look {
  icon: string;
  color: string;
  light?: string;
  dark?: string;
  /** For flying tokens: the disc and what is on it. */
  fill: string;
  ink: string;
  word: string;
}

const gem = (icon: string, tone: string, word: string): Look => ({
  icon: `gem-${icon}`,
  color: `var(--g${tone})`,
  fill: `var(--g${tone}-on)`,
  ink: `var(--g${tone})`,
  word,
});

export const GEMS: Record<Resource, Look> = {
  blue: gem('blue', 'b', 'blue gem'),
  yellow: { ...gem('yellow', 'y', 'yellow gem'), fill: '#fff6d6' },
  green: gem('green', 'g', 'green gem'),
  red: gem('red', 'r', 'red gem'),
  white: { ...gem('wild', 'w', 'wild gem'), light: '#b49be0', dark: '#5a3585', fill: '#5a3585' },
  ore: {
    icon: 'ore',
    color: '#5d5766',
    light: '#f0b35a',
    fill: '#f3eee2',
    ink: '#5d5766',
    word: 'ore',
  },
};

/** The icon of an artifact. */
export const artifactIcon = (colour: Colour): string =>
  `artifact-${colour === 'white' ? 'wild' : colour}`;

/** "2 blue gems", "1 ore". */
export const amount = (kind: Resource, count: number): string =>
  `${count} ${GEMS[kind].word}${count === 1 || kind === 'ore' ? '' : 's'}`;

export interface StoneLook {
  icon: string;
  short: string;
}

export const STONES: Record<string, StoneLook> = {
  'ST-MP': { icon: 'rune-mp', short: 'Magic +2' },
  'ST-HAND': { icon: 'rune-hand', short: 'Hand of 6' },
  'ST-EXCH': { icon: 'rune-exch', short: 'Exchange' },
  'ST-WILD': { icon: 'rune-wild', short: 'Wild gem' },
  'ST-PLUS': { icon: 'rune-plus', short: 'Plus' },
  'ST-DDIE': { icon: 'rune-ddie', short: 'Double die' },
  'ST-XPP': { icon: 'rune-xpp', short: 'Point +1' },
  'ST-UTIL3': { icon: 'rune-util3', short: 'Utilize 3' },
};
export const STONE_IDS = Object.keys(STONES);

export interface ToadstoolLook {
  icon: string;
  short: string;
  when: string;
}

export const TOADSTOOLS: Record<string, ToadstoolLook> = {
  'TS-U': { icon: 'rune', short: 'Use stone', when: 'in your turn' },
  'TS-N': { icon: 'card', short: 'No discard', when: 'after Utilize' },
  'TS-C': { icon: 'ui-copy', short: 'Copy effect', when: 'after Utilize, or when others forge' },
  'TS-W': { icon: 'gem-wild', short: 'Wilds', when: 'in your turn' },
  'TS-F': { icon: 'anvil', short: 'For free', when: 'while buying' },
};
export const TOADSTOOL_IDS = Object.keys(TOADSTOOLS);

export const DIE_IDS = ['GEM_C', 'WILD', 'ORE', 'CARD_C', 'ANY_CARD', 'ANY_GEM', 'PP1', 'PP2'];
export const WISP_IDS = 'BYGRSODPH'.split('').map((letter) => `WT-${letter}`);
export const SMITHY_IDS = ['s1', 's2', 's3', 's4', 's5', 'sW'];
export const ROW_NAMES = ['A', 'B'];

/** Cards, colours and kinds as events number them. */
export const cardNumber = (index: number): number => (index < 84 ? index + 11 : index + 16);
export const colourAt = (index: number): Colour => COLOURS[index] ?? 'white';
export const resourceAt = (index: number): Resource => RESOURCES[index] ?? 'ore';

export type Family = 'nixie' | 'pixie' | 'faun' | 'goblin' | 'dragon' | 'banshee' | 'druid';

const FAMILIES: Record<Colour, Family> = {
  blue: 'nixie',
  yellow: 'pixie',
  green: 'faun',
  red: 'goblin',
  white: 'dragon',
};

/** Which kind of creature a card shows. */
export function familyOf({ number, colour }: Pick<CardInfo, 'number' | 'colour'>): Family {
  if (number >= 100) return 'druid';
  return number >= 79 ? 'banshee' : FAMILIES[colour];
}

export interface Scene {
  sky: string;
  deep: string;
  glow: string;
}

const SCENES: Record<Colour, Scene> = {
  blue: { sky: '#1d4f91', deep: '#123563', glow: '#3f83cf' },
  yellow: { sky: '#b07f10', deep: '#6f4e00', glow: '#e9c24f' },
  green: { sky: '#25673a', deep: '#164425', glow: '#37894a' },
  red: { sky: '#9b2b26', deep: '#681713', glow: '#d25a45' },
  white: { sky: '#5b5470', deep: '#3a3350', glow: '#8d82a8' },
};
const DRUID: Scene = { sky: '#5d6470', deep: '#3c424c', glow: '#7d8592' };

/** The tones of a card's picture. */
export const sceneOf = (card: Pick<CardInfo, 'number' | 'colour'>): Scene =>
  card.number >= 100 ? DRUID : SCENES[card.colour];

/** "2 green magic", "1 rainbow magic". */
export function magicWords({ magic, magic_colours: fits }: CardInfo): string {
  const kind = fits.length === 4 ? 'rainbow' : fits.join(' or ');
  return `${magic} ${kind} magic`;
}

/** Gems and ore as sentences name them. */
export const tokens: Token[] = Object.values(GEMS).map(({ word, icon, fill, ink }) => ({
  word,
  icon,
  fill,
  ink,
}));
