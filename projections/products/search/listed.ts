import type { CategoryId } from "#domain/category/events.ts";
import { stockLevelOf, stockLevels, type StockLevel } from "#domain/stock/level.ts";
import type { OuterSize } from "#domain/values/fit.ts";
import type { ProductDocument, VariantDocument } from "#projections/products/document.ts";
import { averageRating } from "#projections/products/rating.ts";
import { wordsIn } from "./words.ts";

/** A colour with its tones as #rrggbb. */
export interface ListedColour {
  readonly name: string;
  readonly tones: readonly string[];
}

/** The size of a variant on sale, and the names of its colours. */
export interface ListedVariant {
  readonly size: OuterSize;
  readonly colours: readonly string[];
}

/** The fields by which a product is listed. */
export interface Listed {
  readonly id: string;
  readonly category: CategoryId;
  readonly addedAt: string;
  /** Lowest and highest price of its variants. */
  readonly priceCents: number;
  readonly highestPriceCents: number;
  readonly nameKey: string;
  readonly ratingRank: number;
  /** Number of words in its name. Of two equal matches, the shorter name is closer. */
  readonly nameLength: number;
  /** Whether items of any variant are available. */
  readonly inStock: boolean;
  /** The displayed average, with one decimal; 0 without reviews. */
  readonly rating: number;
  readonly hasModel: boolean;
  /** The colours of its variants on sale. */
  readonly colours: readonly ListedColour[];
  /** Equal for equal colours. */
  readonly colourKey: string;
  /** The variants on sale with a known size. */
  readonly variants: readonly ListedVariant[];
  /** Equal for equal sizes. */
  readonly sizeKey: string;
  /** Whether a quarter turn is possible; not on the wall. */
  readonly turns: boolean;
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
  "colourKey",
  "sizeKey",
  "turns",
  "stockLevel",
] as const satisfies readonly (keyof Listed)[];

/** Whether two states of a product with the same words are found, filtered and sorted alike. */
export const isListedAs = (now: Listed, before: Listed): boolean =>
  changing.every((field) => now[field] === before[field]);

/** The fields of a product that determine its stock level, together with the shop's limit. */
export interface StockOfVariants {
  readonly variants: readonly Pick<VariantDocument, "sold" | "countInStock" | "lowFrom">[];
}

/** The stock level of a product's scarcest variant on sale. */
export const productStockLevel = ({ variants }: StockOfVariants, shopLimit: number): StockLevel => {
  const levels = variants
    .filter(({ sold }) => sold)
    .map(({ countInStock, lowFrom }) => stockLevelOf(countInStock, lowFrom, shopLimit));
  return levels.includes(stockLevels.out)
    ? stockLevels.out
    : levels.includes(stockLevels.low)
      ? stockLevels.low
      : stockLevels.enough;
};

/** The values of options with swatches that variants on sale have. */
const coloursOf = ({
  options,
  variants,
}: Pick<ProductDocument, "options" | "variants">): readonly ListedColour[] =>
  options.flatMap(({ display, values }, at) => {
    if (display !== "swatches") return [];
    const sold = new Set(variants.flatMap((each) => (each.sold ? [each.values[at]] : [])));
    return values
      .filter(({ name }) => sold.has(name))
      .map(({ name, colours }) => ({ name, tones: colours }));
  });

/** The sizes of the variants on sale. */
const variantsOf = ({
  options,
  variants,
  size,
}: Pick<ProductDocument, "options" | "variants" | "size">): readonly ListedVariant[] =>
  variants.flatMap((variant) => {
    const own = variant.size ?? size;
    if (!variant.sold || own === null) return [];
    const colours = options.flatMap(({ display }, at) => {
      const value = variant.values[at];
      return display === "swatches" && value !== undefined ? [value] : [];
    });
    return [{ size: own, colours }];
  });

/**
 * The list entry of a product; `shopLimit` is the shop's limit of low stock, `category` the one in
 * which shoppers find it.
 */
export const listedOf = (
  product: ProductDocument,
  shopLimit: number,
  category: CategoryId = product.category,
): Listed => {
  const colours = coloursOf(product);
  const variants = variantsOf(product);
  return {
    colours,
    colourKey: JSON.stringify(colours),
    variants,
    sizeKey: JSON.stringify(variants),
    turns: product.placement !== "wall",
    id: product.id,
    category,
    addedAt: product.addedAt,
    priceCents: product.priceCents,
    highestPriceCents: product.highestPriceCents,
    nameKey: product.nameKey,
    ratingRank: product.ratingRank,
    nameLength: wordsIn(product.name).length,
    inStock: product.countInStock > 0,
    rating: averageRating(product),
    hasModel: product.modelUrl !== null,
    stockLevel: productStockLevel(product, shopLimit),
  };
};
