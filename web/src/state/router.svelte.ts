/** Which page is shown. Addresses stand behind `#`, so a table's secret id never reaches a server log. */

export type Route =
  | { page: 'lobby'; game: string | null }
  | { page: 'table'; id: string; ply?: number }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'reports'; name: string; section: string }
  | { page: 'mine' }
  | { page: 'today' }
  | { page: 'puzzles'; game: string; id: string };

/** The page an address names; anything unknown is the lobby. */
export function parse(hash: string): Route {
  const [page, first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (page === 'table' && first) return tableAt(first, second);
  if (page === 'rules' && first) return { page, game: first, rule: second };
  if (page === 'lesson' && first) return { page, game: first, lesson: second || 'first' };
  if (page === 'reports') return { page, name: first, section: second };
  if (page === 'mine' || page === 'today') return { page };
  if (page === 'puzzles') return { page, game: first, id: second };
  return { page: 'lobby', game: page === 'new' && first ? first : null };
}

/** A table, perhaps at a move of its game. */
function tableAt(id: string, ply: string): Route {
  return /^\d+$/.test(ply) ? { page: 'table', id, ply: Number(ply) } : { page: 'table', id };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The address of a page. */
export function address(route: Route): string {
  if (route.page === 'table') {
    return `#/table/${encodeURIComponent(route.id)}${route.ply === undefined ? '' : `/${route.ply}`}`;
  }
  if (route.page === 'rules') {
    return `#/rules/${encodeURIComponent(route.game)}${route.rule ? `/${route.rule}` : ''}`;
  }
  if (route.page === 'lesson') {
    return `#/lesson/${encodeURIComponent(route.game)}/${encodeURIComponent(route.lesson)}`;
  }
  if (route.page === 'reports') {
    return ['#/reports', route.name, route.name && route.section].filter(Boolean).join('/');
  }
  if (route.page === 'mine' || route.page === 'today') return `#/${route.page}`;
  if (route.page === 'puzzles') {
    return ['#/puzzles', route.game, route.game && route.id].filter(Boolean).join('/');
  }
  return route.game ? `#/new/${encodeURIComponent(route.game)}` : '#/';
}

/** A table's address for other people. */
export function tableLink(id: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}${address({ page: 'table', id })}`;
}

/** The table a pasted link or bare id names. */
export function tableIn(pasted: string): string | null {
  const trimmed = pasted.trim();
  const route = parse(trimmed.slice(trimmed.indexOf('#')));
  if (trimmed.includes('#')) return route.page === 'table' ? route.id : null;
  return /^[\w-]{8,}$/.test(trimmed) ? trimmed : null;
}

class Router {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }

  go(route: Route): void {
    location.hash = address(route);
  }
}

export const router = new Router();
