/** What the service worker keeps, and when it shows that instead of what the server says. */
import type { OfflineList } from '../protocol';

/** The page, as it is kept and asked for. */
export const PAGE = '/';
const PREFIX = 'hexmoot-';
const LIST = '/api/games/offline';
/** From here on nobody answers who could: a gateway speaks for a server that is away. */
const AWAY = 500;

/** What a browser lends to it; tests lend something else. */
export interface Lent {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
}

export class Keeper {
  readonly #lent: Lent;
  /** The page and its parts, all of one version. */
  readonly #parts: string;
  /** What is the same for everybody. */
  readonly #public: string;

  constructor(lent: Lent, version: string) {
    this.#lent = lent;
    this.#parts = `${PREFIX}${version}`;
    this.#public = `${PREFIX}public-${version}`;
  }

  /** Keep a whole version of the page, or nothing. */
  async keepPage(files: readonly string[]): Promise<void> {
    const cache = await this.#lent.caches.open(this.#parts);
    await cache.addAll([PAGE, ...files]);
  }

  /** No page of another version is open any more: what was kept for it goes. */
  async dropOlder(): Promise<void> {
    const { caches } = this.#lent;
    const own = new Set([this.#parts, this.#public]);
    const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !own.has(name));
    await Promise.all(older.map((name) => caches.delete(name)));
  }

  /** The page of the server, so that no old page meets a newer one; the kept page where it is away. */
  async page(request: Request): Promise<Response> {
    const kept = () => this.#lent.caches.match(PAGE, { cacheName: this.#parts });
    try {
      const found = await this.#lent.fetch(request);
      return found.status < AWAY ? found : ((await kept()) ?? found);
    } catch (error) {
      return (await kept()) ?? Promise.reject(error);
    }
  }

  /** A part of the page, which never changes. */
  async file(request: Request): Promise<Response> {
    const asked = { cacheName: this.#parts, ignoreSearch: true };
    return (await this.#lent.caches.match(request, asked)) ?? this.#lent.fetch(request);
  }

  /** What the server says, kept for later; what was kept where it says nothing, or another speaks for it. */
  async answer(url: string): Promise<Response> {
    const kept = () => this.#lent.caches.match(url, { cacheName: this.#public });
    try {
      const found = await this.#fresh(url);
      return isOurs(found) ? found : ((await kept()) ?? found);
    } catch (error) {
      return (await kept()) ?? Promise.reject(error);
    }
  }

  /**
   * Keep all that can be read without the server. What is kept already is fetched again where the server
   * has another edition of it; that is noted last, so that whoever is interrupted begins anew.
   */
  async keepPublic(): Promise<void> {
    const list = await this.#ask(LIST);
    if (!list.ok || !isOurs(list)) return;
    const cache = await this.#lent.caches.open(this.#public);
    const before = await editionOf(await cache.match(this.#address(LIST)));
    const { paths, edition } = (await list.clone().json()) as OfflineList;
    for (const url of paths.map((path) => this.#address(path))) {
      if (before === edition && (await cache.match(url))) continue;
      // One after the other: the page goes first.
      if (!isOurs(await this.#fresh(url))) return;
    }
    await cache.put(this.#address(LIST), list);
  }

  /** What the server says, kept if it is an answer. */
  async #fresh(url: string): Promise<Response> {
    const found = await this.#ask(url);
    if (!found.ok || !isOurs(found)) return found;
    const cache = await this.#lent.caches.open(this.#public);
    await cache.put(url, found.clone());
    return found;
  }

  /** Without a cookie: what is kept cannot hold anything that is only for one person. */
  #ask(path: string): Promise<Response> {
    const headers = { accept: 'application/json' };
    return this.#lent.fetch(this.#address(path), { credentials: 'omit', headers });
  }

  #address(path: string): string {
    return new URL(path, this.#lent.origin).href;
  }
}

/** Does our server speak here? Gateways and the doors of foreign networks answer with pages. */
function isOurs(found: Response): boolean {
  return found.headers.get('content-type')?.startsWith('application/json') ?? false;
}

async function editionOf(list: Response | undefined): Promise<string | null> {
  return list ? ((await list.json()) as OfflineList).edition : null;
}
