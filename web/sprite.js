import { readFileSync } from 'node:fs';

/**
 * Tones as attributes instead of inline styles, which a strict content policy would drop.
 * @param {string} svg
 */
export function withoutInlineStyles(svg) {
  return svg.replace(/style="(fill|stroke):(var\([^"]*\))"/g, '$1="$2"');
}

/**
 * Puts the icon sprite into the page once, where `<!--icons-->` stands.
 * @param {string} path
 * @returns {import('vite').Plugin}
 */
export function sprite(path) {
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
