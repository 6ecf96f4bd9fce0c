import { stemmer } from "stemmer";
import { foldedText } from "#domain/values/folded.ts";

/** A longer word is known by its beginning; looking for typos takes its length squared. */
const longestWord = 40;

/** Nobody types more; what a text has beyond is known by its other words. */
const longestText = 4000;

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a text in any script: small letters, without accents and apostrophes. */
export const wordsIn = (text: string): readonly string[] =>
  foldedText(text.slice(0, longestText))
    .split(betweenWords)
    .filter(Boolean)
    .map((word) => word.slice(0, longestWord));

/** A word with everything that is passed over inside of it. */
const placedWord = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'\u2019\u200c\u200d]*[\p{L}\p{M}\p{N}])?/gu;

/** The words of a text, and where each is written in it. */
export const placedWordsIn = (
  text: string,
): readonly { readonly start: number; readonly end: number; readonly words: readonly string[] }[] =>
  Array.from(text.slice(0, longestText).matchAll(placedWord), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    words: wordsIn(written),
  }));

/** What one of a thing and many of it have in common: "chair" and "chairs", "shelf" and "shelves". */
export const stemsOf = (word: string): readonly string[] =>
  word.endsWith("ves") ? [stemmer(word), `${word.slice(0, -3)}f`] : [stemmer(word)];

const emptyWords = new Set("a an and at by for in of on or the to with".split(" "));

/** Ten words cannot be exceeded by anything that is meant. */
const mostWords = 10;

/** The words of a search that say what is looked for; others only where there are none of those. */
export const searchWords = (search: string): readonly string[] => {
  const words = [...new Set(wordsIn(search))];
  const telling = words.filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
};
