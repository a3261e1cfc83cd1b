/** A socket that comes back by itself: after a pause that grows, at once when the network is back or somebody looks at
 * the page again. What was sent and not answered is sent again; the server does nothing twice.
 */
interface Message {
  readonly id: string;
}

interface Listener<Received> {
  received(message: Received): void;
  opened?(): void;
  lost?(): void;
}

interface Options {
  slowest?: number; // milliseconds between two tries, at most
  silence?: number; // milliseconds after which a socket that says nothing is tried out
}

const FIRST_PAUSE = 250; // milliseconds; each is twice the one before

export class ReconnectingSocket<Sent extends Message, Received> {
  #socket: WebSocket | undefined;
  #unanswered = new Map<string, Sent>();
  #tries = 0;
  #heard = 0;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #slowest: number;
  readonly #silence: number;

  constructor(
    readonly path: string,
    readonly listener: Listener<Received>,
    { slowest = 8000, silence = 45_000 }: Options = {},
  ) {
    this.#slowest = slowest;
    this.#silence = silence;
    this.#open();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Now, or as soon as there is a connection; again after each reconnection, until `answered`. */
  send(message: Sent): void {
    this.#unanswered.set(message.id, message);
    if (this.isOpen) this.#socket!.send(JSON.stringify(message));
  }

  answered(id: string): void {
    this.#unanswered.delete(id);
  }

  /** A new connection at once, as somebody else: after sitting down. */
  reconnect(): void {
    this.#tries = 0;
    const old = this.#socket;
    this.#socket = undefined; // its end is no loss
    if (old) shut(old);
    if (!this.#isClosed) this.#open();
  }

  /** The server has said goodbye for good: what is waited for is forgotten. `reconnect` still works. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#unanswered.clear();
    const old = this.#socket;
    this.#socket = undefined;
    if (old) shut(old);
  }

  /** After a pause: something else than the socket has failed. */
  reconnectSoon(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.listener.lost?.();
    this.#timer = setTimeout(() => this.#open(), this.#pause());
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.stop();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      for (const message of this.#unanswered.values()) socket.send(JSON.stringify(message));
      this.listener.opened?.();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.listener.received(JSON.parse(event.data as string) as Received);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.reconnectSoon();
    };
  }

  #pause(): number {
    return Math.min(this.#slowest, FIRST_PAUSE * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
  }

  #wake = (): void => {
    if (document.hidden || !this.#socket) return;
    if (this.#socket.readyState === WebSocket.CLOSED) this.#open();
    else if (this.isOpen && Date.now() - this.#heard > this.#silence) this.#socket.close();
  };
}

/** Browsers complain of a socket that is closed while it connects. */
function shut(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
