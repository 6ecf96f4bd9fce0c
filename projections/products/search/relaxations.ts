import type { CategoryId } from "#domain/category/events.ts";
import { fitInto, fitOf, turnedSize, type FreeSpace, type Side } from "#domain/values/fit.ts";
import type { TimeSlice } from "#event-store/time-slice.ts";
import { conditions, excludedBy, type Condition, type ProductFilter } from "./filters.ts";
import type { Hit, Listed } from "./listed.ts";

/** Number of products without some conditions. */
export interface Relaxation {
  readonly without: readonly Condition[];
  readonly count: number;
}

/** What to do without if conditions exclude everything. */
export interface Relaxations {
  /** Each present condition, the most helpful first; then the best pair if no single one helps. */
  readonly ways: readonly Relaxation[];
  /** The price closest to the range among products that only the price excludes. In cents. */
  readonly nearestPriceCents: number | null;
  /** The least change of one side that lets a product in that only the space excludes. */
  readonly nearestSpace: { readonly side: Side; readonly lengthCm: number } | null;
}

/** Products processed between two looks at the clock. */
const lookedAtAtOnce = 1000;

const isSet = (
  condition: Condition,
  category: CategoryId | null,
  filter: ProductFilter,
): boolean => {
  switch (condition) {
    case "category":
      return category !== null;
    case "price":
      return filter.lowestPriceCents !== null || filter.highestPriceCents !== null;
    case "stock":
      return filter.inStock;
    case "rating":
      return filter.lowestRating !== null;
    case "colour":
      return filter.colour !== null;
    case "model":
      return filter.hasModel;
    case "space":
      return filter.space !== null;
  }
};

/** How far a product's prices are from the range of a filter, and the closest of them. */
const priceGap = (
  { priceCents, highestPriceCents }: Listed,
  { lowestPriceCents, highestPriceCents: most }: ProductFilter,
): { readonly gap: number; readonly cents: number } =>
  most !== null && priceCents > most
    ? { gap: priceCents - most, cents: priceCents }
    : { gap: (lowestPriceCents ?? 0) - highestPriceCents, cents: highestPriceCents };

/** The side to enlarge so that a product fits, if one side is enough. */
const spaceGap = (
  { variants, turns }: Listed,
  { colour }: ProductFilter,
  space: FreeSpace,
): { readonly gap: number; readonly side: Side; readonly lengthCm: number } | null => {
  const gaps = variants
    .filter(({ colours }) => colour === null || colours.includes(colour))
    .flatMap(({ size }) => [
      size,
      ...(turns && space.width && space.depth ? [turnedSize(size)] : []),
    ])
    .flatMap((size) => {
      const [short, ...others] = fitOf(size, space).filter(({ spareCm }) => spareCm < 0);
      if (!short || others.length > 0) return [];
      const { side, spareCm } = short;
      const lengthCm = Math.round(((space[side] ?? 0) - spareCm) * 10) / 10;
      return fitInto(size, false, { ...space, [side]: lengthCm })?.fits
        ? [{ gap: -spareCm, side, lengthCm }]
        : [];
    });
  return gaps.toSorted((one, other) => one.gap - other.gap)[0] ?? null;
};

const smaller = <Each extends { readonly gap: number }>(one: Each | null, other: Each | null) =>
  one === null || (other !== null && other.gap < one.gap) ? other : one;

/** Counts what each present condition, and each pair, excludes alone. In slices. */
export const relaxationsOf = async (
  hits: readonly Hit[],
  category: CategoryId | null,
  filter: ProductFilter,
  slice: TimeSlice,
): Promise<Relaxations> => {
  const present = conditions.filter((each) => isSet(each, category, filter));
  const singles = present.map((each) => ({ without: [each], count: 0 }));
  const pairs = present.flatMap((one, at) =>
    present.slice(at + 1).map((other) => ({ without: [one, other], count: 0 })),
  );
  let price: ReturnType<typeof priceGap> | null = null;
  let space: ReturnType<typeof spaceGap> = null;
  for (const [index, { product }] of hits.entries()) {
    if (index % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
    const excluding = excludedBy(product, category, filter);
    for (const relaxation of [...singles, ...pairs]) {
      const helps = excluding.some((set) => set.every((each) => relaxation.without.includes(each)));
      if (helps) relaxation.count += 1;
    }
    const isOnly = (condition: Condition) =>
      excluding.some((set) => set.length === 1 && set[0] === condition);
    if (isOnly("price")) price = smaller(price, priceGap(product, filter));
    if (filter.space && isOnly("space")) {
      space = smaller(space, spaceGap(product, filter, filter.space));
    }
  }
  const byCount = (one: Relaxation, other: Relaxation) => other.count - one.count;
  const [best] = singles.some(({ count }) => count > 0) ? [] : pairs.toSorted(byCount);
  return {
    ways: [...singles.toSorted(byCount), ...(best && best.count > 0 ? [best] : [])],
    nearestPriceCents: price?.cents ?? null,
    nearestSpace: space && { side: space.side, lengthCm: space.lengthCm },
  };
};
