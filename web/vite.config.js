import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { icons } from './icons.js';
import { licences } from './licences.js';
import { sprite } from './sprite.js';
import { worker } from './worker.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const fonts = ['@fontsource-variable/alegreya', '@fontsource-variable/source-sans-3'];
const server = process.env.HEXMOOT_DEV_SERVER ?? 'http://127.0.0.1:8000';

/** @type {import('vitest/config').UserConfig} */
export default {
  base: './',
  plugins: [
    svelte(),
    sprite(here('src/assets/icons.svg')),
    licences(here('node_modules'), fonts),
    icons(here('public/favicon.svg'), here('node_modules')),
    worker(),
  ],
  resolve: {
    alias: { $lib: here('src/lib'), $lab: here('../src/hexmoot/lab/templates') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/hexmoot/web'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { main: here('index.html'), worker: here('src/worker/worker.ts') },
      output: {
        // Its address never changes, and it speaks for the whole of the page.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // The styles of balance reports lie beside their templates.
    fs: { allow: [here('.'), here('../src/hexmoot/lab/templates')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
};
