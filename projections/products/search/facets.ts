import type { CategoryId } from "#domain/category/events.ts";
import type { TimeSlice } from "#event-store/time-slice.ts";
import {
  excludedBy,
  fittingVariants,
  passes,
  type Condition,
  type ProductFilter,
} from "./filters.ts";
import { relaxationsOf, type Relaxations } from "./relaxations.ts";
import type { Hit, ListedColour } from "./listed.ts";

/** Number of products that each further choice would leave, with all other choices unchanged. */
export interface Facets {
  /** Number of products with all current choices. */
  readonly total: number;
  /** Number of products for the same words in all categories, without any other choice. */
  readonly withoutChoices: number;
  readonly categories: readonly { readonly category: CategoryId; readonly count: number }[];
  readonly allCategories: number;
  readonly prices: PriceFacet;
  readonly inStock: number;
  readonly hasModel: number;
  readonly ratings: readonly { readonly atLeast: number; readonly count: number }[];
  readonly anyRating: number;
  /** In the order of their first product. */
  readonly colours: readonly (ListedColour & { readonly count: number })[];
  readonly anyColour: number;
  readonly anySpace: number;
  /** What to do without; null if something is left. */
  readonly relaxations: Relaxations | null;
}

/** Distribution of prices. */
export interface PriceFacet {
  /**
   * Lowest and highest price of the category in cents, ignoring other choices; null if it has no
   * products.
   */
  readonly lowestCents: number | null;
  readonly highestCents: number | null;
  /**
   * Number of products per price range between lowest and highest. Ranges grow by a constant ratio.
   */
  readonly bars: readonly number[];
}

const priceBars = 18;
const ratings = [4, 3, 2, 1] as const;

/** Products processed between two looks at the clock. */
const lookedAtAtOnce = 1000;

/** Counts in two passes over the hits, in slices. */
export const countFacets = async (
  hits: readonly Hit[],
  category: CategoryId | null,
  filter: ProductFilter,
  slice: TimeSlice,
  shown: readonly CategoryId[],
): Promise<Facets> => {
  let [total, allCategories, inStock, hasModel] = [0, 0, 0, 0];
  let [anyRating, anyColour, anySpace] = [0, 0, 0];
  const colours = new Map<string, ListedColour & { count: number }>();
  const byCategory = new Map<CategoryId, number>();
  const atLeast = ratings.map(() => 0);
  const prices: number[] = [];
  const { lowest, highest } = await rangeOf(hits, category, slice);

  for (const [index, { product }] of hits.entries()) {
    if (index % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
    const excluding = excludedBy(product, category, filter);
    if (excluding.every(({ length }) => length > 1)) continue;
    const isLeft = excluding.some(({ length }) => length === 0);
    const counts = (choice: Condition) =>
      isLeft || excluding.some((each) => each.length === 1 && each[0] === choice);
    if (isLeft) total += 1;
    if (counts("space")) anySpace += 1;
    if (counts("category")) {
      allCategories += 1;
      byCategory.set(product.category, (byCategory.get(product.category) ?? 0) + 1);
    }
    if (counts("price")) prices.push(product.priceCents);
    if (counts("stock") && product.inStock) inStock += 1;
    if (counts("model") && product.hasModel) hasModel += 1;
    if (counts("colour")) {
      anyColour += 1;
      const fitting = filter.space && fittingVariants(product, filter);
      for (const { name, tones } of product.colours) {
        if (fitting && !fitting.some(({ colours: own }) => own.includes(name))) continue;
        const known = colours.get(name) ?? { name, tones, count: 0 };
        known.count += 1;
        colours.set(name, known);
      }
    }
    if (counts("rating")) {
      anyRating += 1;
      for (const [at, stars] of ratings.entries()) {
        if (product.rating >= stars) atLeast[at] = (atLeast[at] ?? 0) + 1;
      }
    }
  }

  return {
    total,
    withoutChoices: hits.length,
    categories: shown.map((each) => ({ category: each, count: byCategory.get(each) ?? 0 })),
    allCategories,
    prices: {
      lowestCents: lowest,
      highestCents: highest,
      bars: barsOf(prices, lowest ?? 1, highest ?? 1),
    },
    inStock,
    hasModel,
    ratings: ratings.map((stars, at) => ({ atLeast: stars, count: atLeast[at] ?? 0 })),
    anyRating,
    colours: [...colours.values()],
    anyColour,
    anySpace,
    relaxations: total > 0 ? null : await relaxationsOf(hits, category, filter, slice),
  };
};

const rangeOf = async (hits: readonly Hit[], category: CategoryId | null, slice: TimeSlice) => {
  let lowest: number | null = null;
  let highest: number | null = null;
  for (const [index, { product }] of hits.entries()) {
    if (index % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
    if (!passes.category(product, category)) continue;
    lowest = Math.min(lowest ?? Infinity, product.priceCents);
    highest = Math.max(highest ?? 0, product.highestPriceCents);
  }
  return { lowest, highest };
};

const barsOf = (prices: readonly number[], lowest: number, highest: number): readonly number[] => {
  const bars = Array.from({ length: priceBars }, () => 0);
  const from = Math.log(Math.max(1, lowest));
  const range = Math.log(Math.max(1, highest)) - from;
  for (const price of prices) {
    const part = range > 0 ? (Math.log(Math.max(1, price)) - from) / range : 0;
    const at = Math.min(priceBars - 1, Math.max(0, Math.floor(part * priceBars)));
    bars[at] = (bars[at] ?? 0) + 1;
  }
  return bars;
};
