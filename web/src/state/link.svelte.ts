/** A socket that comes back by itself: after a lost connection, a sleeping laptop, a restarted server. */

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const QUIET_SECONDS = 20;

/** How long to wait before the n-th try, in milliseconds; `chance` spreads many clients out. */
export function waitBefore(attempt: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(wait * (0.75 + chance / 2));
}

export class Link {
  state: LinkState = $state('connecting');
  /** Has the connection been away long enough to say so? */
  isLate = $state(false);
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer = 0;
  #lateTimer = 0;
  #beat = 0;
  #heard = 0;

  constructor(
    readonly address: string,
    readonly onMessage: (message: unknown) => void,
    readonly onQuiet: () => void = () => undefined,
    readonly onOpen: () => void = () => undefined,
  ) {}

  open(): void {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#beat = window.setInterval(this.#check, 5000);
    this.#connect();
  }

  /** Leave for good. */
  close(): void {
    this.state = 'closed';
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    clearTimeout(this.#lateTimer);
    this.#socket?.close();
  }

  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Begin afresh, as somebody with a name now. */
  reconnect(): void {
    if (this.state !== 'closed') this.#connect();
  }

  /** Try at once instead of waiting on. */
  retry(): void {
    if (this.state === 'lost') this.#connect();
  }

  #now = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heardOf(socket, event.data as string);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #opened(): void {
    this.state = 'open';
    this.onOpen();
    this.isLate = false;
    this.#heard = Date.now();
    clearTimeout(this.#lateTimer);
    this.#lateTimer = 0;
  }

  #heardOf(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return;
    this.#attempt = 0;
    this.#heard = Date.now();
    this.onMessage(JSON.parse(data));
  }

  #lost(): void {
    if (this.state === 'closed') return;
    this.state = 'lost';
    this.#lateTimer ||= window.setTimeout(() => (this.isLate = true), 2000);
    const wait = waitBefore(this.#attempt++, Math.random());
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** A connection that says nothing may be dead without knowing it: ask, and give it up. */
  #check = (): void => {
    if (this.state !== 'open') return;
    const quiet = (Date.now() - this.#heard) / 1000;
    if (quiet > 2 * QUIET_SECONDS) this.#socket?.close();
    else if (quiet > QUIET_SECONDS) this.onQuiet();
  };
}
