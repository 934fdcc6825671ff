import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { faces } from './faces.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The boards once more, as a script that draws them to plain SVG without a browser. */
export default {
  publicDir: false,
  plugins: [
    svelte({ compilerOptions: { css: 'injected' } }),
    faces(here('node_modules'), { sans: 'source-sans-3', title: 'alegreya' }),
  ],
  resolve: { alias: { $lib: here('src/lib') } },
  ssr: { noExternal: true },
  build: {
    ssr: here('src/still/painter.ts'),
    ssrEmitAssets: true,
    outDir: here('../src/hexmoot/web/still'),
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    rolldownOptions: { output: { format: 'iife', name: 'painter', entryFileNames: 'painter.js' } },
  },
};
