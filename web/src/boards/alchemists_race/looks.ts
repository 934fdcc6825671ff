/** How resources and potions look. */
import type { Token } from '$lib/tokens';
import { capital } from '$lib/words';

export interface Look {
  icon: string;
  fill: string;
  ink: string;
  rim: string;
}

const look = (icon: string, tone: string, rim: string): Look => ({
  icon,
  fill: `var(--${tone})`,
  ink: `var(--${tone}-on)`,
  rim,
});

const RESOURCES: Record<string, Look> = {
  flower: look('flower', 'flower', '#8f2f54'),
  grass: look('grass', 'grass', '#3f6216'),
  honey: look('honey', 'honey', '#8d5c00'),
  mushroom: look('mushroom', 'mushroom', '#5f2211'),
  wood: look('wood', 'timber', '#432a14'),
  black_rock: look('black-rock', 'rock', '#0f1316'),
  purple_crystal: look('purple-crystal', 'crystal', '#4c2478'),
  purple_rock: look('purple-rock', 'crystal', '#4c2478'),
};

const PLAIN: Look = { icon: 'plateau', fill: '#e9e3cf', ink: '#57564f', rim: '#8a846c' };

/** The enamel of a resource; a plain space has none. */
export const lookOf = (resource: string | null): Look => RESOURCES[resource ?? ''] ?? PLAIN;

/** The bottle of a potion. */
export const bottle = (potion: string): string => `potion-${potion}`;

/** Names without the colour word, short enough to stand under a disc. */
export const shortName = (name: string): string => name.replace('Purple Crystal', 'Crystal');

/** `purple_crystal` as a word: Purple Crystal. */
export const resourceName = (word: string): string => word.split('_').map(capital).join(' ');

const RESOURCE_TOKENS: Token[] = Object.entries(RESOURCES).map(([word, { icon, fill, ink }]) => ({
  word: resourceName(word),
  icon,
  fill,
  ink,
}));

/** A number is a die where it is rolled, kept or thrown again. */
const FACES: Token[] = ['1', '2', '3', '4', '5', '6'].map((word) => ({
  word,
  after: 'rolls?|Reroll:|becomes|Keep the',
  icon: `die-${word}`,
  fill: 'none',
  ink: 'inherit',
  isWhole: true,
}));

/** Resources and faces of the die as sentences name them. */
export const tokens: Token[] = [...RESOURCE_TOKENS, ...FACES];
