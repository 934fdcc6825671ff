/** How stones, artifacts and magic cards look. */
import type { Token } from '$lib/tokens';
import type { Code } from './table';

export interface Look {
  colour: string;
  element: string;
  icon: string;
  fill: string;
  ink: string;
  rim: string;
  /** The mark printed on the plane, by day and by night. */
  print: string;
}

const look = (colour: string, element: string, tone: string, print: string): Look => ({
  colour,
  element,
  icon: `wx-${element.toLowerCase()}`,
  fill: `var(--${tone})`,
  ink: `var(--${tone}-on)`,
  rim: `var(--${tone}-deep)`,
  print: `light-dark(${print})`,
});

export const LOOKS: Record<Code, Look> = {
  R: look('red', 'Fire', 'fire', '#a82e1c, #ff9b86'),
  B: look('blue', 'Water', 'water', '#1f5aa5, #93c3ff'),
  Y: look('yellow', 'Metal', 'metal', '#7a5a00, #f0cd62'),
  G: look('green', 'Wood', 'wood-e', '#2a6a33, #8fd897'),
  N: look('brown', 'Earth', 'clay', '#6d4627, #dcb08c'),
};

export const CODES = Object.keys(LOOKS) as Code[];

/** "red and red", "blue, green and green": stones as words. */
export function stoneWords(stones: readonly Code[]): string {
  const words = stones.map((stone) => LOOKS[stone].colour);
  if (words.length < 2) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const ARTIFACTS: Record<string, string> = {
  A1: 'rock',
  A2: 'mirror',
  A3: 'cauldron',
  A4: 'urn',
  A5: 'seal',
  A6: 'axe',
  A7: 'soil',
  A8: 'pearl',
  A9: 'sword',
  A10: 'zither',
  A11: 'pagoda',
  A12: 'bell',
  A13: 'chart',
  A14: 'furnace',
};

/** The picture of an artifact; cards a designer adds get the kiln. */
export function artifactIcon(card: string): string {
  const picture = ARTIFACTS[card.replace('artifact:', '')];
  return picture ? `art-${picture}` : 'crafted';
}

/** `magic:0:shift-R` or `magic:shift-R` taken apart: what it does, and to which colour. */
export function magicOf(id: string): { key: string; kind: string; colour: Code | null } {
  const key = id.slice(id.lastIndexOf(':') + 1);
  const [kind = '', colour] = key.split('-');
  return { key, kind, colour: (colour as Code | undefined) ?? null };
}

/** The picture of a magic card. */
export const magicIcon = (id: string): string => `card-${magicOf(id).kind}`;

/** What a magic card does, in as few words as fit on it. */
export function magicWords(id: string): string {
  const { kind, colour } = magicOf(id);
  const words: Record<string, string> = {
    spin: 'a quarter turn',
    fly: 'to any zone',
    quake: 'move or swap zones',
    shift: `swap a ${colour ? LOOKS[colour].colour : ''} stone`,
  };
  return words[kind] ?? '';
}

type Tones = readonly [text: string, fill: string];

const SEAT_TONES: Record<Code, Tones> = {
  R: ['light-dark(#b02a24, #ff8f84)', '#c8372e'],
  B: ['light-dark(#1b589f, #8bbfff)', '#2a6fc4'],
  Y: ['light-dark(#755200, #f0c955)', '#c79412'],
  G: ['light-dark(#27682f, #88d491)', '#2f7f3c'],
  N: ['light-dark(#4a555b, #c2ccd0)', '#5d6a71'],
};

/** Players have stone colours here: the tones of each seat's pieces, lines and panels. */
export function seatTones(colours: readonly Code[]): Record<string, string> {
  const tones = colours.flatMap((colour, seat) => {
    const [text, fill] = SEAT_TONES[colour];
    return [
      [`--seat-${seat + 1}`, text],
      [`--seat-${seat + 1}-fill`, fill],
    ];
  });
  return Object.fromEntries(tones) as Record<string, string>;
}

/** Give the room in which this is played its seats' tones. */
export function dress(room: HTMLElement, colours: readonly Code[]): void {
  for (const [name, tone] of Object.entries(seatTones(colours))) room.style.setProperty(name, tone);
}

/** Stones as sentences name them. */
export const tokens: Token[] = Object.values(LOOKS).map(({ colour, icon, fill, ink }) => ({
  word: colour,
  icon,
  fill,
  ink,
}));

/** Corners of a zone as people say them. */
export const CORNERS: Record<string, string> = {
  NW: 'north-west',
  NE: 'north-east',
  SE: 'south-east',
  SW: 'south-west',
};
