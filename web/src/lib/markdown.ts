/** The little Markdown our rule books use, as plain data: nothing in it is ever markup. */

export type Inline =
  { kind: 'text' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'rule'; id: string };

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'rule'; id: string; parts: Inline[]; words: string }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const TOKEN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+)\b/g;
const RULE = /^- \*\*([A-Z]{2}-\d+[a-z]?)\*\* (.*)$/;

/** One line of text in its parts; mentions of rules become links. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, bold, italic, code, id] = match;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) parts.push({ kind: 'italic', text: italic });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'rule', id: id! });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

/** Lines that belong together, continuation lines joined to the one they continue. */
function chunks(text: string): string[][] {
  const found: string[][] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines: string[] = [];
    for (const line of paragraph.split('\n')) {
      const isStart = /^(#|- |\||\d+\. )/.test(line) || lines.length === 0;
      if (isStart) lines.push(line.trim());
      else lines[lines.length - 1] += ` ${line.trim()}`;
    }
    if (lines.some(Boolean)) found.push(lines.filter(Boolean));
  }
  return found;
}

function lineBlock(line: string): Block | null {
  const heading = /^(#+) (.*)$/.exec(line);
  if (heading) return { kind: 'heading', level: heading[1]!.length, text: heading[2]! };
  const rule = RULE.exec(line);
  if (!rule) return null;
  return { kind: 'rule', id: rule[1]!, parts: inline(rule[2]!), words: rule[2]! };
}

function table(lines: string[]): Block {
  const [head, , ...rows] = lines;
  return { kind: 'table', head: cells(head!), rows: rows.map(cells) };
}

/** A rule book in blocks. */
export function parseBook(text: string): Block[] {
  return chunks(text).flatMap((lines) => {
    if (lines[0]!.startsWith('|')) return [table(lines)];
    const blocks: Block[] = [];
    for (const line of lines) {
      const last = blocks.at(-1);
      const own = lineBlock(line);
      const item = /^(?:- |\d+\. )(.*)$/.exec(line)?.[1];
      if (own) blocks.push(own);
      else if (item === undefined) blocks.push({ kind: 'paragraph', parts: inline(line) });
      else if (last?.kind === 'list') last.items.push(inline(item));
      else blocks.push({ kind: 'list', items: [inline(item)] });
    }
    return blocks;
  });
}

/** The blocks that speak of all these words, with the headings they stand under. */
export function found(blocks: readonly Block[], query: string): Block[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...blocks];
  const kept: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const text = plain(block).toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (heading) kept.push(heading);
    heading = null;
    kept.push(block);
  }
  return kept;
}

const joined = (parts: readonly Inline[]) =>
  parts.map((part) => (part.kind === 'rule' ? part.id : part.text)).join('');

/** A block as bare words. */
function plain(block: Block): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'paragraph') return joined(block.parts);
  if (block.kind === 'rule') return `${block.id} ${joined(block.parts)}`;
  if (block.kind === 'list') return block.items.map(joined).join(' ');
  return [block.head, ...block.rows].flat().map(joined).join(' ');
}
