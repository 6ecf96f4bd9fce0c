import { withAsciiDigits } from "./digits.ts";
import { foldedText } from "./folded.ts";
import { normalForm } from "./normal-form.ts";

/**
 * Letters and signs of Tamil and Sinhala in the order of their dictionaries, which differs from the
 * order of their code points. A Tamil consonant with pulli precedes the consonant with a vowel.
 */
const alphabets = [
  "அ ஆ இ ஈ உ ஊ எ ஏ ஐ ஒ ஓ ஔ ஂ ஃ க் க ங் ங ச் ச ஞ் ஞ ட் ட ண் ண த் த ந் ந ப் ப ம் ம ய் ய ர் ர ல் ல வ் வ ழ் ழ ள் ள ற் ற ன் ன ஜ் ஜ ஶ் ஶ ஷ் ஷ ஸ் ஸ ஹ் ஹ க்ஷ் க்ஷ ா ி ீ ு ூ ெ ே ை ொ ோ ௌ ்",
  "අ ආ ඇ ඈ ඉ ඊ උ ඌ ඍ ඎ ඏ ඐ එ ඒ ඓ ඔ ඕ ඖ ං ඃ ක ඛ ග ඝ ඞ ඟ ච ඡ ජ ඣ ඥ ඤ ඦ ට ඨ ඩ ඪ ණ ඬ ත ථ ද ධ න ඳ ප ඵ බ භ ම ඹ ය ර ල ව ශ ෂ ස හ ළ ෆ ා ැ ෑ ි ී ු ූ ෘ ෲ ෟ ෳ ෙ ේ ෛ ො ෝ ෞ ්",
].map((letters) => letters.split(" "));

/** The first code point of each alphabet's block, which has room for all its letters. */
const blocks = [0x0b80, 0x0d80];

/** Each letter with the character of its block that has the letter's place. */
const placed = new Map(
  alphabets.flatMap((letters, at) =>
    letters.map((letter, place) => [letter, String.fromCharCode((blocks[at] ?? 0) + place)]),
  ),
);

const lettersToPlace = /க்ஷ்?|[க-ஹ]்?|[\u0b80-\u0bff\u0d80-\u0dff]/g;

/** Only this many characters of a text are used. Names are shorter. */
const longestText = 300;

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;

/**
 * Digits in a form that sorts by value: their number, and then themselves without leading zeros.
 * A 9 means nine digits and more.
 */
const sortableNumber = (written: string): string => {
  const digits = written.replace(/^0+/, "");
  return `${"9".repeat(Math.floor(digits.length / 9))}${digits.length % 9}${digits}`;
};

/**
 * The text by which lists sort a text that people read. Compared by code units, keys are in the
 * order of a dictionary: word by word, without case, accents and punctuation, numbers by value, and
 * Latin before Tamil before Sinhala, each in its own order. The key does not depend on the version
 * of ICU, so stored keys and those of a browser are equal. Texts with equal keys need another
 * order, such as that of their ids.
 */
export const sortKey = (text: string): string =>
  normalForm(foldedText(withAsciiDigits(text.slice(0, longestText))), "NFC")
    .split(betweenWords)
    .filter(Boolean)
    .join(" ")
    .replace(lettersToPlace, (letter) => placed.get(letter) ?? letter)
    .replace(/[0-9]+/g, sortableNumber);

/** Compares two texts by their keys, and texts with equal keys by themselves. */
export const byText = (one: string, other: string): number => {
  const [a, b] = [sortKey(one), sortKey(other)];
  const [first, second] = a === b ? [one, other] : [a, b];
  return first < second ? -1 : first > second ? 1 : 0;
};
