/** Messages on their way: each is sent again after a lost connection until the server has answered. */
import { freshId } from '$lib/ids';
import type { ClientMessage } from '../protocol';

type Unsent<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A message without its id, which is given when it is sent. */
export type Request = Unsent<ClientMessage>;

export class Outbox {
  #unanswered = new Map<string, ClientMessage>();

  constructor(readonly carry: (message: ClientMessage) => void) {}

  send(message: Request): void {
    const whole = { ...message, id: freshId() } as ClientMessage;
    this.#unanswered.set(whole.id, whole);
    this.carry(whole);
  }

  /** The server has answered this one. */
  answered(id: string): void {
    this.#unanswered.delete(id);
  }

  /** What got no answer before the connection was lost; the server knows what it has done already. */
  again(): void {
    for (const message of this.#unanswered.values()) this.carry(message);
  }
}
