import type { Vocabulary } from "./vocabulary.ts";
import { searchWords } from "./words.ts";

/** Finding similar words takes time for each word. */
const mostWords = 4;

/**
 * Suggestions for a search without hits: words of names at an edit distance of two, nearest first,
 * then its known words, each alone.
 */
export const likelySearches = <Posting>(
  vocabulary: Pick<Vocabulary<Posting>, "near" | "get" | "sameAs" | "mistypedAs">,
  search: string,
  isInName: (posting: Posting) => boolean,
): readonly string[] => {
  const words = searchWords(search).slice(0, mostWords);
  const inName = (word: string): boolean => {
    const posting = vocabulary.get(word);
    return posting !== undefined && isInName(posting);
  };
  const alone =
    words.length > 1
      ? words.flatMap((word) => {
          if (vocabulary.get(word)) return [word];
          const [known] = [
            ...vocabulary.sameAs(word).keys(),
            ...vocabulary.mistypedAs(word).keys(),
          ];
          return known === undefined ? [] : [known];
        })
      : [];
  const near = words.flatMap((word) => vocabulary.near(word).filter(inName));
  return [...new Set([...alone, ...near])];
};
