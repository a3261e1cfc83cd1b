/** Which key does what at the table, and the list of them for the player. */
import type { Play } from "./play.svelte";

type KeyId = "go" | "wait" | "hand" | "close" | "deal" | "story" | "say" | "seat" | "again" | "rule" | "hint" | "help";

/** `shown`: a letter as it is, or a word of the catalogues. */
export const KEYS: readonly { id: KeyId; shown: readonly string[] }[] = [
  { id: "go", shown: ["enter"] },
  { id: "wait", shown: ["space"] },
  { id: "hand", shown: ["←", "→"] },
  { id: "close", shown: ["escape"] },
  { id: "deal", shown: ["D"] },
  { id: "seat", shown: ["1", "6"] },
  { id: "story", shown: ["L"] },
  { id: "say", shown: ["/"] },
  { id: "again", shown: ["R"] },
  { id: "rule", shown: ["B"] },
  { id: "hint", shown: ["H"] },
  { id: "help", shown: ["?"] },
];

/** What the page itself has to do: where the focus goes, which dialog opens. */
export interface Page {
  focus(what: "story" | "say" | number): void; // a number: that seat
  readRule(): void;
  showKeys(): void;
}

/** Does what the key is for; false: it is for nothing. */
export function press(key: string, play: Play, page: Page): boolean {
  switch (key) {
    case " ":
      return play.wait();
    case "Enter":
      return play.goOn();
    case "ArrowLeft":
    case "ArrowRight":
      return play.raiseNext(key === "ArrowLeft" ? -1 : 1);
    case "Escape":
      void play.raise(undefined);
      return true;
    case "d":
      return play.openDeal();
    case "h":
      return play.askHint();
    case "l":
      page.focus("story");
      return true;
    case "/":
      page.focus("say");
      return true;
    case "b":
      page.readRule();
      return true;
    case "?":
      page.showKeys();
      return true;
    default:
      if (!/^[1-6]$/.test(key)) return false;
      page.focus(Number(key) - 1);
      return true;
  }
}
