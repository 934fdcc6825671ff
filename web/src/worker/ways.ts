/** What the service worker does with a request: it keeps the page and what is the same for everybody. */

/**
 * page: the page itself, from the server whenever that answers;
 * file: a part of this version of the page, never changed;
 * public: what is the same for everybody (games, rules, lessons, puzzles), asked for without saying who asks;
 * network: everything else, which is nobody's business but the page's and the server's.
 */
export type Way = 'page' | 'file' | 'public' | 'network';

/** Only these answers are ever kept. None of them depends on who asks, and none is asked for with a cookie. */
const PUBLIC = /^\/api\/(server|(games|lessons|puzzles)(\/.*)?)$/;

export interface Asked {
  method: string;
  url: string;
  mode: string;
}

export function wayOf(
  { method, url, mode }: Asked,
  origin: string,
  files: ReadonlySet<string>,
): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (mode === 'navigate') return address.pathname === '/' ? 'page' : 'network';
  if (files.has(address.pathname)) return 'file';
  return PUBLIC.test(address.pathname) ? 'public' : 'network';
}
