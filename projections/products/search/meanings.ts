import type { CategoryId } from "#domain/category/events.ts";
import { synonymsFor, synonymsForMistyped, type Synonyms } from "./synonyms.ts";
import type { Confidence, Vocabulary } from "./vocabulary.ts";

/** How a known word relates to the typed word. */
export type MatchKind = "itself" | "beginning" | "compound" | "synonym" | "typo";

/** A known word that the typed word may mean. */
export interface Meaning<Posting> {
  /** The typed word. */
  readonly typed: string;
  readonly word: string;
  readonly kind: MatchKind;
  /** The word to display. For "bookshelves" meaning "bookcase" it is the known word. */
  readonly term: string;
  readonly posting: Posting;
  readonly confidence: Confidence;
  /** Null, or a restriction to words of names, in one category if it is given. */
  readonly names: { readonly category: CategoryId | null } | null;
}

/** The possible meanings of a search word. Typos of a known word are included only on request. */
export const meaningsOf = <Posting>(
  vocabulary: Vocabulary<Posting>,
  typed: string,
  { isLast, typos }: { readonly isLast: boolean; readonly typos: boolean },
): readonly Meaning<Posting>[] => {
  const meanings = (
    words: ReadonlyMap<string, Confidence>,
    kind: MatchKind,
    names: Meaning<Posting>["names"] = null,
    term?: string,
  ): readonly Meaning<Posting>[] =>
    [...words].flatMap(([word, confidence]) => {
      const posting = vocabulary.get(word);
      return posting ? [{ typed, word, kind, term: term ?? word, posting, confidence, names }] : [];
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
    (kind: MatchKind) =>
    ({ category, others, confidence }: Synonyms): readonly Meaning<Posting>[] =>
      others.flatMap((other) =>
        [...vocabulary.sameAs(other).keys(), ...vocabulary.compoundsOf(other).keys()].flatMap(
          (word) => meanings(new Map([[word, confidence]]), kind, { category }, other),
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
