/** Being called while the page is closed: the browser's own push service wakes our worker, which asks our server. */
import { api, Refusal } from './api';
import { home } from './home.svelte';
import { workerReady } from './offline';
import { settings, type Choices } from './settings.svelte';

/** A time of day (`22:30`) as a minute of the day; null where it is none. */
export function minuteOf(time: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found ? 60 * Number(found[1]) + Number(found[2]) : null;
}

export interface QuietHours {
  start: number;
  end: number;
  zone: string;
}

/** The hours in which somebody does not want to be called, as the server is told them. */
export function quietOf(choices: Choices, zone: string): QuietHours | null {
  const [start, end] = [minuteOf(choices.quietFrom), minuteOf(choices.quietTo)];
  if (!choices.quiet || start === null || end === null || start === end) return null;
  return { start, end, zone };
}

/** The server's key as bytes. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const padded = text.replace(/-/g, '+').replace(/_/g, '/');
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}

class Push {
  /** Something is on its way to the browser or the server. */
  isBusy = $state(false);

  /** Can this be offered at all: the operator wants it, and the browser can do it? */
  get isOffered(): boolean {
    const hasKey = Boolean(home.info?.push_key);
    return hasKey && 'serviceWorker' in navigator && 'PushManager' in window;
  }

  /** Switch it on or off; in words why it could not be, empty where it was. */
  async turn(wanted: boolean): Promise<string> {
    this.isBusy = true;
    try {
      if (wanted) await this.#begin();
      else await this.#end();
      settings.choices.push = wanted;
      return '';
    } catch (error) {
      settings.choices.push = false;
      if (error instanceof Refusal) return error.message;
      return 'This browser does not let Hexmoot call you.';
    } finally {
      this.isBusy = false;
    }
  }

  /** Tell the server of this browser again: its address may have changed, and the quiet hours too. */
  async renew(): Promise<void> {
    if (!settings.choices.push || !this.isOffered || !home.me) return;
    await this.turn(true);
  }

  async #begin(): Promise<void> {
    if (!home.me) throw new Refusal('unknown_player', 'Choose a name first.');
    if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
    const worker = await workerReady();
    if (!worker) throw new Error('no worker');
    const key = keyBytes(home.info!.push_key!);
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint } = await worker.pushManager.subscribe(wish);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await api.subscribe({ endpoint, quiet: quietOf(settings.choices, timeZone || 'UTC') });
  }

  async #end(): Promise<void> {
    const worker = await workerReady();
    const known = await worker?.pushManager.getSubscription();
    if (!known) return;
    const { endpoint } = known;
    await known.unsubscribe();
    if (home.me) await api.unsubscribe({ endpoint });
  }
}

export const push = new Push();
