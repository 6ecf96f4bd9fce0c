import type { TimeSlice } from "#event-store/time-slice.ts";
import type { createMarker } from "./marks.ts";
import type { Meaning } from "./meanings.ts";

/** A word that found something by other words than itself. */
export interface WordReading {
  readonly typed: string;
  /** Other words for the same thing, or what was probably meant by a typo. */
  readonly way: "synonym" | "typo";
  /** What it was read as; one at least. */
  readonly as: readonly string[];
}

/** How a search was understood. */
export interface Reading {
  /** The words that were read otherwise than they were typed; none where each is found as it is. */
  readonly words: readonly WordReading[];
  /** Where the texts of a product have what was meant. */
  readonly marksIn: ReturnType<typeof createMarker>;
}

/** Nobody reads more words in a sentence. */
const mostWords = 3;

/** What the words of a search were read as, where that has found something; read in slices. */
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
  // A word that is found as it was typed needs no mending.
  const isFound = meanings.some((meaning) => meaning.way !== "typo" && hasFound(meaning));
  return isFound ? null : { typed, way: "typo", as: typos };
};
