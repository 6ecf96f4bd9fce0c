import type { TimeSlice } from "#event-store/time-slice.ts";
import type { createMarker } from "./marks.ts";
import type { Meaning } from "./meanings.ts";

/** A search word that was replaced by other words. */
export interface ReplacedWord {
  readonly typed: string;
  /** Synonyms of the word, or the corrections of a typo. */
  readonly reason: "synonym" | "typo";
  /** The words that were searched for; at least one. */
  readonly replacements: readonly string[];
}

/** How a search was understood. */
export interface Interpretation {
  /** Empty if all words matched as typed. */
  readonly replacedWords: readonly ReplacedWord[];
  /** Marks matches in the texts of a product. */
  readonly marksIn: ReturnType<typeof createMarker>;
}

/** Maximum number of words that a sentence of the page can name. */
const maxReplacements = 3;

/** The replaced words of a search, limited to replacements that matched. Runs in slices. */
export const replacedWordsOf = async <Posting>(
  byWord: readonly (readonly Meaning<Posting>[])[],
  hasFound: (meaning: Meaning<Posting>) => boolean,
  slice: TimeSlice,
): Promise<readonly ReplacedWord[]> => {
  const replaced: ReplacedWord[] = [];
  for (const meanings of byWord) {
    const word = await replacedWordOf(meanings, hasFound, slice);
    if (word) replaced.push(word);
  }
  return replaced;
};

const replacedWordOf = async <Posting>(
  meanings: readonly Meaning<Posting>[],
  hasFound: (meaning: Meaning<Posting>) => boolean,
  slice: TimeSlice,
): Promise<ReplacedWord | null> => {
  const [{ typed } = { typed: "" }] = meanings;
  const termsOf = async (wanted: Meaning<Posting>["kind"]) => {
    const terms = new Set<string>();
    for (const meaning of meanings) {
      if (terms.size === maxReplacements) break;
      if (meaning.kind !== wanted || terms.has(meaning.term)) continue;
      if (hasFound(meaning)) terms.add(meaning.term);
      if (slice.isOver()) await slice.next();
    }
    return [...terms];
  };

  const synonyms = await termsOf("synonym");
  if (synonyms.length > 0) return { typed, reason: "synonym", replacements: synonyms };
  const corrections = await termsOf("typo");
  if (corrections.length === 0) return null;
  // A word that matches as typed needs no correction.
  const isFound = meanings.some((meaning) => meaning.kind !== "typo" && hasFound(meaning));
  return isFound ? null : { typed, reason: "typo", replacements: corrections };
};
