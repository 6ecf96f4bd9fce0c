import { items } from "#texts/components.ts";
import * as t from "#texts/find.ts";
import type { FilterCondition, SpaceSide } from "../../../generated/operations.ts";
import type { Side } from "../../shared/product/fit.ts";
import { shopCategories } from "../../../components/shop-categories.ts";
import { chosenFilters, lengthText, shortPrice } from "./filter-choices.ts";
import type { FilterChange, ProductFilters } from "./product-filters.ts";
import type { Facets } from "./use-facets.ts";

/** What to do without if filters exclude everything. */
export interface RelaxAdvice {
  /** The nearest item, or which filter helps. */
  sentence: string;
  /** The shortest way to a result; null if no filter and no pair helps. */
  way: { words: string; change: FilterChange } | null;
  /** Each filter and how many items there are without it, the most helpful first. */
  filters: readonly { words: string; count: number; without: FilterChange }[];
}

const sideOf: Readonly<Record<SpaceSide, Side>> = {
  WIDTH: "width",
  DEPTH: "depth",
  HEIGHT: "height",
};

/** Advice from the counts of the shop; null if no filter is set. */
export function relaxAdvice(filters: ProductFilters, facets: Facets): RelaxAdvice | null {
  const present = new Map<FilterCondition, { words: string; without: FilterChange }>(
    chosenFilters(filters.choices).map((each) => [each.condition, each]),
  );
  if (filters.category) {
    const words = shopCategories().display(filters.category).label;
    present.set("CATEGORY", { words, without: { category: null } });
  }
  const ways = facets.relaxations.map(({ without, count }) => ({
    count,
    parts: without.flatMap((condition) => present.get(condition) ?? []),
    conditions: without,
  }));
  const singles = ways.flatMap(({ parts: [part, ...others], count }) =>
    part && others.length === 0 ? [{ ...part, count }] : [],
  );
  if (singles.length === 0) return null;
  const best = ways.find(({ count }) => count > 0);
  const near = best?.conditions.length === 1 && nearest(best.conditions[0], filters, facets);
  if (near) return { ...near, filters: singles };
  if (!best) return { sentence: t.noMatches, way: null, filters: singles };
  const [first, second] = best.parts;
  const change: FilterChange = { ...first?.without, ...second?.without };
  const found = items(best.count);
  return second
    ? {
        sentence: t.pairHelps(first?.words ?? "", second.words, found),
        way: { words: t.removeBoth, change },
        filters: singles,
      }
    : {
        sentence: t.oneHelps(first?.words ?? "", found),
        way: { words: t.showCount(best.count), change },
        filters: singles,
      };
}

/** The nearest item that a price or a size excludes alone. */
function nearest(
  condition: FilterCondition | undefined,
  { search, category, choices }: ProductFilters,
  { nearestPrice, nearestSpace }: Facets,
): (Pick<RelaxAdvice, "sentence"> & { way: NonNullable<RelaxAdvice["way"]> }) | null {
  if (condition === "PRICE" && nearestPrice !== null) {
    const price = shortPrice(nearestPrice);
    const isAbove = choices.maxPrice !== null && nearestPrice > choices.maxPrice;
    const where = category ? shopCategories().display(category).label : null;
    const texts = isAbove ? t.cheapest : t.mostExpensive;
    const sentence = search
      ? texts.forWords(search, price)
      : where
        ? texts.inRoom(where, price)
        : texts.ofAll(price);
    const change = isAbove ? { maxPrice: nearestPrice } : { minPrice: nearestPrice };
    return {
      sentence,
      way: { words: isAbove ? t.showUpTo(price) : t.showFrom(price), change },
    };
  }
  if (condition === "SPACE" && nearestSpace) {
    const { side, lengthCm } = nearestSpace;
    const own = choices[sideOf[side]] ?? 0;
    const needed = t.ofSide[side](lengthText(lengthCm));
    return {
      sentence: t.closestNeeds(needed, lengthText(own)),
      way: { words: t.showUpTo(needed), change: { [sideOf[side]]: lengthCm } },
    };
  }
  return null;
}
