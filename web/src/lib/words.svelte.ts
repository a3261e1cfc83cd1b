/** What the pages say, in the reader's language: Fluent catalogues, one folder for each language. English is the
 * measure: what another language lacks fails a test, and is shown in English until then. Messages of the server have
 * catalogues of their own; it sends the English text itself, so the pages need only the other languages.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Words } from "@/protocol";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const ofPages = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });
const ofServer = import.meta.glob<string>("../../../src/kickdoor/wording/locales/{de,es}/*.ftl", {
  query: "?raw",
  import: "default",
});

/** `bundles`: of the pages, the first language that has a message says it. `server`: none for English. */
const spoken: { language: Language; bundles: FluentBundle[]; server: FluentBundle | undefined } = $state.raw({
  language: "en",
  bundles: [],
  server: undefined,
});
let version = $state(0);

async function bundle(language: Language, catalogues: Record<string, () => Promise<string>>): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const files = Object.entries(catalogues).filter(([path]) => path.includes(`/locales/${language}/`));
  for (const text of await Promise.all(files.map(([, load]) => load()))) {
    const errors = made.addResource(new FluentResource(text));
    for (const error of errors) console.error(error);
  }
  return made;
}

/** Loads the language of the settings, or of the browser. */
export async function speak(): Promise<void> {
  const wished = settings.language ? [settings.language] : [...navigator.languages];
  const [first] = negotiateLanguages(wished, Object.keys(LANGUAGES), { defaultLocale: "en", strategy: "lookup" });
  const language = (first ?? "en") as Language;
  const english = await bundle("en", ofPages);
  spoken.bundles = language === "en" ? [english] : [await bundle(language, ofPages), english];
  spoken.server = language === "en" ? undefined : await bundle(language, ofServer);
  spoken.language = language;
  document.documentElement.lang = language;
  version++;
}

export function language(): Language {
  void version;
  return spoken.language;
}

/** The message of that name. */
export function t(id: string, parts?: Record<string, FluentVariable>): string {
  void version;
  for (const each of spoken.bundles) {
    const message = each.getMessage(id);
    if (!message?.value) continue;
    const wrong: Error[] = [];
    const text = each.formatPattern(message.value, parts ?? null, wrong);
    wrong.forEach(reportError); // the page itself goes on
    return text;
  }
  return id;
}

// ------------------------------------------------------------ what the server says
type Parts = NonNullable<Words["parts"]>;
type Part = Parts[string];

/** Something that the server says in English, with the id of the message and what fills its variables. */
export interface Said {
  readonly text: string;
  readonly key?: string | undefined;
  readonly parts?: Parts | undefined;
}

class Unsaid extends Error {}

/** In the reader's language; in English where there is no message for it, as with what people write. */
export function said(one: Said): string {
  void version;
  if (!spoken.server || !one.key) return one.text;
  try {
    return phrase(one.key, one.parts).replace("!.", "!"); // a name may end the sentence that it stands in
  } catch (error) {
    if (error instanceof Unsaid) return one.text;
    throw error;
  }
}

function phrase(key: string, parts: Parts = {}): string {
  const bundle = spoken.server;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) throw new Unsaid(key);
  const filled = Object.fromEntries(Object.entries(parts).map(([gap, part]) => [gap, worded(part)]));
  return bundle.formatPattern(message.value, filled);
}

function worded(part: Part): FluentVariable {
  if (typeof part === "string" || typeof part === "number") return part;
  return "key" in part ? phrase(part.key, part.parts) : listed(part.map((each) => String(worded(each))));
}

/** With a capital letter, as where a phrase stands alone. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}
