import { readFileSync } from 'node:fs';

/**
 * Ships the licence texts of packages whose files are part of the built page.
 * @param {string} modules
 * @param {string[]} names
 * @returns {import('vite').Plugin}
 */
export function licences(modules, names) {
  return {
    name: 'hexmoot-licences',
    generateBundle() {
      const texts = names.map(
        (name) => `${name}\n\n${readFileSync(`${modules}/${name}/LICENSE`, 'utf-8')}`,
      );
      this.emitFile({
        type: 'asset',
        fileName: 'assets/font-licences.txt',
        source: texts.join('\n\n'),
      });
    },
  };
}
