/** What the page of the day says in words. */

const HOUR = 3600;

/** How long a day goes on, for whoever wonders whether there is time for a game. */
export function timeLeft(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  if (hours < 1) return 'Less than an hour is left.';
  return hours === 1 ? 'More than an hour is left.' : `More than ${hours} hours are left.`;
}
