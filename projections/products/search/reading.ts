import type { TimeSlice } from "#event-store/time-slice.ts";
import type { createMarker } from "./marks.ts";
import type { Meaning } from "./meanings.ts";

/** A word that matched by other words than itself. */
export interface WordReading {
  readonly typed: string;
  /** Synonyms of the word, or the corrections of a typo. */
  readonly way: "synonym" | "typo";
  /** The words it was read as; at least one. */
  readonly as: readonly string[];
}

/** How a search was understood. */
export interface Reading {
  /** The words that were read differently than typed; empty if all matched as typed. */
  readonly words: readonly WordReading[];
  /** Marks matches in the texts of a product. */
  readonly marksIn: ReturnType<typeof createMarker>;
}

/** Maximum number of words that a sentence of the page can name. */
const mostWords = 3;

/** How the words of a search were read, limited to readings that matched. Runs in slices. */
export const readingsOf = async <Posting>(
  byWord: readonly (readonly Meaning<Posting>[])[],
  hasFound: (meaning: Meaning<Posting>) => boolean,
  slice: TimeSlice,
): Promise<readonly WordReading[]> => {
  const readings: WordReading[] = [];
  for (const meanings of byWord) {
    const reading = await readingOf(meanings, hasFound, slice);
    if (reading) readings.push(reading);
  }
  return readings;
};

const readingOf = async <Posting>(
  meanings: readonly Meaning<Posting>[],
  hasFound: (meaning: Meaning<Posting>) => boolean,
  slice: TimeSlice,
): Promise<WordReading | null> => {
  const [{ typed } = { typed: "" }] = meanings;
  const said = async (wanted: (meaning: Meaning<Posting>) => boolean) => {
    const words = new Set<string>();
    for (const meaning of meanings) {
      if (words.size === mostWords) break;
      if (!wanted(meaning) || words.has(meaning.said)) continue;
      if (hasFound(meaning)) words.add(meaning.said);
      if (slice.isOver()) await slice.next();
    }
    return [...words];
  };

  const synonyms = await said(({ way }) => way === "synonym");
  if (synonyms.length > 0) return { typed, way: "synonym", as: synonyms };
  const typos = await said(({ way }) => way === "typo");
  if (typos.length === 0) return null;
  // A word that matches as typed needs no correction.
  const isFound = meanings.some((meaning) => meaning.way !== "typo" && hasFound(meaning));
  return isFound ? null : { typed, way: "typo", as: typos };
};
