import type { ProductDocument } from "#projections/products/document.ts";
import type { Listed } from "./listed.ts";
import type { Meaning } from "./meanings.ts";
import { wordsIn } from "./words.ts";

/** What a word counts for by where it stands, so that a typo in a name still counts for more than a description. */
const weights = { name: 4, category: 2, description: 1 } as const;

/** A product on sale as the search index keeps it. */
export interface Entry {
  /** Name, category and description: what its words were taken from. */
  readonly text: string;
  readonly words: readonly string[];
  listed: Listed;
  /** What its stock's level follows from, besides the shop's limit. */
  stock: Pick<ProductDocument, "countInStock" | "lowFrom">;
}

/** The products that have a word, each with the weight of the best place it stands in. */
export type Posting = Map<Entry, number>;

/** What of a product its stock's level follows from. */
export const stockIn = ({ countInStock, lowFrom }: ProductDocument): Entry["stock"] => ({
  countInStock,
  lowFrom,
});

/** The words of a product, each with the weight of the best place it stands in. */
export const placesOf = ({
  name,
  category,
  description,
}: ProductDocument): ReadonlyMap<string, number> =>
  new Map([
    ...wordsIn(description).map((word) => [word, weights.description] as const),
    ...wordsIn(category).map((word) => [word, weights.category] as const),
    ...wordsIn(name).map((word) => [word, weights.name] as const),
  ]);

/** Whether a product has the word where it counts. */
export const holds = ({ names }: Meaning<Posting>, entry: Entry, weight: number): boolean =>
  names === null ||
  (weight === weights.name && (names.room === null || names.room === entry.listed.category));

/** Whether a word stands in the name of any product. */
export const isInName = (posting: Posting): boolean => {
  for (const weight of posting.values()) if (weight === weights.name) return true;
  return false;
};
