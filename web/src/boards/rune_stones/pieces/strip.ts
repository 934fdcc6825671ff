/** Abilities as a line of small pictures: what stands where on a card, a tile, a smithy. */
import { GEMS } from '../looks';
import type { Ability, Colour, Resource, Term } from '../table';

export type Glyph =
  | { kind: 'icon'; icon: string; color: string; light?: string; dark?: string }
  | { kind: 'gems' }
  | { kind: 'points'; count: number }
  | { kind: 'card'; colour: Colour | null }
  | { kind: 'text'; text: string }
  | { kind: 'sign'; sign: '+' | '/' | '›' | '↑' };

export interface Placed {
  glyph: Glyph;
  x: number;
}

export interface Strip {
  placed: Placed[];
  width: number;
}

const GAP = 3;

/** How wide a glyph is drawn. */
export function widthOf(glyph: Glyph): number {
  if (glyph.kind === 'text') return 11 * glyph.text.length;
  return { icon: 22, gems: 24, points: 22, card: 17, sign: 9 }[glyph.kind];
}

function gemGlyph(kind: Resource): Glyph {
  const { icon, color, light, dark } = GEMS[kind];
  return { kind: 'icon', icon, color, light, dark };
}

const plain = (icon: string, color = '#6b4a94'): Glyph => ({ kind: 'icon', icon, color });
const sign = (mark: '+' | '/' | '›' | '↑'): Glyph => ({ kind: 'sign', sign: mark });
/** Any gem at all, as a price: the outline of a gem without a colour. */
const ANY_PAID: Glyph = { kind: 'icon', icon: 'gem-wild', color: '#9a97a3' };

const cardOf = ({ colour }: Term): Glyph => ({
  kind: 'card',
  colour: colour === null || colour === 'source' || colour === 'ore' ? null : colour,
});

/** One term: the number where it is more than one, then what it is. */
function termGlyphs(term: Term): Glyph[] {
  const { op, colour, count } = term;
  const number: Glyph[] = count > 1 ? [{ kind: 'text', text: String(count) }] : [];
  if (op === 'points') return [{ kind: 'points', count }];
  if (op === 'gem') {
    return [...number, colour && colour !== 'source' ? gemGlyph(colour) : { kind: 'gems' }];
  }
  if (op === 'any_gem') return [...number, { kind: 'gems' }];
  if (op === 'die') return [...number, plain('die')];
  if (op === 'toadstool') return [...number, plain('toadstool', '#b3362c')];
  if (op === 'wisp') return [plain('wisp', '#4a3a86')];
  if (op === 'steal') {
    const stolen = gemGlyph((colour ?? 'white') as Resource);
    return [plain('ui-user', '#2c2635'), sign('›'), stolen];
  }
  if (op === 'raise') return [plain('fam-banshee', '#4a3a86'), sign('›'), cardOf(term)];
  if (op === 'switch') return [plain('ui-swap', '#2c2635'), cardOf(term)];
  return op === 'hand_card' ? [sign('↑'), cardOf(term)] : [cardOf(term)];
}

/** Terms joined by plus signs. */
export function sideGlyphs(side: readonly Term[]): Glyph[] {
  const found = side.flatMap((term) => [sign('+'), ...termGlyphs(term)]);
  return found.slice(1);
}

/** A whole ability. */
export function glyphs({ shape, times, sides }: Ability): Glyph[] {
  const [first = [], second = []] = sides;
  if (shape === 'or') return [...sideGlyphs(first), sign('/'), ...sideGlyphs(second)];
  if (shape === 'seq') return sideGlyphs(first);
  const often: Glyph[] = times > 1 ? [{ kind: 'text', text: `${times}×` }] : [];
  return [...often, ANY_PAID, sign('›'), ...sideGlyphs(first)];
}

/** Set the glyphs side by side, the whole centred on 0. */
export function strip(line: readonly Glyph[]): Strip {
  const widths = line.map(widthOf);
  const width = widths.reduce((sum, one) => sum + one + GAP, -GAP);
  let left = -width / 2;
  const placed = line.map((glyph, index) => {
    const x = left + widths[index]! / 2;
    left += widths[index]! + GAP;
    return { glyph, x };
  });
  return { placed, width: Math.max(0, width) };
}
