import type { Category } from "#domain/constants.ts";
import { synonymsFor, synonymsForMistyped, type Synonyms } from "./synonyms.ts";
import type { Sureness, Vocabulary } from "./vocabulary.ts";

/** How a known word is what somebody typed. */
export type Way = "itself" | "beginning" | "compound" | "synonym" | "typo";

/** A known word that somebody may have meant by theirs. */
export interface Meaning<Posting> {
  /** What was typed. */
  readonly typed: string;
  readonly word: string;
  readonly way: Way;
  /** The word as people would say it: of "bookshelves" for "bookcase", the word they know. */
  readonly said: string;
  readonly posting: Posting;
  readonly sureness: Sureness;
  /** It holds for words of names alone, of one room where that is given. */
  readonly names: { readonly room: Category | null } | null;
}

/** What a word of a search can mean; typos of a known word only where they are asked for. */
export const meaningsOf = <Posting>(
  vocabulary: Vocabulary<Posting>,
  typed: string,
  { isLast, typos }: { readonly isLast: boolean; readonly typos: boolean },
): readonly Meaning<Posting>[] => {
  const meanings = (
    words: ReadonlyMap<string, Sureness>,
    way: Way,
    names: Meaning<Posting>["names"] = null,
    said?: string,
  ): readonly Meaning<Posting>[] =>
    [...words].flatMap(([word, sureness]) => {
      const posting = vocabulary.get(word);
      return posting ? [{ typed, word, way, said: said ?? word, posting, sureness, names }] : [];
    });

  /** A single letter is a beginning while it is being typed, and of names alone: in texts nearly every product has it. */
  const beginnings = (): readonly Meaning<Posting>[] => {
    if (typed.length > 1) return meanings(vocabulary.beginningWith(typed), "beginning");
    return isLast ? meanings(vocabulary.beginningWith(typed), "beginning", { room: null }) : [];
  };

  const ofSynonyms =
    (way: Way) =>
    ({ room, others, sureness }: Synonyms): readonly Meaning<Posting>[] =>
      others.flatMap((other) =>
        [...vocabulary.sameAs(other).keys(), ...vocabulary.compoundsOf(other).keys()].flatMap(
          (word) => meanings(new Map([[word, sureness]]), way, { room }, other),
        ),
      );

  const known = [
    ...meanings(vocabulary.sameAs(typed), "itself"),
    ...beginnings(),
    ...meanings(vocabulary.compoundsOf(typed), "compound"),
    ...synonymsFor(typed).flatMap(ofSynonyms("synonym")),
  ];
  if (known.length > 0 && !typos) return known;
  return [
    ...known,
    ...meanings(vocabulary.mistypedAs(typed), "typo"),
    ...synonymsForMistyped(typed).flatMap(ofSynonyms("typo")),
  ];
};
