import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Tones as attributes instead of inline styles, which a strict content policy would drop. */
export function withoutInlineStyles(svg: string): string {
  return svg.replace(/style="(fill|stroke):(var\([^"]*\))"/g, '$1="$2"');
}

/** Puts the icon sprite into the page once, where `<!--icons-->` stands. */
export function sprite(path: string): Plugin {
  return {
    name: 'hexmoot-sprite',
    transformIndexHtml(html) {
      const symbols = withoutInlineStyles(readFileSync(path, 'utf-8'))
        .replace(/<!--[^]*?-->/g, '')
        .replace('<svg ', '<svg width="0" height="0" class="sprite" aria-hidden="true" ');
      return html.replace('<!--icons-->', symbols);
    },
  };
}
