import { expect, it } from 'vitest';
import { seq, term } from '../samples';
import { glyphs, strip, widthOf } from './strip';

const kinds = (line: ReturnType<typeof glyphs>) =>
  line.map((glyph) => {
    if (glyph.kind === 'icon') return glyph.icon;
    if (glyph.kind === 'text') return glyph.text;
    return glyph.kind === 'sign' ? glyph.sign : glyph.kind;
  });

it('writes the number before a gem only where there are several', () => {
  expect(kinds(glyphs(seq(term('gem', 'red', 3))))).toEqual(['3', 'gem-red']);
  expect(kinds(glyphs(seq(term('gem', 'ore'), term('points', null, 2))))).toEqual([
    'ore',
    '+',
    'points',
  ]);
});

it('shows both sides, swaps and how often', () => {
  const sides = [[term('card', 'blue')], [term('any_gem')]];
  expect(kinds(glyphs({ shape: 'or', times: 1, sides, asks: [] }))).toEqual(['card', '/', 'gems']);
  const swap = { shape: 'swap', times: 3, sides: [[term('points', null, 2)]] } as const;
  expect(kinds(glyphs({ ...swap, asks: [], sides: swap.sides.map((side) => [...side]) }))).toEqual([
    '3×',
    'gem-wild',
    '›',
    'points',
  ]);
});

it('centres a line on its origin without overlaps', () => {
  const { placed, width } = strip(glyphs(seq(term('gem', 'blue', 2), term('die'))));
  const first = placed[0]!;
  const last = placed.at(-1)!;
  expect(first.x - widthOf(first.glyph) / 2).toBeCloseTo(-width / 2);
  expect(last.x + widthOf(last.glyph) / 2).toBeCloseTo(width / 2);
  for (const [index, one] of placed.slice(1).entries()) {
    const before = placed[index]!;
    expect(one.x - widthOf(one.glyph) / 2).toBeGreaterThan(before.x + widthOf(before.glyph) / 2);
  }
});

it('has nothing to draw for no ability', () => {
  expect(strip(glyphs(seq()))).toEqual({ placed: [], width: 0 });
});
