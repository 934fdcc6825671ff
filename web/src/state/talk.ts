/** What bots say, where it is shown besides the chat. */
import type { ChatLine } from '../protocol';

/** Words in quotation marks; a gesture in brackets needs none. */
export const quoted = (words: string): string => (words.startsWith('(') ? words : `“${words}”`);

/** What the bot of a seat said when the game was over; empty where nothing was said. */
export function lastWords(chat: readonly ChatLine[], seat: number, ended: number | null): string {
  if (ended === null) return '';
  const line = chat.findLast((one) => one.bot && one.seat === seat && one.at >= ended);
  return line ? quoted(line.text) : '';
}
