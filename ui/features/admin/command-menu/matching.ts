/** A searchable entry. */
export interface Searchable {
  label: string;
  /** Additional search words. */
  also?: string;
}

/**
 * The entries in which each search word is a prefix of some word, in their order; all entries for
 * an empty search.
 */
export function matching<Entry extends Searchable>(
  entries: readonly Entry[],
  search: string,
): Entry[] {
  const wanted = wordsOf(search);
  return entries.filter(({ label, also = "" }) => {
    const words = wordsOf(`${label} ${also}`);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export interface Part {
  text: string;
  found: boolean;
}

/** Splits a text into parts, marking those that match the search. */
export function highlightedParts(text: string, search: string): Part[] {
  const wanted = search.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at === -1) return [{ text, found: false }];
  return [
    { text: text.slice(0, at), found: false },
    { text: text.slice(at, at + wanted.length), found: true },
    { text: text.slice(at + wanted.length), found: false },
  ].filter((part) => part.text !== "");
}
