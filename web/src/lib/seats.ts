/** Seats: a colour and a shape for each, the same on every piece, log line and panel. */

const SIGNS = 7;

/** The class that carries a seat's colours (`--c` for text and lines, `--cf` for pieces). */
export const seatClass = (seat: number): string => `s${(seat % SIGNS) + 1}`;

/** The name of a seat's crest in the sprite. */
export const crest = (seat: number): string => `crest-${(seat % SIGNS) + 1}`;

/** The fill of a seat's pieces. */
export const seatFill = (seat: number): string => `var(--seat-${(seat % SIGNS) + 1}-fill)`;

/** A seat's colour for lines and text on panels. */
export const seatInk = (seat: number): string => `var(--seat-${(seat % SIGNS) + 1})`;
