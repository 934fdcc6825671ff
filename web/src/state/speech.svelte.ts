/** What was said at the table just now stands at the seats for a while. */
import type { ChatLine } from '../protocol';
import { quoted } from './talk';
import { toasts } from './toasts.svelte';

const STAYS = 7000;
/** On a phone the seats stand below the board, out of sight. */
const areSeatsBelow = () => matchMedia('(max-width: 760px)').matches;

export class Speech {
  /** By seat. */
  bubbles: Record<number, string> = $state.raw({});

  /** Show a line at its seat; where the seats are out of sight of a game, over the board. */
  show({ seat, name, text }: ChatLine, isPlaying: boolean): void {
    if (seat === null) return;
    this.bubbles = { ...this.bubbles, [seat]: text };
    if (areSeatsBelow() && isPlaying) toasts.say(`${name}: ${quoted(text)}`);
    setTimeout(() => {
      if (this.bubbles[seat] === text) this.bubbles = { ...this.bubbles, [seat]: '' };
    }, STAYS);
  }

  /** Was this said too long ago to be seen still? */
  isLate({ at }: ChatLine): boolean {
    return at <= (Date.now() - STAYS) / 1000;
  }
}
