/** Markup as it comes out of a rendered component, read into a tree. */

export interface Tag {
  name: string;
  attributes: Record<string, string>;
  children: (Tag | string)[];
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const PIECE = /<!--[^]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>|[^<]+/g;
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    found[name!] = double ?? single ?? '';
  }
  return found;
}

/** The tree of some markup; comments are left out. */
export function parsed(markup: string): Tag {
  const root: Tag = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [piece, isEnd, name, inside, isShut] of markup.matchAll(PIECE)) {
    const holder = open[open.length - 1]!;
    if (name === undefined) {
      if (!piece.startsWith('<!--')) holder.children.push(piece);
    } else if (isEnd) {
      if (open.length > 1) open.pop();
    } else {
      const tag: Tag = { name, attributes: attributesIn(inside ?? ''), children: [] };
      holder.children.push(tag);
      if (!isShut && !VOID.has(name)) open.push(tag);
    }
  }
  return root;
}

/** All tags of a name below this one, outermost first, none inside another. */
export function outermost(tag: Tag, name: string): Tag[] {
  return tag.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === name ? [child] : outermost(child, name);
  });
}

/** A tree as markup again. */
export function written(tag: Tag | string): string {
  if (typeof tag === 'string') return tag;
  const inside = tag.children.map(written).join('');
  if (!tag.name) return inside;
  const attributes = Object.entries(tag.attributes).map(
    ([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`,
  );
  return `<${tag.name}${attributes.join('')}>${inside}</${tag.name}>`;
}
