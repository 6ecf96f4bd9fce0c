import type { Category } from "#domain/constants.ts";
import { stockLevelOf, stockLevels, type StockLevel } from "#domain/stock/level.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { averageRating } from "#projections/products/rating.ts";
import { wordsIn } from "./words.ts";

/** The fields by which a product is listed. */
export interface Listed {
  readonly id: string;
  readonly category: Category;
  readonly addedAt: string;
  /** Lowest and highest price of its variants. */
  readonly priceCents: number;
  readonly highestPriceCents: number;
  readonly name: string;
  readonly ratingRank: number;
  /** Number of words in its name. Of two equal matches, the shorter name is closer. */
  readonly nameLength: number;
  /** Whether items of any variant are available. */
  readonly inStock: boolean;
  /** The displayed average, with one decimal; 0 without reviews. */
  readonly rating: number;
  readonly hasModel: boolean;
  /** Of its scarcest variant. */
  readonly stockLevel: StockLevel;
}

/** A found product. */
export interface Hit {
  readonly product: Listed;
  /** How well it matches. Comparable only for the same words. Independent of other products. */
  readonly score: number;
}

/** Fields that can change while the words stay the same. */
const changing = [
  "addedAt",
  "priceCents",
  "highestPriceCents",
  "ratingRank",
  "rating",
  "inStock",
  "hasModel",
  "stockLevel",
] as const satisfies readonly (keyof Listed)[];

/** Whether two states of a product with the same words are found, filtered and sorted alike. */
export const isListedAs = (now: Listed, before: Listed): boolean =>
  changing.every((field) => now[field] === before[field]);

/** The stock level of a product's scarcest variant on sale. */
export const productStockLevel = (
  { variants }: Pick<ProductDocument, "variants">,
  shopLimit: number,
): StockLevel => {
  const levels = variants
    .filter(({ sold }) => sold)
    .map(({ countInStock, lowFrom }) => stockLevelOf(countInStock, lowFrom, shopLimit));
  return levels.includes(stockLevels.out)
    ? stockLevels.out
    : levels.includes(stockLevels.low)
      ? stockLevels.low
      : stockLevels.enough;
};

/** The list entry of a product; `shopLimit` is the shop's limit of low stock. */
export const listedOf = (product: ProductDocument, shopLimit: number): Listed => ({
  id: product.id,
  category: product.category,
  addedAt: product.addedAt,
  priceCents: product.priceCents,
  highestPriceCents: product.highestPriceCents,
  name: product.name,
  ratingRank: product.ratingRank,
  nameLength: wordsIn(product.name).length,
  inStock: product.countInStock > 0,
  rating: averageRating(product),
  hasModel: product.modelUrl !== null,
  stockLevel: productStockLevel(product, shopLimit),
});
