/** How tightly the answers stand in the bar: the loosest way that fits its fixed height. */

/**
 * From the loosest to the tightest: one row, two slim rows, these with long notes in tooltips, with
 * chips of less width, with all notes in tooltips, both folded by verb, then all behind one chip.
 */
export const FITS = ['wide', 'slim', 'trim', 'close', 'bare', 'folded', 'tight', 'all'] as const;
export type Fit = (typeof FITS)[number];

const TOLERANCE = 1;

/** Does more stand in this box than it shows, and than can be scrolled to? */
export function overflows(box: Element): boolean {
  if (getComputedStyle(box).overflowX === 'auto') return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  return scrollWidth > clientWidth + TOLERANCE || scrollHeight > clientHeight + TOLERANCE;
}

/** The next tighter way to stand, the tightest where there is none. */
export function tighter(fit: Fit): Fit {
  return FITS[Math.min(FITS.indexOf(fit) + 1, FITS.length - 1)]!;
}

const SLIM: readonly Fit[] = ['slim', 'trim', 'close', 'bare', 'tight'];
export const isSlim = (fit: Fit) => SLIM.includes(fit);
/** May words of a chip be cut short, so that its tooltip must say them whole? */
export const isShort = (fit: Fit) => isSlim(fit) && fit !== 'slim';
/** Letters a chip holds beside its sign, about, while it is as wide as in one row, and where it is not. */
const TRIM_CHIP = 38;
const CLOSE_CHIP = 30;

/** Is a note worth writing on the chip: whole, or most of it where there is little room? */
export function isNoted(fit: Fit, words: string, note: string): boolean {
  if (!note || fit === 'bare') return false;
  if (fit === 'trim') return words.length + note.length <= TRIM_CHIP;
  return !isShort(fit) || 2 * (CLOSE_CHIP - words.length) >= note.length;
}
export const isFolded = (fit: Fit) => fit === 'folded' || fit === 'tight';
/** Are pieces to pick from kept behind one chip? */
export const isTucked = (fit: Fit) => FITS.indexOf(fit) >= FITS.indexOf('folded');
