/** What this browser remembers of its owner. Nothing of it leaves the browser but the name, to tables one sits at. */

export type Sex = "" | "male" | "female"; // of one's character; "": by chance
export type Theme = "system" | "dark" | "light";

export const SPEEDS = ["relaxed", "brisk", "blitz"] as const;

interface Settings {
  name: string;
  sex: Sex;
  theme: Theme;
  language: string; // "": what the browser says
  sound: boolean;
  soundAsked: boolean; // the question was answered, at the first game
  volume: number; // 0 to 1
  banter: boolean; // bots talk
  handOrder: "drawn" | "kind" | "useful" | "strong";
  motion: boolean; // false: nothing moves
  keys: boolean; // false: single keys do nothing
  speed: (typeof SPEEDS)[number]; // of tables one opens
}

const PLACE = "kickdoor.settings";
const FIRST: Settings = {
  name: "",
  sex: "",
  theme: "system",
  language: "",
  sound: false,
  soundAsked: false,
  volume: 0.7,
  banter: true,
  handOrder: "drawn",
  motion: true,
  keys: true,
  speed: "brisk",
};

function read(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...FIRST }; // a browser that keeps nothing
  }
}

export const settings: Settings = $state(read());

/** To be called whenever something was changed. */
export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    /* private windows may refuse; then it lasts as long as the page */
  }
  applyTheme();
}

/** Apply theme and motion of the settings to the page. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion ? "on" : "off";
}

/** Give the page the colours of a set. */
export function applySetTheme(set: string): void {
  document.documentElement.dataset["set"] = set;
}

export function still(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
