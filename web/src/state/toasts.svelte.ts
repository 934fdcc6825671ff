/** One short line that goes by itself. */

const SECONDS = 4;

class Toasts {
  text = $state('');
  #timer = 0;

  say(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = ''), SECONDS * 1000);
  }
}

export const toasts = new Toasts();
