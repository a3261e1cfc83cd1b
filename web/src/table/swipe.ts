/** Swipes on a touch screen: sideways to the next or the previous one, down to close. */
import type { Attachment } from "svelte/attachments";

const FAR = 48; // px

export function swiped(turn: (by: number) => void, close: () => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | undefined;
    const down = (event: PointerEvent): void => {
      from = event.pointerType === "mouse" ? undefined : { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = undefined;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
      else if (y > FAR && y > 2 * Math.abs(x)) close();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
    };
  };
}
