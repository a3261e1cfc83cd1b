/** Cards can be dragged to what they are played on. What is legal where is asked of the list of moves. */
import type { Attachment } from "svelte/attachments";
import type { Move } from "@/protocol";
import type { Play } from "./play.svelte";

export interface Spot {
  player?: number;
  on?: number;
  side?: "fighters" | "monsters";
  table?: boolean; // one's own side of the table
}

function fits(move: Move, spot: Spot, play: Play): boolean {
  if (spot.on !== undefined && move.on === spot.on) return true;
  if (spot.side !== undefined && move.side === spot.side) return true;
  if (spot.player !== undefined) {
    if (move.player === spot.player) return true;
    const bare = (move.player ?? -1) < 0 && (move.on ?? -1) < 0 && !move.side;
    return spot.player === play.me && bare && ["play", "equip", "unequip"].includes(move.verb);
  }
  if (spot.table) return (move.player ?? -1) < 0 && (move.on ?? -1) < 0 && !move.side;
  return false;
}

export function draggable(play: Play, card: number): Attachment<HTMLElement> {
  return (node) => {
    if (!play.line) return;
    node.draggable = true;
    const start = (event: DragEvent): void => {
      event.dataTransfer?.setData("text/plain", String(card));
      if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
      play.dragged = card;
    };
    const end = (): void => {
      play.dragged = undefined;
    };
    node.addEventListener("dragstart", start);
    node.addEventListener("dragend", end);
    return () => {
      node.removeEventListener("dragstart", start);
      node.removeEventListener("dragend", end);
    };
  };
}

/** Where a dragged card may be dropped, a glow says so. With one move it is done, with several they are shown. */
export function droppable(play: Play, spot: Spot): Attachment<HTMLElement> {
  return (node) => {
    const moves = (): Move[] =>
      play.dragged === undefined ? [] : play.with(play.dragged).filter((move) => fits(move, spot, play));
    const over = (event: DragEvent): void => {
      if (!moves().length) return;
      event.preventDefault();
      event.stopPropagation();
      node.classList.add("is-target");
    };
    const leave = (): void => node.classList.remove("is-target");
    const drop = (event: DragEvent): void => {
      leave();
      const found = moves();
      if (!found.length) return;
      event.preventDefault();
      event.stopPropagation();
      const card = play.dragged!;
      play.dragged = undefined;
      if (found.length === 1) void play.do(found[0]!);
      else void play.raise(card);
    };
    node.addEventListener("dragover", over);
    node.addEventListener("dragleave", leave);
    node.addEventListener("drop", drop);
    return () => {
      node.removeEventListener("dragover", over);
      node.removeEventListener("dragleave", leave);
      node.removeEventListener("drop", drop);
    };
  };
}

/** A strip on which a face is drawn over as many places as one likes: `[data-pick="2H"]` are the faces, `[data-n]` the
 * places.
 */
export function brushed(paint: (n: number, who: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let who = "";
    const down = (event: PointerEvent): void => {
      who = (event.target as Element).closest<HTMLElement>("[data-pick]")?.dataset["pick"]?.slice(-1) ?? "";
    };
    const move = (event: PointerEvent): void => {
      if (!who) return;
      const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-n]");
      if (place && node.contains(place)) paint(Number(place.dataset["n"]), who);
    };
    const up = (): void => {
      who = "";
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}
