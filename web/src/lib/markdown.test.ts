import { describe, expect, it } from 'vitest';
import { found, inline, parseBook } from './markdown';

const BOOK = `# The Race

Roll **and** walk,
then *rest*.

| space | gives |
|---|---:|
| Market | \`coins\` |

## Moving

- **AR-30** Walk as many steps
  as the die says.
- **AR-31** Never turn back (see AR-36).

- one
- two
`;

describe('a rule book', () => {
  const blocks = parseBook(BOOK);

  it('is split into headings, text, tables, rules and lists', () => {
    expect(blocks.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'table',
      'heading',
      'rule',
      'rule',
      'list',
    ]);
  });

  it('joins lines that go on', () => {
    expect(blocks[4]).toEqual({
      kind: 'rule',
      id: 'AR-30',
      words: 'Walk as many steps as the die says.',
      parts: [{ kind: 'text', text: 'Walk as many steps as the die says.' }],
    });
  });

  it('links rules that rules speak of', () => {
    expect(inline('see AR-36).')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'rule', id: 'AR-36' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('marks bold, italic and code', () => {
    expect(inline('**a** *b* `c`').map((part) => part.kind)).toEqual([
      'bold',
      'text',
      'italic',
      'text',
      'code',
    ]);
  });

  it('keeps what is not Markdown as text', () => {
    expect(inline('<b>no</b>')).toEqual([{ kind: 'text', text: '<b>no</b>' }]);
  });

  it('finds rules by all words, under their heading', () => {
    expect(found(blocks, 'turn BACK').map((block) => block.kind)).toEqual(['heading', 'rule']);
    expect(found(blocks, 'ar-30')).toHaveLength(2);
    expect(found(blocks, 'dragons')).toEqual([]);
    expect(found(blocks, ' ')).toHaveLength(7);
  });
});
