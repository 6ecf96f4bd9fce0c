import type { Category } from "#domain/constants.ts";
import { stockLevelOf, type StockLevel } from "#domain/stock/level.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { averageRating } from "#projections/products/rating.ts";
import { wordsIn } from "./words.ts";

/** What a product is listed by. */
export interface Listed {
  readonly id: string;
  readonly category: Category;
  readonly addedAt: string;
  readonly priceCents: number;
  readonly name: string;
  readonly ratingRank: number;
  /** How many words its name has: of two that match alike, the shorter name is nearer. */
  readonly nameLength: number;
  /** Some of it can be ordered now. */
  readonly inStock: boolean;
  /** The average as people see it, with one decimal; 0 without reviews. */
  readonly rating: number;
  readonly hasModel: boolean;
  readonly stockLevel: StockLevel;
}

/** A product that was found. */
export interface Hit {
  readonly product: Listed;
  /** How well it matches; says nothing but for the same words. It depends on no other product. */
  readonly score: number;
}

/** What can change while the words stay the same. */
const changing = [
  "addedAt",
  "priceCents",
  "ratingRank",
  "rating",
  "inStock",
  "hasModel",
  "stockLevel",
] as const satisfies readonly (keyof Listed)[];

/** Whether a product of the same words is found, left and sorted as before. */
export const isListedAs = (now: Listed, before: Listed): boolean =>
  changing.every((field) => now[field] === before[field]);

/** A product as it is listed where so many pieces or fewer are low in the shop. */
export const listedOf = (product: ProductDocument, shopLimit: number): Listed => ({
  id: product.id,
  category: product.category,
  addedAt: product.addedAt,
  priceCents: product.priceCents,
  name: product.name,
  ratingRank: product.ratingRank,
  nameLength: wordsIn(product.name).length,
  inStock: product.countInStock > 0,
  rating: averageRating(product),
  hasModel: product.modelUrl !== null,
  stockLevel: stockLevelOf(product.countInStock, product.lowFrom, shopLimit),
});
