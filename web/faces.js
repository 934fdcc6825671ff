import { readFileSync } from 'node:fs';
import wawoff2 from 'wawoff2';

/**
 * The page's own fonts as plain files, for what draws without a browser.
 * @param {string} modules
 * @param {Record<string, string>} names Package by the name its file gets.
 * @returns {import('vite').Plugin}
 */
export function faces(modules, names) {
  return {
    name: 'hexmoot-faces',
    async generateBundle() {
      for (const [name, font] of Object.entries(names)) {
        const file = `${modules}/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
        const source = await wawoff2.decompress(readFileSync(file));
        this.emitFile({ type: 'asset', fileName: `${name}.ttf`, source });
      }
    },
  };
}
