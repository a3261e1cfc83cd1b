/** Searching as one types: no capitals, accents or apostrophes, and all words somewhere. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "");
}

export function wordsOf(looked: string): string[] {
  return plain(looked).split(/\s+/).filter(Boolean);
}
