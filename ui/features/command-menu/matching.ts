/** Something that can be looked for by its words. */
export interface Worded {
  label: string;
  /** Other words for it. */
  also?: string;
}

/** Those in which each of the words begins some word, in their order; all where none is given. */
export function matching<Entry extends Worded>(entries: readonly Entry[], search: string): Entry[] {
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

/** A text in parts, of which those that the search has found are marked. */
export function foundIn(text: string, search: string): Part[] {
  const wanted = search.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at === -1) return [{ text, found: false }];
  return [
    { text: text.slice(0, at), found: false },
    { text: text.slice(at, at + wanted.length), found: true },
    { text: text.slice(at + wanted.length), found: false },
  ].filter((part) => part.text !== "");
}
