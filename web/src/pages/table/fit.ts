/** How tightly the answers stand in the bar: the loosest way that fits its fixed height. */

/**
 * From the loosest to the tightest: one row, two slim rows, these with long notes in tooltips, with
 * all notes there, with chips of less width, both folded by verb, then all behind one chip.
 */
export const FITS = ['wide', 'slim', 'trim', 'plain', 'bare', 'folded', 'tight', 'all'] as const;
export type Fit = (typeof FITS)[number];

const TOLERANCE = 1;

/** Does more stand in this box than it shows, and than can be scrolled to? */
export function overflows(box: Element): boolean {
  if (getComputedStyle(box).overflowX === 'auto') return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  return scrollWidth > clientWidth + TOLERANCE || scrollHeight > clientHeight + TOLERANCE;
}

/** How wide the rows of a box are that breaks them: as much as the widest of them, as CSS says it. */
export function takenWidth(box: Element): string {
  const edge = box.getBoundingClientRect().right;
  const lefts = [...box.children].map((one) => one.getBoundingClientRect().left);
  const padding = parseFloat(getComputedStyle(box).paddingLeft) || 0;
  return lefts.length > 0 ? `${Math.ceil(edge - Math.min(...lefts) + padding)}px` : '';
}

/** The next tighter way to stand, the tightest where there is none. */
export function tighter(fit: Fit): Fit {
  return FITS[Math.min(FITS.indexOf(fit) + 1, FITS.length - 1)]!;
}

const SLIM: readonly Fit[] = ['slim', 'trim', 'plain', 'bare', 'tight'];
export const isSlim = (fit: Fit) => SLIM.includes(fit);
/** May words of a chip be cut short, so that its tooltip must say them whole? */
export const isShort = (fit: Fit) => isSlim(fit) && fit !== 'slim';
/** Letters a chip holds beside its sign, about, where its width has a bound: none where notes are left out. */
const LETTERS: Partial<Record<Fit, number>> = { trim: 38, plain: 0, bare: 0, tight: 30 };

/** Is a note written on the chip? Only as a whole: half a price misleads. */
export const isNoted = (fit: Fit, words: string, note: string): boolean =>
  note !== '' && words.length + note.length <= (LETTERS[fit] ?? Infinity);
export const isFolded = (fit: Fit) => fit === 'folded' || fit === 'tight';
/** Are pieces to pick from kept behind one chip? */
export const isTucked = (fit: Fit) => FITS.indexOf(fit) >= FITS.indexOf('folded');
