import type { CategoryId } from "#domain/category/events.ts";
import { synonyms } from "#domain/product/synonyms.ts";
import { createVocabulary, type Confidence } from "./vocabulary.ts";

/** Synonyms within a category. */
export interface Synonyms {
  readonly category: CategoryId;
  readonly others: readonly string[];
  readonly confidence: Confidence;
}

/** The synonym groups of each word. */
const groupsOf = createVocabulary<readonly Omit<Synonyms, "confidence">[]>();
for (const [category, groups] of Object.entries(synonyms)) {
  for (const group of groups) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      groupsOf.set(word, [...(groupsOf.get(word) ?? []), { category, others }]);
    }
  }
}

const confidenceOfSynonym = 90;
const confidenceOfMistyped = 55;

const groupsFor = (words: Iterable<string>, confidence: Confidence): readonly Synonyms[] =>
  [...words].flatMap((word) =>
    (groupsOf.get(word) ?? []).map((group) => ({ ...group, confidence })),
  );

/** Synonyms of a word, singular or plural. */
export const synonymsFor = (word: string): readonly Synonyms[] =>
  groupsFor(groupsOf.sameAs(word).keys(), confidenceOfSynonym);

/** Synonyms of the words that a mistyped word may mean. */
export const synonymsForMistyped = (word: string): readonly Synonyms[] =>
  groupsFor(groupsOf.mistypedAs(word).keys(), confidenceOfMistyped);
