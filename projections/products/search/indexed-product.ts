import type { ProductDocument } from "#projections/products/document.ts";
import type { Listed, StockOfVariants } from "./listed.ts";
import type { Meaning } from "./meanings.ts";
import { wordsIn } from "./words.ts";

/** Weight of a word by the field it occurs in. A typo in a name still outweighs a description. */
const weights = { name: 4, category: 2, description: 1 } as const;

/** A product on sale in the search index. */
export interface Entry {
  /** The sources of its words. */
  readonly source: ProductTexts;
  words: readonly string[];
  listed: Listed;
  /** The stock fields that determine its level, together with the shop's limit. */
  stock: StockOfVariants;
}

/** The products that contain a word, each with the greatest weight of its occurrences. */
export type Posting = Map<Entry, number>;

/** The fields of a product that determine its stock level. */
export const stockIn = ({ variants }: ProductDocument): StockOfVariants => ({
  variants: variants.map(({ sold, countInStock, lowFrom }) => ({ sold, countInStock, lowFrom })),
});

/** The texts that a search reads; the category is the stored id. */
export type ProductTexts = Pick<ProductDocument, "name" | "category" | "description">;

/** The words of a product, each with the greatest weight of its occurrences. */
export const placesOf = (
  { name, description }: ProductTexts,
  categoryName: string,
): ReadonlyMap<string, number> =>
  new Map([
    ...wordsIn(description).map((word) => [word, weights.description] as const),
    ...wordsIn(categoryName).map((word) => [word, weights.category] as const),
    ...wordsIn(name).map((word) => [word, weights.name] as const),
  ]);

/** Whether a product contains the word in a field that counts for its meaning. */
export const holds = ({ names }: Meaning<Posting>, entry: Entry, weight: number): boolean =>
  names === null ||
  (weight === weights.name &&
    (names.category === null || names.category === entry.listed.category));

/** Whether a word occurs in the name of any product. */
export const isInName = (posting: Posting): boolean => {
  for (const weight of posting.values()) if (weight === weights.name) return true;
  return false;
};
