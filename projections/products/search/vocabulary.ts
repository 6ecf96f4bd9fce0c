import SearchableMap from "minisearch/SearchableMap";
import { stemsOf } from "./words.ts";

/** Probability in percent that a known word is the one meant. */
export type Confidence = number;

const confidenceOf = { itself: 100, stem: 95, beginning: 80, compound: 70, typo: 60 } as const;

/** In shorter words, one changed letter usually makes another word. */
const shortestWithTypo = 4;
const shortestPart = 3;
const shortestNear = 5;
const longestNear = 20;

/** The known words, each with its value, and the lookup by spelling variants. */
export interface Vocabulary<Kept> {
  get(word: string): Kept | undefined;
  set(word: string, kept: Kept): void;
  delete(word: string): void;
  readonly size: number;
  /** Known words that equal the word, or share its stem. */
  sameAs(word: string): ReadonlyMap<string, Confidence>;
  /** Known words that begin with the word. */
  beginningWith(word: string): ReadonlyMap<string, Confidence>;
  /**
   * Known words composed of another known word and this one: "bookcase" for "case", but not
   * "finished" for "shed".
   */
  compoundsOf(word: string): ReadonlyMap<string, Confidence>;
  /**
   * Known words at an edit distance of one: a letter inserted, deleted or replaced, or two swapped.
   */
  mistypedAs(word: string): ReadonlyMap<string, Confidence>;
  /** Known words at an edit distance of two, for words that are long enough. */
  near(word: string): readonly string[];
}

export const createVocabulary = <Kept>(): Vocabulary<Kept> => {
  const words = new SearchableMap<Kept>();
  /** The same words reversed. */
  const backwards = new SearchableMap<string>();
  const byStem = new Map<string, Set<string>>();

  const isKnown = (word: string): boolean =>
    words.has(word) || stemsOf(word).some((stem) => byStem.has(stem));

  const compoundsEndingWith = (word: string): readonly string[] => {
    if (word.length < shortestPart) return [];
    return [...backwards.atPrefix(reversed(word)).values()].filter((compound) => {
      const front = compound.slice(0, -word.length);
      return front.length >= shortestPart && isKnown(front);
    });
  };

  const withStemOf = (word: string): readonly string[] =>
    stemsOf(word).flatMap((stem) => [...(byStem.get(stem) ?? [])]);

  return {
    get: (word) => words.get(word),

    set(word, kept) {
      if (!words.has(word)) {
        backwards.set(reversed(word), word);
        for (const stem of stemsOf(word)) {
          byStem.set(stem, (byStem.get(stem) ?? new Set()).add(word));
        }
      }
      words.set(word, kept);
    },

    delete(word) {
      words.delete(word);
      backwards.delete(reversed(word));
      for (const stem of stemsOf(word)) {
        const group = byStem.get(stem);
        group?.delete(word);
        if (group?.size === 0) byStem.delete(stem);
      }
    },

    get size() {
      return words.size;
    },

    sameAs: (word) =>
      new Map([
        ...withStemOf(word).map((each) => [each, confidenceOf.stem] as const),
        ...(words.has(word) ? [[word, confidenceOf.itself] as const] : []),
      ]),

    beginningWith: (word) => allAs(words.atPrefix(word).keys(), confidenceOf.beginning),

    compoundsOf: (word) =>
      allAs([word, ...stemsOf(word)].flatMap(compoundsEndingWith), confidenceOf.compound),

    mistypedAs(word) {
      if (word.length < shortestWithTypo) return new Map();
      const likely = [word, ...stemsOf(word)]
        .filter((each) => each.length >= shortestWithTypo)
        .flatMap((each) => [
          ...words.fuzzyGet(each, 1).keys(),
          ...swapped(each).filter((other) => words.has(other)),
        ]);
      return allAs(likely, confidenceOf.typo);
    },

    near: (word) =>
      word.length < shortestNear
        ? []
        : [...words.fuzzyGet(word.slice(0, longestNear), 2).entries()]
            .toSorted(([a, [, one]], [b, [, other]]) => one - other || (a < b ? -1 : 1))
            .map(([known]) => known),
  };
};

const allAs = (words: Iterable<string>, confidence: Confidence): ReadonlyMap<string, Confidence> =>
  new Map(Array.from(words, (word) => [word, confidence]));

const reversed = (word: string): string => Array.from(word).reverse().join("");

/** The variants of a word with two neighbouring letters swapped. */
const swapped = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
