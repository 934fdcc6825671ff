/** The cover between people at one screen: whom the table waits for behind it. */

export interface Screen {
  /** Do seats of this game see what others may not? */
  hides: boolean;
  isPlaying: boolean;
  mySeats: readonly number[];
  asked: number | null;
  /** Does a standing order of mine answer in a moment? */
  isOrdered: boolean;
  /** Whose view the server sends. */
  viewer: number | null;
  /** Who said last that they look now; nobody after a reload. */
  shownTo: number | null;
  /** Whose view was asked for by the cover and has not come yet. */
  coming: number | null;
  /** Do they want to be covered from each other? */
  wantsCover: boolean;
}

/** For whom the table is covered, null where it is open. */
export function coveredFor(screen: Screen): number | null {
  const { mySeats, asked, viewer, shownTo, coming } = screen;
  if (!screen.hides || !screen.isPlaying || mySeats.length < 2) return null;
  if (coming !== null && viewer !== coming) return coming;
  if (!screen.wantsCover) return null;
  const isMine = asked !== null && mySeats.includes(asked) && !screen.isOrdered;
  const next = isMine ? asked : (shownTo ?? viewer ?? mySeats[0]!);
  return shownTo === next && viewer === next ? null : next;
}
