import { expect, it } from 'vitest';
import type { ChatLine } from '../protocol';
import { lastWords, quoted } from './talk';

const line = (seat: number, text: string, at: number, bot = true): ChatLine => ({
  number: at,
  player: `bot:${seat}`,
  seat,
  name: 'Pip Candlewick',
  text,
  at,
  bot,
});

it('quotes words, not gestures', () => {
  expect([quoted('Sit down, dear.'), quoted('(a nod)')]).toEqual(['“Sit down, dear.”', '(a nod)']);
});

it('finds what a bot said at the end', () => {
  const chat = [line(1, 'Hello.', 5), line(1, 'Well played.', 21), line(0, 'Thanks', 22, false)];
  expect(lastWords(chat, 1, 20)).toBe('“Well played.”');
  expect(lastWords(chat, 0, 20)).toBe('');
  expect(lastWords(chat.slice(0, 1), 1, 20)).toBe('');
  expect(lastWords(chat, 1, null)).toBe('');
});
