import { describe, expect, it } from 'vitest';
import { cut, lines } from './card';
import { flattened, resolved } from './flatten';
import { outermost, parsed, written, type Tag } from './markup';
import { declarationsIn, rulesIn, sheetOf, styleOf } from './sheet';

const first = (markup: string): Tag => parsed(markup).children[0] as Tag;

describe('markup', () => {
  it('is read and written again', () => {
    const markup = '<svg viewBox="0 0 9 9"><g class="a b"><path d="M0 0"></path></g></svg>';
    expect(written(first(markup))).toBe(markup);
    expect(written(parsed('<!--[--><g><rect/>a &amp; b</g><!--]-->'))).toBe(
      '<g><rect></rect>a &amp; b</g>',
    );
  });

  it('finds the outermost of a kind', () => {
    const tree = parsed('<div><svg id="1"><svg id="2"></svg></svg></div><svg id="3"></svg>');
    expect(outermost(tree, 'svg').map((tag) => tag.attributes.id)).toEqual(['1', '3']);
  });

  it('never lets a value out of its quotes', () => {
    const tag: Tag = { name: 'text', attributes: { style: 'font: "A" x' }, children: [] };
    expect(written(tag)).toBe('<text style="font: \'A\' x"></text>');
  });
});

describe('sheets', () => {
  const sheet = sheetOf(
    rulesIn(`
      /* a comment { } */
      .a { fill: red; stroke: none }
      .a:hover { fill: pink }
      @media (max-width: 9px) { .a { fill: grey } }
      @keyframes turn { from { opacity: 0 } }
      g .b:where(.x) { fill: blue }
      .outer > .b { opacity: .5 }
      rect.a { fill: green }
    `),
  );
  const styled = (tag: Tag, around: Tag[] = []) => Object.fromEntries(styleOf(sheet, tag, around));

  it('hold by class, tag and place; states, screens and times never', () => {
    expect(styled(first('<path class="a"></path>'))).toEqual({ fill: 'red', stroke: 'none' });
    expect(styled(first('<rect class="a"></rect>')).fill).toBe('green');
    const outer = first('<g class="outer"></g>');
    const inner = first('<g></g>');
    const b = first('<path class="b x"></path>');
    expect(styled(b, [outer])).toEqual({ fill: 'blue', opacity: '.5' });
    expect(styled(b, [outer, inner])).toEqual({ fill: 'blue' });
    expect(styled(b)).toEqual({});
  });

  it('let what stands on a tag itself win', () => {
    expect(styled(first('<path class="a" style="fill: gold"></path>')).fill).toBe('gold');
  });

  it('are cut at semicolons, not inside brackets', () => {
    expect(declarationsIn('fill: url(data:a;b); stroke: red')).toEqual([
      ['fill', 'url(data:a;b)'],
      ['stroke', 'red'],
    ]);
  });
});

describe('a flat drawing', () => {
  const room = {
    sheet: sheetOf(
      rulesIn('.dark { --tone: navy } .lit { fill: var(--tone) } .off { display: none }'),
    ),
    symbols: new Map([
      [
        'star',
        first(
          '<symbol viewBox="0 0 24 24"><path style="fill:var(--i-l,rgb(1 2 3/.5))"></path></symbol>',
        ),
      ],
    ]),
  };
  const flat = (markup: string) =>
    written(flattened(first(markup), room, { '--tone': 'light-dark(red, blue)' })!);

  it('has its variables put in, by the place they are in', () => {
    expect(flat('<g><path class="lit"></path></g>')).toBe('<g><path fill="red"></path></g>');
    expect(flat('<g class="dark"><path class="lit"></path></g>')).toBe(
      '<g><path fill="navy"></path></g>',
    );
    expect(resolved('var(--a, var(--b, 3px))', { '--b': '2px' })).toBe('2px');
    expect(resolved('var(--a)', { '--a': 'var(--a)' })).toContain('var');
  });

  it('keeps nothing that is not drawn', () => {
    expect(flat('<g onclick="x()" data-target="t"><a class="off"></a></g>')).toBe('<g></g>');
    expect(flat('<div><svg></svg></div>')).toBe('<g><svg></svg></g>');
  });

  it('holds the icons it uses, in the tones of their place', () => {
    const used = flat('<use href="#star" x="1" width="9" height="9" style="--i-l: gold"></use>');
    expect(used).toContain('<path fill="gold">');
    expect(used).toContain('viewBox="0 0 24 24"');
    expect(flat('<use href="#star"></use>')).toContain('fill="rgba(1,2,3,.5)"');
  });
});

describe('words on a card', () => {
  it('are broken into lines, and cut where there is no more room', () => {
    expect(lines('one two three four', 9, 2)).toEqual(['one two', 'three …']);
    expect(lines('one', 9, 2)).toEqual(['one']);
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(cut('abcd', 4)).toBe('abcd');
  });
});
