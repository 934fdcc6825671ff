import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sprite } from './sprite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isTesting = 'VITEST' in process.env;
const server = process.env.HEXMOOT_DEV_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), sprite(here('src/assets/icons.svg'))],
  resolve: {
    alias: { $lib: here('src/lib') },
    ...(isTesting ? { conditions: ['browser'] } : {}),
  },
  build: { outDir: here('../src/hexmoot/web'), emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', '*.test.ts'] },
});
