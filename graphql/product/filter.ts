import { spaceLimits } from "#domain/constants.ts";
import { cents } from "#domain/money.ts";
import type { FreeSpace } from "#domain/values/fit.ts";
import type { ProductFilter } from "#projections/products/search/filters.ts";
import type {
  FreeSpaceInput,
  ProductFilter as FilterInput,
} from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";

/** A schema filter in the shop's units. Throws a GraphQLError that names the invalid field. */
export const filterOf = (input: FilterInput | null | undefined): ProductFilter | undefined => {
  if (!input) return undefined;
  const { minPrice, maxPrice, minRating, inStock, hasModel, colour, space } = input;
  const lowestPriceCents = priceOf("minPrice", minPrice);
  const highestPriceCents = priceOf("maxPrice", maxPrice);
  if ((lowestPriceCents ?? 0) > (highestPriceCents ?? Infinity)) {
    throw badInput("filter.minPrice must not be above filter.maxPrice");
  }
  if (typeof minRating === "number" && (minRating < 1 || minRating > 5)) {
    throw badInput("filter.minRating must be 1 to 5");
  }
  return {
    lowestPriceCents,
    highestPriceCents,
    inStock: inStock === true,
    lowestRating: minRating ?? null,
    hasModel: hasModel === true,
    colour: colour ?? null,
    space: spaceOf(space),
    lowStock: false,
    outOfStock: false,
    withoutModel: false,
  };
};

const priceOf = (name: string, rupees: number | null | undefined): number | null => {
  if (rupees === null || rupees === undefined) return null;
  const amount = cents(rupees);
  if (amount === null) {
    throw badInput(`filter.${name} must be 0 or more, in rupees with at most two decimals`);
  }
  return amount;
};

const spaceOf = (space: FreeSpaceInput | null | undefined): FreeSpace | null => {
  const measured = {
    width: lengthOf("widthCm", space?.widthCm),
    depth: lengthOf("depthCm", space?.depthCm),
    height: lengthOf("heightCm", space?.heightCm),
  };
  return Object.values(measured).every((length) => length === null) ? null : measured;
};

const lengthOf = (name: string, cm: number | null | undefined): number | null => {
  if (cm === null || cm === undefined) return null;
  const { fromCm, toCm } = spaceLimits;
  if (cm >= fromCm && cm <= toCm) return cm;
  throw badInput(`filter.space.${name} must be ${fromCm} to ${toCm}`);
};
