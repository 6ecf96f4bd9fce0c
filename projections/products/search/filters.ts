import type { Category } from "#domain/constants.ts";
import { stockLevels } from "#domain/stock/level.ts";
import type { Listed } from "./listed.ts";

/** Conditions on products besides words. Null and false impose no condition. */
export interface ProductFilter {
  /** In cents, inclusive. */
  readonly lowestPriceCents: number | null;
  /** In cents, inclusive. */
  readonly highestPriceCents: number | null;
  /** Available to order. */
  readonly inStock: boolean;
  /** Minimum average rating. Products without reviews are excluded. */
  readonly lowestRating: number | null;
  readonly hasModel: boolean;
  /** The name of a colour that a variant on sale has. */
  readonly colour: string | null;
  /** Few items available, or none. */
  readonly lowStock: boolean;
  /** No items available. */
  readonly outOfStock: boolean;
  readonly withoutModel: boolean;
}

export const noFilter: ProductFilter = {
  lowestPriceCents: null,
  highestPriceCents: null,
  inStock: false,
  lowestRating: null,
  hasModel: false,
  colour: null,
  lowStock: false,
  outOfStock: false,
  withoutModel: false,
};

/** Whether a filter excludes anything. */
export const isFiltering = (filter: ProductFilter): boolean =>
  filter.inStock ||
  filter.hasModel ||
  filter.colour !== null ||
  filter.lowStock ||
  filter.outOfStock ||
  filter.withoutModel ||
  filter.lowestPriceCents !== null ||
  filter.highestPriceCents !== null ||
  filter.lowestRating !== null;

/** The single checks of a product. */
export const passes = {
  category: (product: Listed, category: Category | null): boolean =>
    category === null || product.category === category,
  /** A product with a price range passes if a part of the range does. */
  price: ({ priceCents, highestPriceCents }: Listed, filter: ProductFilter): boolean =>
    highestPriceCents >= (filter.lowestPriceCents ?? 0) &&
    priceCents <= (filter.highestPriceCents ?? Infinity),
  stock: ({ inStock, stockLevel }: Listed, filter: ProductFilter): boolean =>
    (inStock || !filter.inStock) &&
    (stockLevel !== stockLevels.enough || !filter.lowStock) &&
    !(inStock && filter.outOfStock),
  colour: ({ colours }: Listed, { colour }: ProductFilter): boolean =>
    colour === null || colours.some(({ name }) => name === colour),
  rating: ({ rating }: Listed, filter: ProductFilter): boolean =>
    rating >= (filter.lowestRating ?? 0),
  model: ({ hasModel }: Listed, filter: ProductFilter): boolean =>
    (hasModel || !filter.hasModel) && !(hasModel && filter.withoutModel),
} as const;

/** Whether a product is in the category and passes all conditions of a filter. */
export const isLeft = (
  product: Listed,
  category: Category | null,
  filter: ProductFilter,
): boolean =>
  passes.category(product, category) &&
  passes.price(product, filter) &&
  passes.stock(product, filter) &&
  passes.rating(product, filter) &&
  passes.colour(product, filter) &&
  passes.model(product, filter);
