/** How mushrooms, goods, decks, potions and levels look. */
import type { Token } from '$lib/tokens';
import type { Bonus, DeckKey, Element, Good, LandKind } from './table';

export interface Look {
  icon: string;
  fill: string;
  ink: string;
  rim: string;
  name: string;
}

const enamel = (icon: string, tone: string, name: string): Look => ({
  icon,
  fill: `var(--${tone})`,
  ink: `var(--${tone}-on)`,
  rim: `var(--${tone}-deep)`,
  name,
});

export const ELEMENTS: Record<Element, Look> = {
  flame: enamel('el-fire', 'fire', 'flame'),
  stone: enamel('el-stone', 'stone', 'stone'),
  water: enamel('el-water', 'water', 'water'),
  thunder: enamel('el-thunder', 'thunder', 'thunder'),
  moon: enamel('el-moon', 'moon', 'moon'),
};

export const BONUSES: Record<Bonus, Look> = {
  flame: { ...enamel('servant-flame', 'fire', 'flame servant'), rim: '#7d1f10' },
  stone: { ...enamel('servant-stone', 'stone', 'stone servant'), fill: '#565e62' },
  mana: { icon: 'mana', fill: '#d8a718', ink: '#352700', rim: '#8f6b00', name: 'mana' },
  drop: { icon: 'drop', fill: '#2f74b5', ink: '#ffffff', rim: '#1c4d7d', name: 'drop' },
  flask: { icon: 'flask', fill: '#dfe9ec', ink: '#2c5561', rim: '#7f9aa2', name: 'flask' },
  die: { icon: 'die', fill: '#5b4a3a', ink: '#f6ecdc', rim: '#33281e', name: 'war die' },
  scroll: enamel('scroll', 'bone', 'scroll'),
  influence: { icon: 'pp', fill: '#874100', ink: '#fff8f0', rim: '#512700', name: 'influence' },
};

/** The picture of what an element yields when it is summoned. */
export const YIELDS: Record<string, Good> = {
  flame: 'flame',
  stone: 'stone',
  water: 'drop',
  thunder: 'mana',
};

/** Cap outlines: cone, slab, dripping, jagged, dome; the cap's foot is at the origin. */
export const CAPS: Record<Element, string> = {
  flame: 'M-31 1C-29-9-12-14 0-31 12-14 29-9 31 1 20 6-20 6-31 1z',
  stone: 'M-31 1-27-13-11-24 12-24 28-12 31 1 18 6-18 6z',
  water:
    'M-31 0C-31-17-17-27 0-27S31-17 31 0c-3 6-9 6-12 1-4 6-9 6-13 0-4 5-8 5-12 0-4 6-9 6-13 0-3 5-9 5-12-1z',
  thunder: 'M-31 1C-29-16-16-27 0-27S29-16 31 1l-9 6-5-6-9 7-8-7-8 7-9-7-5 6z',
  moon: 'M-31 1C-31-17-17-28 0-28S31-17 31 1C18 6-18 6-31 1z',
};

export const DECKS: Record<DeckKey, { icon: string; name: string }> = {
  summoning: { icon: 'scroll-summon', name: 'Summoning' },
  servant: { icon: 'scroll-servant', name: 'Servant' },
  gu: { icon: 'scroll-gu', name: 'GU' },
  war: { icon: 'scroll-war', name: 'War' },
};

const TINTS: Partial<Record<Good, string>> = {
  flame: 'var(--tile-flame)',
  stone: 'var(--tile-stone)',
  mana: 'var(--tile-mana)',
  drop: 'var(--tile-drop)',
};

/** The colour of a land: ground by what lies or lay there. */
export function tint(kind: LandKind, resource: Good | null): string {
  if (kind === 'plateau') return 'var(--tile-plateau)';
  if (kind === 'shrine') return 'var(--tile-shrine)';
  return (resource && TINTS[resource]) ?? 'var(--moss-2)';
}

export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V'];

/** A potion's sentence taken apart: what it does, and what it does where its element is mastered. */
export function potionWords(sentence: string): { base: string; master: string } {
  const [base = '', master = ''] = sentence.split(/\s*Mastered: /);
  return { base, master };
}

type Tones = readonly [text: string, fill: string];

const SEAT_TONES: Record<string, Tones> = {
  green: ['light-dark(#27682f, #88d491)', '#2f8a3f'],
  orange: ['light-dark(#94400a, #ffae72)', '#d0681c'],
  purple: ['light-dark(#65399a, #caa9fa)', '#8250c0'],
  blue: ['light-dark(#1b589f, #8bbfff)', '#2a6fc4'],
};

/** Sorcerers have colours of their own: the tones of each seat's pieces, lines and panels. */
export function seatTones(colours: readonly string[]): Record<string, string> {
  const tones = colours.flatMap((colour, seat) => {
    const [text, fill] = SEAT_TONES[colour] ?? [];
    if (!text || !fill) return [];
    return [
      [`--seat-${seat + 1}`, text],
      [`--seat-${seat + 1}-fill`, fill],
    ];
  });
  return Object.fromEntries(tones) as Record<string, string>;
}

/** Give the room in which this is played its seats' tones. */
export function dress(room: HTMLElement, colours: readonly string[]): void {
  for (const [name, tone] of Object.entries(seatTones(colours))) room.style.setProperty(name, tone);
}

const DRAWN: Bonus[] = ['flame', 'stone', 'mana', 'drop', 'flask'];

/** Elements and goods as sentences name them. */
export const tokens: Token[] = [
  ...Object.values(ELEMENTS),
  ...DRAWN.map((good) => BONUSES[good]),
].map(({ name, icon, fill, ink }) => ({ word: name, icon, fill, ink }));
