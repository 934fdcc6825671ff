/// <reference lib="webworker" />
/**
 * The service worker. It never stands between the page and a server that answers: the page comes from the
 * network first, so that no old page meets a newer server. A new version waits until the last page of the old
 * one is closed; until then that has all of its parts.
 */
import type { Lobby } from '../protocol';
import { Keeper, PAGE } from './keeper';
import { wayOf } from './ways';
import { noticeOf } from './words';

declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build: the parts of the page, and a name that changes with them. */
declare const FILES: string[];
declare const VERSION: string;

const files = new Set(FILES);
const keeper = new Keeper(
  { caches, fetch: (asked, wish) => fetch(asked, wish), origin: self.location.origin },
  VERSION,
);

self.addEventListener('install', (event) => event.waitUntil(keeper.keepPage(FILES)));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([keeper.dropOlder(), self.clients.claim()]));
});

/** The page is open and has time: keep what can be read without the server. */
self.addEventListener('message', (event) => {
  const { type } = (event.data as { type?: string } | null) ?? {};
  // Without the network there is nothing to be kept, and nothing wrong.
  if (type === 'keep') event.waitUntil(keeper.keepPublic().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin, files);
  if (way === 'page') event.respondWith(keeper.page(event.request));
  else if (way === 'file') event.respondWith(keeper.file(event.request));
  else if (way === 'public') event.respondWith(keeper.answer(event.request.url));
});

self.addEventListener('push', (event) => event.waitUntil(notify()));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? PAGE)));
});

async function notify(): Promise<void> {
  const { title, body, link, tag } = noticeOf(await lobby());
  await self.registration.showNotification(title, {
    body,
    tag,
    data: link,
    icon: '/icons/icon-192.png',
  });
}

async function lobby(): Promise<Lobby | null> {
  try {
    const found = await fetch('/api/tables');
    return found.ok ? ((await found.json()) as Lobby) : null;
  } catch {
    return null;
  }
}

/** Bring the page forward at a link, or open it there. */
async function show(link: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = open;
  if (!first) {
    await self.clients.openWindow(link);
    return;
  }
  await first.focus();
  first.postMessage({ type: 'open', link });
}
