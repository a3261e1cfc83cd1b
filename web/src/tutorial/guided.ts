/** A table of a lesson: what does not belong to the lesson is refused here, before it is sent. */
import { Connection, NotAllowed, type Parts } from "@/lib/connection.svelte";
import { t } from "@/lib/words.svelte";
import type { Done, Request } from "@/protocol";

const HARMLESS = new Set<Request["type"]>(["undo", "wait", "say"]);

/** An action in one way of writing: without the player's name, quotes and numbers of copies. */
export function gist(action: string): string {
  return action
    .replace(/^[^:[]+:\s*/, "")
    .replaceAll('"', "")
    .replace(/#\d+/g, "");
}

export class Guided extends Connection {
  /** The step that is to be done, in the notation. */
  expected: () => string = () => "";

  /** Passing is right as long as it is not the learner's turn to act. */
  #lets(action: string): boolean {
    const wanted = gist(this.expected());
    if (gist(action) === wanted) return true;
    const legal = this.choices?.moves?.some((move) => gist(move.action) === wanted);
    return gist(action) === "pass" && !legal;
  }

  override async send<T extends Request["type"]>(
    type: T,
    ...parts: Parts<T> extends Record<string, never> ? [] : [Parts<T>]
  ): Promise<Done> {
    const action = type === "do" ? (parts[0] as unknown as Parts<"do">).action : undefined;
    if (action === undefined ? !HARMLESS.has(type) : !this.#lets(action)) {
      throw new NotAllowed({ type: "refused", id: "", code: "lesson", text: t("tutorial-not-now") });
    }
    return super.send(type, ...parts);
  }
}
