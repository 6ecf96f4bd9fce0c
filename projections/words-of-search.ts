/** The words of a search in small letters; at most ten, since more cannot be meant. */
export const wordsOf = (search: string | null | undefined): readonly string[] =>
  (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
