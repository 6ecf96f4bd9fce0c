import { rupees } from "#domain/money.ts";
import type { Side } from "#domain/values/fit.ts";
import type { Condition } from "#projections/products/search/filters.ts";
import type { ReadModels } from "#projections/read-models.ts";
import type {
  FilterCondition,
  ProductFacets,
  QueryProductFacetsArgs,
  SpaceSide,
} from "#graphql/generated/resolver-types.ts";
import { categoryOf, categoryWord } from "#graphql/enums.ts";
import { filterOf } from "./filter.ts";

const conditionWord: Readonly<Record<Condition, FilterCondition>> = {
  category: "CATEGORY",
  price: "PRICE",
  stock: "STOCK",
  rating: "RATING",
  colour: "COLOUR",
  model: "MODEL",
  space: "SPACE",
};

const sideWord: Readonly<Record<Side, SpaceSide>> = {
  width: "WIDTH",
  depth: "DEPTH",
  height: "HEIGHT",
};

/** How many products each further filter choice would leave, in the schema's names and units. */
export const facetsView = async (
  { search, category, filter }: Partial<QueryProductFacetsArgs>,
  { productSearch }: ReadModels,
): Promise<ProductFacets> => {
  const { categories, prices, ratings, colours, relaxations, ...counts } =
    await productSearch.facets({
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
    relaxations: (relaxations?.ways ?? []).map(({ without, count }) => ({
      without: without.map((condition) => conditionWord[condition]),
      count,
    })),
    nearestPrice:
      typeof relaxations?.nearestPriceCents === "number"
        ? rupees(relaxations.nearestPriceCents)
        : null,
    nearestSpace: relaxations?.nearestSpace
      ? {
          side: sideWord[relaxations.nearestSpace.side],
          lengthCm: relaxations.nearestSpace.lengthCm,
        }
      : null,
    ratings: ratings.map(({ atLeast, count }) => ({ minRating: atLeast, count })),
  };
};
