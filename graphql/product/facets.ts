import { rupees } from "#domain/money.ts";
import type { ReadModels } from "#projections/read-models.ts";
import type { ProductFacets, QueryProductFacetsArgs } from "#graphql/generated/resolver-types.ts";
import { categoryOf, categoryWord } from "#graphql/enums.ts";
import { filterOf } from "./filter.ts";

/** How many products each further filter choice would leave, in the schema's names and units. */
export const facetsView = async (
  { search, category, filter }: Partial<QueryProductFacetsArgs>,
  { productSearch }: ReadModels,
): Promise<ProductFacets> => {
  const { categories, prices, ratings, colours, ...counts } = await productSearch.facets({
    search: search ?? "",
    category: category ? categoryOf[category] : null,
    filter: filterOf(filter),
  });
  const { lowestCents, highestCents, bars } = prices;
  return {
    ...counts,
    categories: categories.map(({ category: name, count }) => ({
      category: categoryWord[name],
      count,
    })),
    prices: {
      lowest: lowestCents === null ? null : rupees(lowestCents),
      highest: highestCents === null ? null : rupees(highestCents),
      bars: [...bars],
    },
    colours: colours.map(({ name, tones, count }) => ({ name, tones: [...tones], count })),
    ratings: ratings.map(({ atLeast, count }) => ({ minRating: atLeast, count })),
  };
};
