import { rupees } from "#domain/money.ts";
import type { LiveUpdate } from "#projections/change-feed.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { averageRating } from "#projections/products/rating.ts";
import { productsCollection } from "#projections/products/queries.ts";
import type { ProductSort } from "#projections/products/sorts.ts";
import type { Resolvers, ProductSort as SortWord } from "#graphql/generated/resolver-types.ts";
import { categoryOf, categoryWord, placementWord } from "#graphql/enums.ts";
import { pageLimit, readPage } from "#graphql/paging.ts";

const sorts: Readonly<Record<SortWord, ProductSort | null>> = {
  NEWEST: "newest",
  PRICE_UP: "price-up",
  PRICE_DOWN: "price-down",
  NAME: "name",
  RATING: "rating",
  RELEVANCE: null,
};

export const productResolvers = {
  Query: {
    async products(_parent, { search, category, sort, limit, cursor, after }, context) {
      await context.freshness.reach(after);
      const position = context.freshness.position();
      const { documents, totalCount, nextCursor } = await readPage(
        context.readModels.products.list({
          search,
          category: category && categoryOf[category],
          sort: sort && sorts[sort],
          limit: pageLimit(limit, 24, 100),
          cursor,
        }),
      );
      return { items: documents.map(({ document }) => document), totalCount, nextCursor, position };
    },
    async categoryCounts(_parent, _args, { readModels }) {
      const counts = await readModels.products.countByCategory();
      return counts.map(({ category, count }) => ({ category: categoryWord[category], count }));
    },
    async product(_parent, { id, after }, { readModels, freshness }) {
      await freshness.reach(after);
      return readModels.products.byId(id);
    },
  },

  Subscription: {
    stockChanged: {
      subscribe: (_parent, { productIds, after }, { live }) =>
        live.follow<ProductDocument>({
          collection: productsCollection,
          where: productIds ? { id: { in: productIds.slice(0, 100) } } : {},
          matches: ({ id }) => !productIds || productIds.includes(id),
          after: after ?? null,
        }),
      resolve: ({ id, document, position, remaining }: LiveUpdate<ProductDocument>) => ({
        product: document?.sold ? document : null,
        productId: id,
        position,
        remaining,
      }),
    },
  },

  Product: {
    price: ({ priceCents }) => rupees(priceCents),
    category: ({ category }) => categoryWord[category],
    placement: ({ placement }) => placementWord[placement],
    rating: averageRating,
    reviews: ({ id }, _args, { loaders }) => loaders.productPage.load(id),
  },

  ProductReviews: {
    productId: ({ id }) => id,
    rating: averageRating,
    spread: ({ spread }) => [...spread],
    items: ({ reviews }) => [...reviews],
  },
} satisfies Resolvers;
