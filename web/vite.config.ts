import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { NAMES } from "./src/parts/icon-names.ts";
import { STAMPS } from "./src/sketch/stamps.ts";

const server = process.env["KICKDOOR_SERVER"] ?? "http://127.0.0.1:8000"; // while the pages are developed
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Drawn {
  authors: string[];
  icons: Record<string, [author: number, path: string]>;
}
const drawn = (): Drawn => JSON.parse(readFileSync(here("../src/kickdoor/packs/data/icons.json"), "utf-8")) as Drawn;

/** A module whose value is made while the pages are built. */
function made(name: string, make: () => unknown): Plugin {
  const id = `\0${name}`;
  return {
    name,
    resolveId: (source) => (source === name ? id : undefined),
    load: (source) => (source === id ? `export default ${JSON.stringify(make())}` : undefined),
  };
}

/** The paths of the icons that the pages name, out of the many that cards may use. */
function icons(names: readonly string[]): Record<string, string> {
  const known = drawn().icons;
  const missing = names.filter((name) => !(name in known));
  if (missing.length) throw new Error(`not in tools/icons.txt: ${missing.join(", ")}`);
  return Object.fromEntries(names.map((name) => [name, known[name]![1]]));
}

/** Who drew which icons. */
function credits(): [author: string, icons: string[]][] {
  const { authors, icons } = drawn();
  const names = Object.keys(icons).sort();
  return authors.map((author, number) => [author, names.filter((name) => icons[name]![0] === number)]);
}

/** Lengths in px become rem, so that the whole page grows with the font size of the root (base.css) on large screens.
 * Conditions of @media stay in px; those of @container grow with what they measure.
 */
const inRem = (text: string): string =>
  text.replace(/"[^"]*"|url\([^)]*\)|(?<![\w.-])(-?\d*\.?\d+)px\b/g, (all: string, px?: string) =>
    px === undefined ? all : `${Number((Number(px) / 16).toFixed(5))}rem`,
  );
const growing = {
  postcssPlugin: "px-to-rem",
  Declaration(each: { value: string }): void {
    if (each.value.includes("px")) each.value = inRem(each.value);
  },
  AtRule: {
    container(rule: { params: string }): void {
      if (rule.params.includes("px")) rule.params = inRem(rule.params);
    },
  },
};

export default defineConfig({
  css: { postcss: { plugins: [growing] } },
  plugins: [
    svelte(),
    made("virtual:icons", () => icons(NAMES)),
    made("virtual:stamps", () => icons(STAMPS)),
    made("virtual:credits", credits),
  ],
  resolve: { alias: { "@face": here("../src/kickdoor/cardfaces/assets"), "@": here("./src") } },
  build: {
    outDir: here("../src/kickdoor/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows files of its own, and nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        // One file for each language, not one for each catalogue.
        codeSplitting: { groups: [{ name: (id) => /\/locales\/(\w+)\//.exec(id)?.[1] ?? null, test: /\/locales\// }] },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true }, "/faces": server },
  },
});
