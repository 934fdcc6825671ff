/// <reference lib="webworker" />
/**
 * The service worker. It never stands between the page and a server that answers: the page comes from the
 * network first, so that no old page meets a newer server. A new version waits until the last page of the old
 * one is closed; until then that has all of its parts.
 */
import type { Lobby } from '../protocol';
import { wayOf } from './ways';
import { noticeOf } from './words';

declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build: the parts of the page, and a name that changes with them. */
declare const FILES: string[];
declare const VERSION: string;

const PAGE = '/';
const PARTS = `hexmoot-${VERSION}`;
const PUBLIC = `hexmoot-public-${VERSION}`;
const files = new Set(FILES);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PARTS).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOlder(), self.clients.claim()]));
});

/** The page is open and has time: keep what can be read without the server. */
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'keep') event.waitUntil(keepPublic());
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin, files);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way === 'file') event.respondWith(file(event.request));
  else if (way === 'public') event.respondWith(answer(event.request.url));
});

self.addEventListener('push', (event) => event.waitUntil(notify()));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? PAGE)));
});

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter(
    (name) => name.startsWith('hexmoot-') && name !== PARTS && name !== PUBLIC,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: PARTS });
    if (kept) return kept;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: PARTS, ignoreSearch: true })) ?? fetch(request);
}

/** Without a cookie: what is kept cannot hold anything that is only for one person. */
async function answer(url: string): Promise<Response> {
  const cache = await caches.open(PUBLIC);
  try {
    const found = await fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
    });
    if (found.ok) await cache.put(url, found.clone());
    return found;
  } catch (error) {
    const kept = await cache.match(url);
    if (kept) return kept;
    throw error;
  }
}

async function keepPublic(): Promise<void> {
  const list = await answer(new URL('/api/games/offline', self.location.origin).href);
  const { paths } = (await list.json()) as { paths: string[] };
  const own = paths.map((path) => new URL(path, self.location.origin).href);
  // One after the other: the page goes first.
  for (const url of own) if (!(await caches.match(url, { cacheName: PUBLIC }))) await answer(url);
}

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
