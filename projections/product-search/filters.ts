import type { Category } from "#domain/constants.ts";
import { stockLevels } from "#domain/stock/level.ts";
import type { Listed } from "./listed.ts";

/** What is asked of products besides words; null and false ask for nothing. */
export interface ProductFilter {
  /** Cents, itself included. */
  readonly lowestPriceCents: number | null;
  /** Cents, itself included. */
  readonly highestPriceCents: number | null;
  /** Can be ordered now. */
  readonly inStock: boolean;
  /** The average of its reviews is as high at least; those without reviews are left out. */
  readonly lowestRating: number | null;
  readonly hasModel: boolean;
  /** Few can be ordered now, or none. */
  readonly lowStock: boolean;
  /** None can be ordered now. */
  readonly outOfStock: boolean;
  readonly withoutModel: boolean;
}

export const noFilter: ProductFilter = {
  lowestPriceCents: null,
  highestPriceCents: null,
  inStock: false,
  lowestRating: null,
  hasModel: false,
  lowStock: false,
  outOfStock: false,
  withoutModel: false,
};

/** Whether a filter leaves anything out. */
export const isFiltering = (filter: ProductFilter): boolean =>
  filter.inStock ||
  filter.hasModel ||
  filter.lowStock ||
  filter.outOfStock ||
  filter.withoutModel ||
  filter.lowestPriceCents !== null ||
  filter.highestPriceCents !== null ||
  filter.lowestRating !== null;

/** What a product is looked at for, each by itself. */
export const passes = {
  room: ({ category }: Listed, room: Category | null): boolean =>
    room === null || category === room,
  price: ({ priceCents }: Listed, filter: ProductFilter): boolean =>
    priceCents >= (filter.lowestPriceCents ?? 0) &&
    priceCents <= (filter.highestPriceCents ?? Infinity),
  stock: ({ inStock, stockLevel }: Listed, filter: ProductFilter): boolean =>
    (inStock || !filter.inStock) &&
    (stockLevel !== stockLevels.enough || !filter.lowStock) &&
    !(inStock && filter.outOfStock),
  rating: ({ rating }: Listed, filter: ProductFilter): boolean =>
    rating >= (filter.lowestRating ?? 0),
  model: ({ hasModel }: Listed, filter: ProductFilter): boolean =>
    (hasModel || !filter.hasModel) && !(hasModel && filter.withoutModel),
} as const;

/** Whether a product is in the room and has all that a filter asks for. */
export const isLeft = (product: Listed, room: Category | null, filter: ProductFilter): boolean =>
  passes.room(product, room) &&
  passes.price(product, filter) &&
  passes.stock(product, filter) &&
  passes.rating(product, filter) &&
  passes.model(product, filter);
