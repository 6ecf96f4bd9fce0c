import type { CategoryId } from "#domain/category/events.ts";
import { stockLevels } from "#domain/stock/level.ts";
import { fitInto, type FreeSpace } from "#domain/values/fit.ts";
import type { Listed, ListedVariant } from "./listed.ts";

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
  /** Only products with a variant on sale that fits; null without a measured side. */
  readonly space: FreeSpace | null;
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
  space: null,
  lowStock: false,
  outOfStock: false,
  withoutModel: false,
};

/** Whether a filter excludes anything. */
export const isFiltering = (filter: ProductFilter): boolean =>
  filter.inStock ||
  filter.hasModel ||
  filter.colour !== null ||
  filter.space !== null ||
  filter.lowStock ||
  filter.outOfStock ||
  filter.withoutModel ||
  filter.lowestPriceCents !== null ||
  filter.highestPriceCents !== null ||
  filter.lowestRating !== null;

/** The single checks of a product. */
export const passes = {
  category: (product: Listed, category: CategoryId | null): boolean =>
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

/** The conditions that a visitor can remove. */
export const conditions = [
  "category",
  "price",
  "stock",
  "rating",
  "colour",
  "model",
  "space",
] as const;

export type Condition = (typeof conditions)[number];

/** The variants that fit into the space of a filter; all without a space. */
export const fittingVariants = (
  { variants, turns }: Pick<Listed, "variants" | "turns">,
  { space }: Pick<ProductFilter, "space">,
): readonly ListedVariant[] =>
  space === null
    ? variants
    : variants.filter(({ size }) => fitInto(size, turns, space)?.fits === true);

/** The smallest spare length of the variants that fit, in centimetres, in the chosen colour. */
export const spareIn = (
  product: Pick<Listed, "variants" | "turns">,
  filter: Pick<ProductFilter, "space" | "colour">,
  space: FreeSpace,
): number => {
  const { colour } = filter;
  const spares = fittingVariants(product, filter)
    .filter(({ colours }) => colour === null || colours.includes(colour))
    .map(({ size }) => fitInto(size, product.turns, space)?.spareCm ?? Infinity);
  return Math.min(...spares);
};

/**
 * The smallest sets of conditions without which a filter leaves a product; an empty set if it does
 * leave it. There are two sets if the product has the colour and fits, but not in one variant.
 */
export const excludedBy = (
  product: Listed,
  category: CategoryId | null,
  filter: ProductFilter,
): readonly (readonly Condition[])[] => {
  const missing: Condition[] = [];
  if (!passes.category(product, category)) missing.push("category");
  if (!passes.price(product, filter)) missing.push("price");
  if (!passes.stock(product, filter)) missing.push("stock");
  if (!passes.rating(product, filter)) missing.push("rating");
  if (!passes.model(product, filter)) missing.push("model");
  const hasColour = passes.colour(product, filter);
  if (!hasColour) missing.push("colour");
  const { colour, space } = filter;
  if (space === null) return [missing];
  const fitting = fittingVariants(product, filter);
  if (fitting.length === 0) return [[...missing, "space"]];
  const isOne =
    colour === null || !hasColour || fitting.some(({ colours }) => colours.includes(colour));
  return isOne
    ? [missing]
    : [
        [...missing, "colour"],
        [...missing, "space"],
      ];
};

/** Whether a product is in the category and passes all conditions of a filter. */
export const isLeft = (
  product: Listed,
  category: CategoryId | null,
  filter: ProductFilter,
): boolean => excludedBy(product, category, filter).some(({ length }) => length === 0);
