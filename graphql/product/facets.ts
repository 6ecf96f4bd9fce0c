import { rupees } from "#domain/money.ts";
import type { ReadModels } from "#projections/read-models.ts";
import type { ProductFacets, QueryProductFacetsArgs } from "#graphql/generated/resolver-types.ts";
import { filterOf } from "./filter.ts";

/** How many products each further filter choice would leave, in the schema's names and units. */
export const facetsView = async (
  { search, category, filter }: Partial<QueryProductFacetsArgs>,
  { productSearch }: ReadModels,
): Promise<ProductFacets> => {
  const { categories, prices, ratings, colours, relaxations, ...counts } =
    await productSearch.facets({
      search: search ?? "",
      category: category ?? null,
      filter: filterOf(filter),
    });
  const { lowestCents, highestCents, bars } = prices;
  return {
    ...counts,
    categories: categories.map(({ category: name, count }) => ({
      category: name,
      count,
    })),
    prices: {
      lowest: lowestCents === null ? null : rupees(lowestCents),
      highest: highestCents === null ? null : rupees(highestCents),
      bars: [...bars],
    },
    colours: colours.map(({ name, tones, count }) => ({ name, tones: [...tones], count })),
    relaxations: (relaxations?.ways ?? []).map(({ without, count }) => ({
      without: [...without],
      count,
    })),
    nearestPrice:
      typeof relaxations?.nearestPriceCents === "number"
        ? rupees(relaxations.nearestPriceCents)
        : null,
    nearestSpace: relaxations?.nearestSpace
      ? {
          side: relaxations.nearestSpace.side,
          lengthCm: relaxations.nearestSpace.lengthCm,
        }
      : null,
    ratings: ratings.map(({ atLeast, count }) => ({ minRating: atLeast, count })),
  };
};
