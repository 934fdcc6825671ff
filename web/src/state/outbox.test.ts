import { expect, it } from 'vitest';
import type { ClientMessage } from '../protocol';
import { Outbox } from './outbox';

it('sends again what got no answer, under the same id', () => {
  const sent: ClientMessage[] = [];
  const outbox = new Outbox((message) => sent.push(message));
  outbox.send({ type: 'ping' });
  outbox.send({ type: 'start' });
  outbox.answered(sent[0]!.id);
  outbox.again();
  expect(sent.map((message) => message.type)).toEqual(['ping', 'start', 'start']);
  expect(sent[2]!.id).toBe(sent[1]!.id);
});
