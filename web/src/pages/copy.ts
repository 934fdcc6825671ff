import { toasts } from '../state/toasts.svelte';

/** Put text on the clipboard and say so; where the browser forbids it, show it to be copied. */
export async function copy(text: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(words);
  } catch {
    window.prompt('Copy this:', text);
  }
}
