/** Sentences speak of seats by colour or number; people would rather read names. */

const NUMBERED = /^Seat \d+$/;

/** A sentence cut into pieces; those that name a seat carry its number. */
export interface Phrase {
  text: string;
  seat: number | null;
}

/** Is this no name at all, but "Seat 1" and the like, or nothing? */
export const isNumbered = (name: string): boolean => name === '' || NUMBERED.test(name);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The names of seats that may be replaced: all of them, or only "Seat 1" and the like. */
function replaceable(names: readonly string[], callsPeople: boolean): string[] {
  return names.filter((name) => name && (callsPeople || isNumbered(name)));
}

/** Cut a sentence at the names of seats, and call the people who sit there by theirs. */
export function phrases(
  text: string,
  names: readonly string[],
  people: readonly string[],
  callsPeople: boolean,
): Phrase[] {
  const known = replaceable(names, callsPeople);
  if (known.length === 0) return [{ text, seat: null }];
  const pattern = new RegExp(`\\b(${known.map(escaped).join('|')})\\b`);
  return text
    .split(pattern)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const seat = known.includes(piece) ? names.indexOf(piece) : -1;
      return seat < 0 ? { text: piece, seat: null } : { text: people[seat] || piece, seat };
    });
}

/** The same as one string. */
export function called(
  text: string,
  names: readonly string[],
  people: readonly string[],
  callsPeople: boolean,
): string {
  return phrases(text, names, people, callsPeople)
    .map((phrase) => phrase.text)
    .join('');
}
