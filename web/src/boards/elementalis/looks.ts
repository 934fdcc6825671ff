/** How symbols, Mana, dice, cards and spells look. */
import type { Token } from '$lib/tokens';
import type { Sign, SpellLine } from './table';

export interface Look {
  name: string;
  icon: string;
  fill: string;
  ink: string;
  rim: string;
}

const look = (name: string): Look => {
  const tone = name.toLowerCase();
  return {
    name,
    icon: `el-${tone}`,
    fill: `var(--${tone})`,
    ink: `var(--${tone}-on)`,
    rim: `var(--${tone}-deep)`,
  };
};

export const SIGNS: Record<Sign, Look> = {
  f: look('Fire'),
  w: look('Water'),
  e: look('Earth'),
  a: look('Air'),
  x: look('Ether'),
  s: look('Sun'),
  m: look('Moon'),
};
/** Mana that a Tornado has blown the colour out of. */
export const COLOURLESS: Look = {
  name: 'Colourless',
  icon: 'mana',
  fill: '#c3ccce',
  ink: '#3c474c',
  rim: '#8b979c',
};

/** The look of a colour of Mana or of a symbol, by its letter. */
export const lookOf = (word: string): Look =>
  word === 'c' ? COLOURLESS : (SIGNS[word.toLowerCase().charAt(0) as Sign] ?? COLOURLESS);

export const COLOURS = ['f', 'w', 'e', 'a'] as const;
export const CATEGORIES = [...COLOURS, 'c'] as const;

/** Bodies of the five dice: face, wall, bevel. */
export const BODIES: Record<string, { fill: string; wall: string; edge: string }> = {
  red: { fill: '#b9382a', wall: '#8a2217', edge: '#d9604c' },
  blue: { fill: '#2a66b5', wall: '#174479', edge: '#5a8fd6' },
  green: { fill: '#3b7a3d', wall: '#225026', edge: '#66a466' },
  white: { fill: '#e9edef', wall: '#a9b5bc', edge: '#ffffff' },
  yellow: { fill: '#e2aa2a', wall: '#a47308', edge: '#f6cf6b' },
};

export interface Spell {
  key: string;
  school: Sign;
  level: number;
}

const spell = (key: string, school: Sign, level: number): Spell => ({ key, school, level });

export const SPELLS: Record<string, Spell> = {
  'Mirror Pool': spell('mirror', 'w', 1),
  'Ether Leak': spell('leak', 'w', 2),
  'Counter Spell': spell('counter', 'w', 3),
  Char: spell('char', 'f', 1),
  Burn: spell('burn', 'f', 2),
  Incinerate: spell('incinerate', 'f', 3),
  Petrify: spell('petrify', 'e', 1),
  Tremor: spell('tremor', 'e', 2),
  'Earth Link': spell('link', 'e', 3),
  Breeze: spell('breeze', 'a', 1),
  Gust: spell('gust', 'a', 2),
  Tornado: spell('tornado', 'a', 3),
  Insight: spell('insight', 'm', 1),
  Strength: spell('strength', 'm', 2),
  Fortitude: spell('fortitude', 'm', 3),
};

/** Spells in the order their events count them. */
export const SPELL_NAMES = Object.keys(SPELLS);

/** The spell a key means: `char`. */
export const spellOf = (key: string): string =>
  SPELL_NAMES.find((name) => SPELLS[name]!.key === key) ?? '';

/** The spells printed on each Major, by its letter; Ether and Sun have lines of their own. */
export function printed(card: Sign): string[] {
  if (card === 'x') return ['Ether Word', 'Ether Verse', 'Ether Hymn'];
  if (card === 's') return ['Dawn', 'Noon', 'Dusk'];
  return SPELL_NAMES.filter((name) => SPELLS[name]!.school === card);
}

/** The glossary entry of a spell line. */
export function lineTip(line: SpellLine): string {
  if (line.name.startsWith('Ether ') && line.name !== 'Ether Leak') return 'line:ether';
  if (['Dawn', 'Noon', 'Dusk'].includes(line.name) && line.spells.length === 0) return 'line:sun';
  return `spell:${SPELLS[line.spells[0] ?? '']?.key ?? ''}`;
}

/** What pays for a line: its school, or the line's card where it holds many spells. */
export function lineSign(line: SpellLine): Sign {
  if (line.spells.length > 1) return 'x';
  return SPELLS[line.spells[0] ?? '']?.school ?? 's';
}

/** A number with one decimal where it needs one, and a true minus sign. */
export function short(value: number): string {
  const text = Math.abs(value).toFixed(1).replace(/\.0$/, '');
  return value < 0 && text !== '0' ? `−${text}` : text;
}

/** A change: `+3`, `−2`, `0`. */
export const change = (value: number): string => (value > 0 ? `+${short(value)}` : short(value));

/** Spells and mages whose name begins with a symbol: an Ether Leak, an Earth Link, a Fire Purist. */
const NAMED = 'Leak|Link|Word|Verse|Hymn|Purist|Harmonist|Elementalist';

/** Symbols as sentences name them; a double shows twice. */
export const tokens: Token[] = Object.values(SIGNS).flatMap(({ name, icon, fill, ink }) => [
  { word: name, icon, fill, ink, unless: NAMED },
  { word: `double ${name}`, icon, fill, ink, times: 2 },
]);

/** Parts of the score are Mana of the elements, in their colours. */
export const shade = (part: string): string => lookOf(part === 'colourless' ? 'c' : part).fill;
