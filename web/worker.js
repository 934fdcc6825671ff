import { createHash } from 'node:crypto';

const SCRIPT = 'worker.js';
/** What stands at a fixed address beside the parts with a hash in their names. */
const FIXED = ['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'];

/**
 * Tells the service worker what the page is made of, and gives it a name that changes with that.
 * @returns {import('vite').Plugin}
 */
export function worker() {
  return {
    name: 'hexmoot-worker',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const script = bundle[SCRIPT];
        if (script?.type !== 'chunk') throw new Error(`${SCRIPT} is not built`);
        if (script.imports.length > 0) throw new Error(`${SCRIPT} must stand alone`);
        const parts = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const files = [...parts.map((name) => `/${name}`), ...FIXED].sort();
        const whole = Object.values(bundle).map((part) =>
          part.type === 'chunk' ? part.code : part.source,
        );
        const hash = createHash('sha256');
        for (const part of whole) hash.update(part);
        const version = hash.digest('hex').slice(0, 16);
        script.code = `const FILES=${JSON.stringify(files)},VERSION=${JSON.stringify(version)};${script.code}`;
      },
    },
  };
}
