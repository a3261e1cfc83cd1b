import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReconnectingSocket } from "@/lib/socket";

interface Note {
  id: string;
}

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("not open");
    this.sent.push((JSON.parse(text) as Note).id);
  }
  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
  // as the network does it
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!;
const page = Object.assign(new EventTarget(), { hidden: false });
let windowEvents: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses are as long as they are on average
  FakeSocket.made = [];
  windowEvents = new EventTarget();
  page.hidden = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "kick.door" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal("removeEventListener", windowEvents.removeEventListener.bind(windowEvents));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function opened(options = {}): { line: ReconnectingSocket<Note, Note>; heard: string[]; events: string[] } {
  const heard: string[] = [];
  const events: string[] = [];
  const listener = {
    received: (note: Note) => void heard.push(note.id),
    opened: () => void events.push("opened"),
    lost: () => void events.push("lost"),
  };
  return { line: new ReconnectingSocket<Note, Note>("/api/socket", listener, options), heard, events };
}

describe("ReconnectingSocket", () => {
  it("opens a secure socket of this host and hears", () => {
    const { heard, events } = opened();
    expect(last().url).toBe("wss://kick.door/api/socket");
    last().accept();
    last().say({ id: "hello" });
    expect([heard, events]).toEqual([["hello"], ["opened"]]);
  });

  it("comes back after pauses that double, up to the slowest", () => {
    const { events } = opened({ slowest: 1000 });
    for (const pause of [250, 500, 1000, 1000]) {
      const before = FakeSocket.made.length;
      last().close();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.made.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made.length).toBe(before + 1);
    }
    expect(events).toEqual(["lost", "lost", "lost", "lost"]);
    last().accept(); // and begins anew with the shortest
    last().close();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made.length).toBe(6);
  });

  it("sends what is not answered again, in order, and what is answered no more", () => {
    const { line } = opened();
    line.send({ id: "early" });
    last().accept();
    expect(last().sent).toEqual(["early"]);
    line.send({ id: "a" });
    line.send({ id: "b" });
    line.answered("early");
    line.answered("a");
    last().close();
    line.send({ id: "c" });
    vi.advanceTimersByTime(250);
    last().accept();
    expect(last().sent).toEqual(["b", "c"]);
  });

  it("does not wait when the network is back", () => {
    opened();
    last().accept();
    last().close();
    windowEvents.dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(2);
    vi.advanceTimersByTime(60_000); // the pause is over, too: no third one
    expect(FakeSocket.made.length).toBe(2);
  });

  it("tries out a socket that was silent while nobody looked", () => {
    const { events } = opened({ silence: 1000 });
    last().accept();
    page.hidden = true;
    vi.advanceTimersByTime(5000);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(events).toEqual(["opened"]);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(events).toEqual(["opened", "lost"]);
  });

  it("reconnects at once as somebody else, without a loss", () => {
    const { line, events } = opened();
    last().accept();
    const old = last();
    line.reconnect();
    expect(old.readyState).toBe(FakeSocket.CLOSED);
    expect(FakeSocket.made.length).toBe(2);
    expect(events).toEqual(["opened"]);
  });

  it("stays closed", () => {
    const { line, events } = opened();
    line.close();
    last().accept(); // closed while it connected
    expect(last().readyState).toBe(FakeSocket.CLOSED);
    windowEvents.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.made.length, events]).toEqual([1, []]);
  });

  it("forgets what it waits for when it is told to stop", () => {
    const { line } = opened();
    last().accept();
    line.send({ id: "a" });
    line.stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
    line.reconnect();
    last().accept();
    expect(last().sent).toEqual([]);
  });
});
