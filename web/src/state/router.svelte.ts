/** Which page is shown. Addresses stand behind `#`, so a table's secret id never reaches a server log. */

export type Route =
  | { page: 'lobby'; game: string | null }
  | { page: 'table'; id: string; move?: number }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lesson'; game: string; lesson: string; step?: number }
  | { page: 'reports'; name: string; section: string }
  | { page: 'mine' }
  | { page: 'today' }
  | { page: 'puzzles'; game: string; id: string };

/** The page an address names; anything unknown is the lobby. */
export function parse(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  const [page, first, second, third] = [...parts, '', '', ''] as [string, string, string, string];
  if (page === 'table' && first) return tableRoute(first, second, third);
  if (page === 'rules' && first) return { page, game: first, rule: second };
  if (page === 'lesson' && first)
    return { page, game: first, lesson: second || 'first', ...stepOf(third) };
  if (page === 'reports') return { page, name: first, section: second };
  return comingBack(page, first, second) ?? { page: 'lobby', game: newGame(page, first) };
}

/** What people come back for. */
function comingBack(page: string | undefined, game: string, id: string): Route | null {
  if (page === 'mine' || page === 'today') return { page };
  return page === 'puzzles' ? { page, game, id } : null;
}

function newGame(page: string | undefined, game: string): string | null {
  return page === 'new' && game ? game : null;
}

function tableRoute(id: string, word: string, number: string): Route {
  const isMove = word === 'move' && /^\d{1,9}$/.test(number);
  return isMove ? { page: 'table', id, move: Number(number) } : { page: 'table', id };
}

/** A step of a lesson to begin with, if the address names one. */
function stepOf(text: string): { step?: number } {
  return /^\d{1,3}$/.test(text) ? { step: Number(text) } : {};
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
    const move = route.move === undefined ? '' : `/move/${route.move}`;
    return `#/table/${encodeURIComponent(route.id)}${move}`;
  }
  if (route.page === 'rules') {
    return `#/rules/${encodeURIComponent(route.game)}${route.rule ? `/${route.rule}` : ''}`;
  }
  if (route.page === 'lesson') {
    const { game, lesson, step } = route;
    const place = step === undefined ? '' : `/${step}`;
    return `#/lesson/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}${place}`;
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

/** The address of a move for other people and for previews: other sites see it, so it stands in front of `#`. */
export const momentPath = (id: string, move: number): string =>
  `/table/${encodeURIComponent(id)}/move/${move}`;

/** The table a pasted link or bare id names. */
export function tableIn(pasted: string): string | null {
  const trimmed = pasted.trim();
  const shared = /^https?:\/\/[^/]+\/table\/([\w-]+)\/move\/\d+$/.exec(trimmed);
  if (shared) return shared[1]!;
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
