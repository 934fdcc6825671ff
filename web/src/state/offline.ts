/** The page at home on a phone: its service worker, and what a click on a notice opens. */

const WORKER = '/worker.js';
/** After the page has come and has been looked at: whoever only passes by fetches nothing more. */
const SETTLED = 3000;

/** Where the address in a message of the worker leads, if it is one of ours. */
export function hashIn(message: unknown): string | null {
  const { type, link } = (message ?? {}) as { type?: string; link?: string };
  if (type !== 'open' || typeof link !== 'string' || !link.startsWith('/')) return null;
  const at = link.indexOf('#');
  return at < 0 ? '#/' : link.slice(at);
}

/** The worker that controls this page, once there is one; null where the browser has none. */
export async function workerReady(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null;
  return await navigator.serviceWorker.ready;
}

/** Have the page kept for when the server cannot be reached. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener('message', (event) => {
    const hash = hashIn(event.data);
    if (hash !== null) location.hash = hash;
  });
  // Where it cannot be had (a private window, a plain address) the page is whole without it.
  navigator.serviceWorker.register(WORKER).catch(() => undefined);
  setTimeout(() => {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'keep' }));
  }, SETTLED);
}
