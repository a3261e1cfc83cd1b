/** Faces of cards, as the server draws them: one for each name. */
import { SvelteMap } from "svelte/reactivity";
import type { CardInfo, PackCards } from "@/protocol";
import { type Language, language } from "./words.svelte";

export interface Printed extends CardInfo {
  readonly pack: string;
}

const printed = new SvelteMap<string, Printed>();
let sprite: SVGSVGElement | undefined;
const drawn = new Set<string>();

type Ask = (language: Language) => Promise<readonly PackCards[]>;
let latest: Ask | undefined;

/** Their faces can be shown from now on. They are asked for again whenever another language is chosen. */
export async function learn(ask: Ask): Promise<readonly PackCards[]> {
  latest = ask;
  const packs = await ask(language());
  if (latest === ask) show(packs);
  return packs;
}
$effect.root(() => {
  $effect(() => {
    const spoken = language();
    latest?.(spoken).then(show, () => undefined); // keep the cards that are known
  });
});

function show(packs: readonly PackCards[]): void {
  for (const pack of packs) {
    if (!drawn.has(pack.name)) {
      drawn.add(pack.name);
      draw(pack.symbols);
    }
    for (const card of pack.cards) printed.set(card.name, { ...card, pack: pack.name });
  }
}

export function face(name: string): Printed | undefined {
  return printed.get(name);
}

let known = 0;
let named: RegExp; // any name of a card, the longest first, so that none hides in another

/** A text in pieces: every other one, beginning with the second, is the name of a card. */
export function byNames(text: string): string[] {
  if (!printed.size) return [text];
  if (printed.size !== known) {
    known = printed.size;
    const names = [...printed.keys()].sort((a, b) => b.length - a.length);
    const any = names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
    named = new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, "u");
  }
  return text.split(named);
}

/** What a card's picture shows above all: a symbol in the document; "" for one that is not known. */
export function picture(name = ""): string {
  const art = printed.get(name)?.data["art"] as string | { icon?: string } | undefined;
  const icon = typeof art === "string" ? art : art?.icon;
  return icon ? `#i-${icon}` : "";
}

/** Pictures refer to symbols in the document. Each is there once. */
function draw(symbols: string): void {
  if (!sprite) {
    sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sprite.setAttribute("class", "sprite");
    sprite.setAttribute("aria-hidden", "true");
    document.body.append(sprite);
  }
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`,
    "image/svg+xml",
  );
  for (const symbol of [...parsed.documentElement.children]) {
    if (!document.getElementById(symbol.id)) sprite.append(document.importNode(symbol, true));
  }
}
