/** What the pages say, in the reader's language: Fluent catalogues, one folder for each language. English is the
 * measure: what another language lacks fails a test, and is shown in English until then.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const catalogues = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });

const spoken: { language: Language; bundles: FluentBundle[] } = $state.raw({ language: "en", bundles: [] });
let version = $state(0);

async function bundle(language: Language): Promise<FluentBundle> {
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
  const english = await bundle("en");
  spoken.bundles = language === "en" ? [english] : [await bundle(language), english];
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
    if (message?.value) return each.formatPattern(message.value, parts ?? null);
  }
  return id;
}
