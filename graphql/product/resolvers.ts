import { shownCategory } from "#domain/category/categories.ts";
import { rupees } from "#domain/money.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { LiveUpdate } from "#projections/engine/change-feed.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { averageRating } from "#projections/products/rating.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { badInput, pageLimit } from "#graphql/paging.ts";
import { catalogueQueries } from "./catalogue.ts";
import { productCommands } from "./commands.ts";
import { facetsView } from "./facets.ts";
import { followProducts } from "./follow-products.ts";
import {
  likelyView,
  listProducts,
  marksOf,
  suggestProducts,
  replacedWordsIn,
} from "./list-view.ts";
import { optionViews, variantResolvers, variantViews } from "./variant-view.ts";

/** Maximum number of reviews in a list. */
const shownReviews = 50;

/** Maximum number of products in a request by ids. */
const maxIds = 100;

export const productResolvers = {
  Mutation: productCommands,

  Query: {
    ...catalogueQueries,
    products: (_parent, args, context) => listProducts(args, context),
    productFacets: (_parent, args, { readModels }) => facetsView(args, readModels),
    productSuggestions: (_parent, { search, first }, { readModels }) =>
      suggestProducts({ search, first: pageLimit(first, 6, 20, "first") }, readModels),
    likelySearches: (_parent, { search, first }, { readModels }) =>
      likelyView({ search, first: pageLimit(first, 3, 10, "first") }, readModels),
    async orderedTogether(_parent, { productId, first }, { readModels }) {
      const most = pageLimit(first, 2, 20, "first");
      const ids = await readModels.orderedTogether.with(productIdOf(productId));
      const found = await readModels.products.byIds(ids);
      const sold = ids.flatMap((id) => found.get(id) ?? []).filter((product) => product.sold);
      return sold.slice(0, most);
    },
    async categoryCounts(_parent, _args, { readModels }) {
      return [...(await readModels.products.countByCategory())];
    },
    async product(_parent, { id, after }, { readModels, freshness }) {
      await freshness.reach(after);
      return readModels.products.byId(id);
    },
    async productsByIds(_parent, { ids, after }, { readModels, freshness }) {
      if (ids.length > maxIds) throw badInput(`ids must have at most ${maxIds} entries`);
      await freshness.reach(after);
      const { products } = readModels;
      const wanted = [...new Set(ids)];
      const found = new Map([
        ...(await products.byIds(wanted.filter((id) => productIdOf(id) === id))),
        ...(await products.variantsByIds(wanted.filter((id) => productIdOf(id) !== id))),
      ]);
      return wanted.flatMap((id) => {
        const product = found.get(id);
        return product?.sold ? [product] : [];
      });
    },
  },

  Subscription: {
    stockChanged: {
      subscribe: (_parent, { productIds, after }, { live }) =>
        followProducts(live, productIds?.slice(0, maxIds) ?? null, after ?? null),
      resolve: ({ id, document, position, remaining }: LiveUpdate<ProductDocument>) => ({
        product: document?.sold ? document : null,
        productId: id,
        position,
        remaining,
      }),
    },
  },

  ProductPage: {
    marks: (page, _args, { readModels }) => marksOf(page, readModels),
    replacedWords: ({ search }, _args, { readModels }) => replacedWordsIn(search, readModels),
  },

  ProductSuggestions: {
    marks: (page, _args, { readModels }) => marksOf(page, readModels),
    replacedWords: ({ search }, _args, { readModels }) => replacedWordsIn(search, readModels),
  },

  ...variantResolvers,

  CategoryCount: {
    async newest({ category, count }, _args, { readModels }) {
      if (count === 0) return null;
      const { documents } = await readModels.products.list({ category, limit: 1 });
      return documents[0]?.document ?? null;
    },
  },

  Product: {
    category: ({ category }, _args, { readModels }) =>
      shownCategory(readModels.settings.categories(), category),
    productId: ({ id }) => productIdOf(id),
    highestPrice: ({ highestPriceCents }) => rupees(highestPriceCents),
    facts: ({ facts }) => facts ?? null,
    imageText: ({ imageText }) => imageText ?? "",
    nightImage: ({ nightImage }) => nightImage ?? null,
    furtherPictures: ({ furtherPictures }) => [...(furtherPictures ?? [])],
    options: optionViews,
    variants: (product, { withArchived }) => [...variantViews(product, withArchived)],
    price: ({ priceCents }) => rupees(priceCents),
    archived: ({ sold }) => !sold,
    rating: averageRating,
    quickLookUrl: ({ modelUrl }, _args, { quickLookOf }) => quickLookOf(modelUrl),
    pictures: async (product, _args, { pictures }) => [...(await pictures(product))],
    position: (_product, _args, { position }) => position,
    reviews: (product) => product,
  },

  ProductPicture: {
    files: ({ files }) => [...files],
  },

  ProductReviews: {
    productId: ({ id }) => productIdOf(id),
    rating: averageRating,
    spread: ({ spread }) => [...spread],
    withPhotos: ({ id }, _args, { readModels }) =>
      readModels.reviewAuthors.publishedWithPhotos(productIdOf(id)),
    async items({ id }, { sort, withPhotos, stars }, { readModels }) {
      const { documents } = await readModels.reviewAuthors.published(productIdOf(id), {
        sort,
        withPhotos,
        stars,
        limit: shownReviews,
      });
      return documents.map(({ document }) => document);
    },
  },
} satisfies Resolvers;
