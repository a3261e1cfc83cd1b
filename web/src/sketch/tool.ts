import type { StampName } from "./stamps";

/** What the hand holds. `colour`: its place among those of the server. */
export interface Tool {
  kind: "draw" | "stamp";
  colour: number;
  width: number;
  stamp: StampName;
  size: number; // of the stamp
}
