/** Words of answers and questions, shortened for rows and the bar. */

/** "Water: +1 influence, water 5 › 8 (III)" in two: what it is, and what it gives. */
export function rowWords(label: string): { head: string; rest: string } {
  const place = label.indexOf(': ');
  if (place >= 0) return { head: label.slice(0, place), rest: label.slice(place + 2) };
  const bracket = /^(.*) \((.*)\)$/.exec(label);
  return bracket ? { head: bracket[1]!, rest: bracket[2]! } : { head: label, rest: '' };
}

/** What a war promises before its dice: the number to stress, and the words after it. */
export function oddsWords(war: { expected: number; most: number }): { head: string; rest: string } {
  if (war.most === 0) return { head: '', rest: 'no GU can fall' };
  const noun = war.expected === 1 ? 'GU' : 'GUs';
  return { head: String(war.expected), rest: `${noun} on average, ${war.most} at most` };
}

/** What the dice of a war have left for GUs. */
export function arrowWords(excess: number, cap: number): string {
  if (excess === 0) return 'no arrow left for GUs';
  return `${excess} ${excess === 1 ? 'arrow' : 'arrows'} left for GUs, ${cap} at most`;
}

/** What a question hangs from: "Because of Purify." */
export function becauseWords(because: readonly string[]): string {
  return because.length > 0 ? `Because of ${because.join(', then ')}.` : '';
}

/** The question without the count of what is to come. */
export const shortQuestion = (prompt: string): string =>
  prompt.replace(/ \d+ to (go|place)\.$/, '');
