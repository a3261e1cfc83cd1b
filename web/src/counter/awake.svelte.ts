/** Keeps the screen on while somebody counts. Browsers allow it on secure pages only, and end it when one looks away. */
const PLACE = "kickdoor.counter-awake";

function wished(): boolean {
  try {
    return localStorage.getItem(PLACE) !== "off";
  } catch {
    return true;
  }
}

export const awake = $state({ possible: "wakeLock" in navigator, on: wished() });
let lock: WakeLockSentinel | undefined;
let watched = false; // a room is open

async function hold(): Promise<void> {
  if (!awake.possible || !awake.on || document.hidden || (lock && !lock.released)) return;
  try {
    const held = await navigator.wakeLock.request("screen");
    if (watched && awake.on && (!lock || lock.released)) lock = held;
    else void held.release(); // nobody wants it any more
  } catch {
    /* a device that saves power may refuse; it is asked again when somebody looks */
  }
}

export function stayAwake(on: boolean): void {
  awake.on = on;
  try {
    localStorage.setItem(PLACE, on ? "on" : "off");
  } catch {
    /* then it lasts as long as the page */
  }
  if (on) void hold();
  else void lock?.release();
}

/** Keep the screen on until the returned function is called. */
export function watchOver(): () => void {
  const look = (): void => void hold();
  watched = true;
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    watched = false;
    void lock?.release();
    lock = undefined;
  };
}
