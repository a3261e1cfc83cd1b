/** A table over a socket: always its latest state, and every request answered, whatever happens to the connection. It
 * comes back by itself and sends again what was not answered; the server does nothing twice.
 */
import { newId } from "./ids";
import { Contribution } from "./shuffle";
import { ReconnectingSocket } from "./socket";
import type { Answer, Choices, Done, Happening, Info, Refusal, Request, Scene, Update } from "@/protocol";
import { said } from "./words.svelte";

/** What a request is, but for its id and its kind. */
export type Parts<T extends Request["type"]> = Omit<Extract<Request, { type: T }>, "id" | "type">;

export class NotAllowed extends Error {
  constructor(readonly refusal: Refusal) {
    super(said(refusal));
  }
}

const MOST_NEWS = 400;

export type State = "connecting" | "open" | "lost" | "ended";

export class Connection {
  state: State = $state("connecting");
  why = $state(""); // it ended
  info: Info | undefined = $state.raw();
  scene: Scene | undefined = $state.raw();
  before: Scene | undefined = $state.raw(); // as it was one update ago
  news: Happening[] = $state.raw([]);
  latest: Happening[] = $state.raw([]); // what came with the last update
  choices: Choices | undefined = $state.raw();
  seq = $state(0);
  since = $state(0); // when the last update came, on this browser's clock

  beforeUpdate: () => void = () => {}; // the page may look at itself once more

  #socket: ReconnectingSocket<Request, Answer>;
  #waiting = new Map<string, (answer: Answer) => void>();
  #listeners = new Set<(update: Update) => void>();
  #contribution: Contribution;

  constructor(readonly table: string) {
    this.#contribution = new Contribution(table);
    this.#socket = new ReconnectingSocket(`/api/tables/${table}/socket`, {
      received: (answer) => this.#hear(answer),
      opened: () => (this.state = "open"),
      lost: () => (this.state = "lost"),
    });
  }

  get seat(): number {
    return this.info?.you ?? -1;
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.state = "ended";
    this.#socket.close();
  }

  /** After sitting down: the same table, as somebody else. */
  again(): void {
    this.state = "connecting";
    this.#socket.reconnect();
  }

  // ------------------------------------------------------------ asking
  /** Done, or thrown why not. */
  async send<T extends Request["type"]>(
    type: T,
    ...parts: Parts<T> extends Record<string, never> ? [] : [Parts<T>]
  ): Promise<Done> {
    return (await this.ask(type, ...parts)) as Done;
  }

  async ask<T extends Request["type"]>(
    type: T,
    ...parts: Parts<T> extends Record<string, never> ? [] : [Parts<T>]
  ): Promise<Answer> {
    return this.#ask({ type, id: newId(), ...parts[0] } as unknown as Request);
  }

  async #ask(request: Request): Promise<Answer> {
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(request.id, resolve);
      this.#socket.send(request);
    });
    if (answer.type === "refused") throw new NotAllowed(answer);
    return answer;
  }

  // ------------------------------------------------------------ hearing
  #hear(answer: Answer): void {
    switch (answer.type) {
      case "update":
        this.#take(answer);
        return;
      case "bye":
        if (answer.again === false) {
          this.state = "ended";
          this.why = said(answer);
          this.#socket.stop();
        }
        return;
      default: {
        const resolve = this.#waiting.get(answer.id);
        this.#waiting.delete(answer.id);
        this.#socket.answered(answer.id);
        resolve?.(answer);
      }
    }
  }

  #take(update: Update): void {
    const fresh = update.fresh ?? false;
    this.beforeUpdate();
    this.before = fresh ? undefined : this.scene;
    this.info = update.info;
    this.scene = update.scene ?? undefined;
    const known = fresh ? [] : this.news;
    this.latest = fresh ? [] : [...update.news];
    this.news = [...known, ...update.news].slice(-MOST_NEWS);
    this.seq = update.seq;
    this.since = Date.now();
    for (const listener of this.#listeners) listener(update);
    void this.#contribute();
    void this.#look();
  }

  /** Before the deal: our part in it. If it comes too late, the cards are dealt without it. */
  async #contribute(): Promise<void> {
    const request = this.#contribution.next(this.info!);
    if (!request) return;
    try {
      await this.#ask(request);
      this.#contribution.done(request);
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
    }
  }

  /** What we may do now. If the answer comes too late, ask again. */
  async #look(): Promise<void> {
    if (this.seat < 0 || this.info?.stage !== "playing") {
      this.choices = undefined;
      return;
    }
    const seq = this.seq;
    try {
      const found = (await this.ask("ask", { parts: true })) as Choices;
      if (this.seq === seq || found.seq === this.seq) this.choices = found;
    } catch {
      this.choices = undefined;
    }
  }
}
