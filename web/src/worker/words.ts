/** What a notice says. A push carries nothing: whose move it is, is asked of our own server. */
import type { Lobby } from '../protocol';

export interface Notice {
  title: string;
  body: string;
  /** Where a click leads. */
  link: string;
  /** A later notice of the same tag takes the place of this one. */
  tag: string;
}

const TAG = 'hexmoot-turn';

/** In words what waits; without an answer of the server (null) only that something does. */
export function noticeOf(lobby: Pick<Lobby, 'mine'> | null): Notice {
  const waiting = lobby?.mine.filter((table) => table.my_move) ?? [];
  const [only] = waiting;
  if (waiting.length === 1 && only) {
    // The page's own notice of this table has the same tag: nobody is told twice.
    return { title: 'Your move', body: only.title, link: `/#/table/${only.id}`, tag: only.id };
  }
  const body =
    waiting.length > 1 ? `${waiting.length} tables wait for you.` : 'A table waits for you.';
  return { title: 'Your move', body, link: '/', tag: TAG };
}
