import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const PAPER = '#f7f8f5';
const SIZES = [180, 192, 512];
/** Systems cut icons to shapes of their own: the sign stays within the middle four fifths. */
const MARGINS = { icon: 1, maskable: 5.4 };

/**
 * The sign of the house on paper.
 * @param {string} sign
 * @param {number} margin
 */
function onPaper(sign, margin) {
  const inside = sign.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const box = `${-margin} ${-margin} ${24 + 2 * margin} ${24 + 2 * margin}`;
  const corner = margin === MARGINS.icon ? 5 : 0;
  const side = 24 + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${corner}" fill="${PAPER}"/>${inside}</svg>`;
}

/**
 * The icons of an installed page, drawn from its own sign.
 * @param {string} path
 * @param {string} modules
 * @returns {import('vite').Plugin}
 */
export function icons(path, modules) {
  return {
    name: 'hexmoot-icons',
    async generateBundle() {
      await initWasm(readFileSync(`${modules}/@resvg/resvg-wasm/index_bg.wasm`));
      const sign = readFileSync(path, 'utf-8');
      for (const [kind, margin] of Object.entries(MARGINS)) {
        const svg = onPaper(sign, margin);
        this.emitFile({ type: 'asset', fileName: `icons/${kind}.svg`, source: svg });
        for (const size of SIZES) {
          const source = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
          this.emitFile({ type: 'asset', fileName: `icons/${kind}-${size}.png`, source });
        }
      }
    },
  };
}
