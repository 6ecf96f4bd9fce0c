import type { Category } from "#domain/constants.ts";
import { synonymsFor, synonymsForMistyped, type Synonyms } from "./synonyms.ts";
import type { Sureness, Vocabulary } from "./vocabulary.ts";

/** How a known word relates to the typed word. */
export type Way = "itself" | "beginning" | "compound" | "synonym" | "typo";

/** A known word that the typed word may mean. */
export interface Meaning<Posting> {
  /** The typed word. */
  readonly typed: string;
  readonly word: string;
  readonly way: Way;
  /** The word to display. For "bookshelves" meaning "bookcase" it is the known word. */
  readonly said: string;
  readonly posting: Posting;
  readonly sureness: Sureness;
  /** Null, or a restriction to words of names, in one category if it is given. */
  readonly names: { readonly category: Category | null } | null;
}

/** The possible meanings of a search word. Typos of a known word are included only on request. */
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

  /**
   * A single letter counts as a prefix only while it is being typed, and only of names: nearly
   * every description contains it.
   */
  const beginnings = (): readonly Meaning<Posting>[] => {
    if (typed.length > 1) return meanings(vocabulary.beginningWith(typed), "beginning");
    return isLast ? meanings(vocabulary.beginningWith(typed), "beginning", { category: null }) : [];
  };

  const ofSynonyms =
    (way: Way) =>
    ({ category, others, sureness }: Synonyms): readonly Meaning<Posting>[] =>
      others.flatMap((other) =>
        [...vocabulary.sameAs(other).keys(), ...vocabulary.compoundsOf(other).keys()].flatMap(
          (word) => meanings(new Map([[word, sureness]]), way, { category }, other),
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
