import { stemmer } from "stemmer";
import { foldedText } from "#domain/values/folded.ts";

/** Only this many characters of a word are used: finding typos takes quadratic time. */
const longestWord = 40;

/** Only this many characters of a text are used. Real texts are shorter. */
const longestText = 4000;

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a text in any script: lower case, without accents and apostrophes. */
export const wordsIn = (text: string): readonly string[] =>
  foldedText(text.slice(0, longestText))
    .split(betweenWords)
    .filter(Boolean)
    .map((word) => word.slice(0, longestWord));

/** A word, including the ignored characters inside it. */
const placedWord = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'\u2019\u200c\u200d]*[\p{L}\p{M}\p{N}])?/gu;

/** The words of a text, and their ranges in it. */
export const placedWordsIn = (
  text: string,
): readonly { readonly start: number; readonly end: number; readonly words: readonly string[] }[] =>
  Array.from(text.slice(0, longestText).matchAll(placedWord), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    words: wordsIn(written),
  }));

/** Stems shared by singular and plural: "chair" and "chairs", "shelf" and "shelves". */
export const stemsOf = (word: string): readonly string[] =>
  word.endsWith("ves") ? [stemmer(word), `${word.slice(0, -3)}f`] : [stemmer(word)];

const emptyWords = new Set("a an and at by for in of on or the to with".split(" "));

/** Maximum number of words of a search. */
const mostWords = 10;

/** The meaningful words of a search; all words if there are none. */
export const searchWords = (search: string): readonly string[] => {
  const words = [...new Set(wordsIn(search))];
  const telling = words.filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
};
