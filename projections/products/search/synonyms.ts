import type { Category } from "#domain/constants.ts";
import { synonyms } from "#domain/product/synonyms.ts";
import { createVocabulary, type Sureness } from "./vocabulary.ts";

/** Synonyms within a category. */
export interface Synonyms {
  readonly category: Category;
  readonly others: readonly string[];
  readonly sureness: Sureness;
}

/** The synonym groups of each word. */
const groupsOf = createVocabulary<readonly Omit<Synonyms, "sureness">[]>();
for (const [category, groups] of Object.entries(synonyms)) {
  for (const group of groups) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      groupsOf.set(word, [
        ...(groupsOf.get(word) ?? []),
        { category: category as Category, others },
      ]);
    }
  }
}

const surenessOfSynonym = 90;
const surenessOfMistyped = 55;

const groupsFor = (words: Iterable<string>, sureness: Sureness): readonly Synonyms[] =>
  [...words].flatMap((word) => (groupsOf.get(word) ?? []).map((group) => ({ ...group, sureness })));

/** Synonyms of a word, singular or plural. */
export const synonymsFor = (word: string): readonly Synonyms[] =>
  groupsFor(groupsOf.sameAs(word).keys(), surenessOfSynonym);

/** Synonyms of the words that a mistyped word may mean. */
export const synonymsForMistyped = (word: string): readonly Synonyms[] =>
  groupsFor(groupsOf.mistypedAs(word).keys(), surenessOfMistyped);
