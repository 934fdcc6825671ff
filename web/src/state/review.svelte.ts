/** What a bot says of a finished game; made when somebody asks, so it may take a while. */
import type { Review, ReviewPoint } from '../protocol';
import { api } from './api';

const ASK_AGAIN = 1500;

/** A turning point with the letter it wears in the list, the graph and the slider. */
export interface Flag {
  letter: string;
  point: ReviewPoint;
}

export class GameReview {
  review: Review | null = $state.raw(null);
  #isOpen = true;
  #timer = 0;

  constructor(readonly id: string) {
    void this.#ask();
  }

  readonly isReady = $derived(this.review?.state === 'ready' && this.review.plies.length > 1);
  readonly flags: Flag[] = $derived(
    this.isReady ? this.review!.turns.map((point, at) => ({ letter: 'abc'[at]!, point })) : [],
  );

  async #ask(): Promise<void> {
    try {
      this.review = await api.review(this.id);
    } catch {
      // Without a review the end page still says who won; the next try may go better.
    }
    if (this.#isOpen && (this.review?.state ?? 'thinking') === 'thinking') {
      this.#timer = window.setTimeout(() => void this.#ask(), ASK_AGAIN);
    }
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }
}
