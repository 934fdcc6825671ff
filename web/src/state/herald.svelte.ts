/** What a screen reader is told of what happens: a few things at a time, the newest in the end. */

/** So many sentences at once, and time enough to say them. */
export const AT_ONCE = 3;
const SECONDS = 4;
/** Further behind than this only the newest is worth saying. */
const MOST = 9;

export class Herald {
  words = $state('');
  #waiting: string[] = [];
  #timer = 0;

  /** These things happened. */
  tell(sentences: readonly string[]): void {
    this.#waiting = [...this.#waiting, ...sentences.filter(Boolean)].slice(-MOST);
    if (!this.#timer) this.#say();
  }

  #say(): void {
    this.#timer = 0;
    if (this.#waiting.length === 0) return;
    this.words = this.#waiting.splice(0, AT_ONCE).map(ended).join(' ');
    this.#timer = window.setTimeout(() => this.#say(), SECONDS * 1000);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

const ended = (sentence: string) => (/[.!?:]$/.test(sentence) ? sentence : `${sentence}.`);
