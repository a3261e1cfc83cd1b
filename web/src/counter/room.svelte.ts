/** A room of the level counter. What is changed here is shown at once and sent when there is a line; the server does
 * nothing twice. A room on this screen only has no server, and works the same.
 */
import { api, Refused } from "@/lib/api";
import { ReconnectingSocket } from "@/lib/socket";
import { said, t } from "@/lib/words.svelte";
import type { Changed, RoomAnswer, RoomRequest, RoomUpdate } from "@/protocol";
import { forgetRoom, keepRoom, LOCAL, recall, type Waiting } from "./kept";
import { apply, fight, goal, newId, players, type Cells, type Edits, type Value } from "./sheet";

const SETTLES = 500; // milliseconds in which taps on the same number are one change
const SLOWEST = 4000; // milliseconds between two tries
const MOST_NEWS = 500;
const SILENCE = 60_000; // milliseconds after which a line that says nothing is tried out
const AGAIN = new Set(["unavailable", "busy", "too_many"]); // refusals that do not last

type Line = "local" | "connecting" | "open" | "lost" | "gone"; // gone: there is no such room

interface Pending extends Waiting {
  sent: boolean;
  done: number; // the entry that it became; 0: not yet
}

export class Room {
  cells: Cells = $state.raw({}); // as the log has them
  news: Changed[] = $state.raw([]);
  pending: Pending[] = $state.raw([]);
  taken: readonly string[] = $state.raw([]); // players who have a phone
  you = $state("");
  host = $state(false);
  line: Line = $state("connecting");
  known = $state(false); // there is something to show
  refusal = $state(""); // why the last change was not taken

  shown: Cells = $derived(this.pending.reduce((cells, each) => apply(cells, each.cells), this.cells));
  players = $derived(players(this.shown));
  fight = $derived(fight(this.shown));
  goal = $derived(goal(this.shown));
  story: Changed[] = $derived(this.#story());
  undoable: Changed | undefined = $derived(this.#undoable());

  #socket: ReconnectingSocket<RoomRequest, RoomAnswer> | undefined; // none on this screen only
  #seq = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    const kept = recall(id);
    if (kept) {
      this.cells = kept.cells;
      this.news = kept.news;
      this.pending = kept.waiting.map((each) => ({ ...each, sent: false, done: 0 }));
      this.you = kept.you;
      this.host = kept.host;
      this.#seq = kept.seq;
      this.known = true;
    }
    if (this.isLocal) {
      this.line = kept ? "local" : "gone";
      this.#flush();
      return;
    }
    this.#socket = new ReconnectingSocket(
      `/api/counters/${id}/socket`,
      {
        received: (answer: RoomAnswer) => this.#hear(answer),
        opened: () => this.#flush(),
        lost: () => (this.line = "lost"),
      },
      { slowest: SLOWEST, silence: SILENCE },
    );
    document.addEventListener("visibilitychange", this.#hidden);
  }

  get isLocal(): boolean {
    return this.id === LOCAL;
  }

  get isIn(): boolean {
    return this.host || Boolean(this.you);
  }

  close(): void {
    this.#flush();
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#socket?.close();
  }

  /** After joining: the same room, as somebody. */
  again(): void {
    this.#socket?.reconnect();
  }

  // ------------------------------------------------------------ who may what
  mayEdit(player: string): boolean {
    return this.host || this.you === player || (this.isIn && this.cells["room/open"] === true);
  }

  /** The fighter decides how it ended. */
  get mayEnd(): boolean {
    return this.fight !== undefined && this.mayEdit(this.fight.main.id);
  }

  // ------------------------------------------------------------ changing
  edit(cells: Edits): void {
    this.change("edit", cells);
  }

  change(why: Changed["why"], cells: Edits, more: Pick<Waiting, "dice" | "undoes"> = {}): void {
    if (!this.isIn) return;
    const last = this.pending.at(-1);
    const isOneStep = last?.why === "edit" && !last.sent && Date.now() - last.at < SETTLES;
    if (why === "edit" && isOneStep && sameCells(last.cells, cells)) {
      this.pending = [...this.pending.slice(0, -1), { ...last, cells, at: Date.now() }];
    } else {
      this.#flush();
      const by = this.you || "host";
      this.pending = [
        ...this.pending,
        { id: newId("r"), why, cells, at: Date.now(), by, ...more, sent: false, done: 0 },
      ];
    }
    clearTimeout(this.#settling);
    if (why === "edit") this.#settling = setTimeout(() => this.#flush(), SETTLES);
    else this.#flush();
    this.#keep();
  }

  undo(): void {
    const item = this.undoable;
    if (!item?.id) return;
    const back = Object.entries(item.cells ?? {}).map(([cell, [before]]) => [cell, before ?? null] as const);
    this.change("undone", Object.fromEntries(back), { undoes: item.id });
  }

  /** The host's: the player's phone counts no more. */
  release(player: string): void {
    this.#say({ type: "release", id: newId("r"), player });
  }

  /** What has settled goes to the server, or into the sheet where there is none. */
  #flush(): void {
    clearTimeout(this.#settling);
    const changing = this.pending.filter(
      (each) => each.sent || each.dice || changes(this.shownBefore(each), each.cells),
    );
    if (changing.length < this.pending.length) this.pending = changing;
    if (this.isLocal) {
      for (const each of this.pending) {
        this.news = [...this.news, told(each, this.cells, ++this.#seq)].slice(-MOST_NEWS);
        this.cells = apply(this.cells, each.cells);
      }
      this.pending = [];
      this.#keep();
      return;
    }
    for (const each of this.pending) if (!each.sent) this.#send(each);
  }

  shownBefore(one: Pending): Cells {
    const before = this.pending.slice(0, this.pending.indexOf(one));
    return before.reduce((cells, each) => apply(cells, each.cells), this.cells);
  }

  #send(one: Pending): void {
    const { id, why, cells, dice, undoes } = one;
    const request = { type: "change", id, why, cells, ...(dice && { dice }), ...(undoes && { undoes }) } as RoomRequest;
    one.sent = this.#say(request);
  }

  #say(request: RoomRequest): boolean {
    if (!this.#socket?.isOpen) return false; // what has not settled may still change
    this.#socket.send(request);
    return true;
  }

  // ------------------------------------------------------------ the line
  /** Somebody who looks away may not come back: what has settled by then is sent. */
  #hidden = (): void => {
    if (document.hidden) this.#flush();
  };

  #hear(answer: RoomAnswer): void {
    switch (answer.type) {
      case "room":
        this.#take(answer);
        return;
      case "done": {
        const { id, seq } = answer;
        this.#socket?.answered(id);
        if (this.#seq >= seq) this.pending = this.pending.filter((each) => each.id !== id);
        for (const each of this.pending) if (each.id === id) each.done = seq;
        this.#keep();
        return;
      }
      case "refused":
        this.#socket?.answered(answer.id);
        if (AGAIN.has(answer.code)) {
          for (const each of this.pending) if (each.id === answer.id) each.sent = false;
          setTimeout(() => this.#flush(), 1000);
          return;
        }
        if (this.pending.some((each) => each.id === answer.id)) this.refusal = said(answer);
        this.pending = this.pending.filter((each) => each.id !== answer.id);
        this.#keep();
        return;
      case "bye":
        if (answer.again !== false) return;
        this.#socket?.stop();
        void this.#ended();
    }
  }

  #take(update: RoomUpdate): void {
    const fresh = update.fresh ?? false;
    const news = [...(fresh ? [] : this.news), ...update.news];
    this.news = news.slice(-MOST_NEWS);
    const heard = new Set(update.news.map((item) => item.id));
    this.pending = this.pending.filter((each) => !heard.has(each.id) && !(each.done && each.done <= update.seq));
    this.cells = update.cells;
    this.taken = update.taken ?? [];
    this.you = update.you ?? "";
    this.host = update.host ?? false;
    this.#seq = update.seq;
    this.known = true;
    this.line = "open";
    this.#keep();
  }

  /** The room is gone, or our place in it: then we look on, and may join again. */
  async #ended(): Promise<void> {
    try {
      await api.room(this.id);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.line = "gone";
        forgetRoom(this.id);
      } else {
        for (const each of this.pending) each.sent = false;
        this.#socket?.reconnectSoon();
      }
      return;
    }
    this.you = "";
    this.host = false;
    this.pending = [];
    this.refusal = t("counter-out");
    forgetRoom(this.id);
    this.#socket?.reconnect();
  }

  // ------------------------------------------------------------ saving, telling, undoing
  #keep(): void {
    if (!this.known || !this.isIn) return;
    const waiting = this.pending.map(({ sent: _, done: __, ...each }) => each);
    const { id, cells, news, you, host } = this;
    keepRoom({ room: id, cells, news, waiting, seq: this.#seq, you, host, at: Date.now() });
  }

  #story(): Changed[] {
    let cells = this.cells;
    const waiting: Changed[] = [];
    for (const each of this.pending) {
      waiting.push(told(each, cells, this.news.length + waiting.length + 1e6));
      cells = apply(cells, each.cells);
    }
    return [...this.news, ...waiting];
  }

  /** The last change that is ours to take back, or anybody's for the host; nobody may have changed the same since. */
  #undoable(): Changed | undefined {
    const undone = new Set(this.story.map((item) => item.undoes).filter(Boolean));
    const last = this.story.findLast(
      (item) =>
        item.id &&
        item.why !== "undone" &&
        !undone.has(item.id) &&
        Object.keys(item.cells ?? {}).length > 0 &&
        (this.host || item.by === this.you),
    );
    const still = Object.entries(last?.cells ?? {}).every(
      ([cell, [, after]]) => (this.shown[cell] ?? null) === (after ?? null),
    );
    return still ? last : undefined;
  }
}

function sameCells(one: Edits, other: Edits): boolean {
  return Object.keys(one).join() === Object.keys(other).join();
}

function changes(cells: Cells, edits: Edits): boolean {
  return Object.entries(edits).some(([cell, value]) => (cells[cell] ?? null) !== value);
}

/** What a change will be told as, before the server has told it. */
function told(one: Waiting, before: Cells, seq: number): Changed {
  const after = apply(before, one.cells);
  const changed = Object.keys(one.cells).filter((cell) => before[cell] !== after[cell]);
  const names = Object.fromEntries([...players(after), ...players(before)].map(({ id, name }) => [id, name]));
  const cells: Record<string, [Value | null, Value | null]> = Object.fromEntries(
    changed.map((cell) => [cell, [before[cell] ?? null, after[cell] ?? null]]),
  );
  const { id, why, at, by, dice, undoes } = one;
  return { seq, at, why, id, by, cells, dice, undoes, names };
}
