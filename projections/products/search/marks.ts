import type { CategoryId } from "#domain/category/events.ts";
import type { Meaning } from "./meanings.ts";
import { placedWordsIn } from "./words.ts";

/** A range of a text, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Ranges in the texts of a product that match a search. */
export interface Marks {
  readonly name: readonly TextRange[];
  readonly description: readonly TextRange[];
}

type Known = Pick<Meaning<unknown>, "typed" | "word" | "kind" | "confidence" | "names">;

interface Mark extends TextRange {
  readonly typed: string;
  readonly isTypo: boolean;
}

/** Marks matches in the texts of a product, by the possible meanings of the search words. */
export const createMarker = (
  meanings: readonly Known[],
): ((product: {
  readonly name: string;
  readonly description: string;
  readonly category: CategoryId;
}) => Marks) => {
  const byWord = new Map<string, Known[]>();
  for (const meaning of meanings) {
    const others = byWord.get(meaning.word);
    if (others) others.push(meaning);
    else byWord.set(meaning.word, [meaning]);
  }

  return ({ name, description, category }) => {
    const holds =
      (inName: boolean) =>
      ({ names }: Known): boolean =>
        names === null || (inName && (names.category === null || names.category === category));
    const marksIn = (text: string, inName: boolean): readonly Mark[] =>
      placedWordsIn(text).flatMap((placed) => {
        const best = placed.words
          .flatMap((word) => byWord.get(word) ?? [])
          .filter(holds(inName))
          .toSorted((a, b) => b.confidence - a.confidence)[0];
        return best ? [markOf(best, placed, text)] : [];
      });
    const ofName = marksIn(name, true);
    const ofDescription = marksIn(description, false);
    const meant = new Set(
      [...ofName, ...ofDescription].flatMap(({ typed, isTypo }) => (isTypo ? [] : [typed])),
    );
    // If a product contains the word itself, similar words were not meant.
    const rangesOf = (marks: readonly Mark[]) =>
      marks.flatMap(({ start, end, typed, isTypo }) =>
        isTypo && meant.has(typed) ? [] : [{ start, end }],
      );
    return { name: rangesOf(ofName), description: rangesOf(ofDescription) };
  };
};

/** For a partly typed word, the typed part; for other words, the whole word. */
const markOf = ({ typed, kind }: Known, { start, end }: TextRange, text: string): Mark => {
  const mark = { typed, isTypo: kind === "typo", start, end };
  const written = text.slice(start, end).toLowerCase();
  if (kind === "beginning" && written.startsWith(typed)) {
    return { ...mark, end: afterMarks(text, start + typed.length, end) };
  }
  if (kind === "compound" && written.endsWith(typed)) return { ...mark, start: end - typed.length };
  return mark;
};

/** Keeps a vowel sign together with its letter. */
const afterMarks = (text: string, from: number, end: number): number => {
  let at = from;
  while (at < end && /[\p{M}\u200c\u200d]/u.test(text.charAt(at))) at += 1;
  return at;
};

const excerptBefore = 28;
const excerptAfter = 48;

/** The text around the first mark, and the marks in it; null if there is none. */
export const excerptOf = (
  text: string,
  marks: readonly TextRange[],
): { readonly text: string; readonly marks: readonly TextRange[] } | null => {
  const [first] = marks;
  if (!first) return null;
  const near = Math.max(0, first.start - excerptBefore);
  const start = near === 0 ? 0 : text.indexOf(" ", near - 1) + 1;
  const far = Math.min(text.length, first.end + excerptAfter);
  const end = far === text.length ? far : Math.max(first.end, text.lastIndexOf(" ", far));
  const begin = Math.min(start, first.start);
  const before = begin > 0 ? "… " : "";
  const shift = before.length - begin;
  return {
    text: `${before}${text.slice(begin, end)}${end < text.length ? " …" : ""}`,
    marks: marks
      .filter((mark) => mark.end <= end)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
  };
};
