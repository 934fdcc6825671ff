/** A name for somebody who has not chosen one yet. */

const FIRST = [
  'Amber',
  'Bryn',
  'Corin',
  'Dara',
  'Ember',
  'Fenna',
  'Hazel',
  'Juno',
  'Linden',
  'Mara',
];
const LAST = ['Ash', 'Brook', 'Crow', 'Fern', 'Finch', 'Moss', 'Reed', 'Rook', 'Thorn', 'Wren'];

/** One of a hundred names; `chance` is from 0 to 1. */
export function suggestedName(chance: number): string {
  const number = Math.min(99, Math.floor(chance * 100));
  return `${FIRST[number % 10]} ${LAST[Math.floor(number / 10)]}`;
}

/** What one says at this hour. */
export function greeting(hour: number): string {
  if (hour < 5 || hour >= 22) return 'Good night';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
