import type { QueryResolvers } from "#graphql/generated/resolver-types.ts";
import { nameOf } from "#graphql/loaders.ts";
import { listPage } from "#graphql/paging.ts";
import { noFilter } from "#projections/products/search/filters.ts";
import { historyView } from "./history-view.ts";

/** The catalogue for admins. */
export const catalogueQueries = {
  catalogue: (_parent, { search, category, filter, sort, ...page }, context) =>
    listPage(context, page, (query) =>
      context.readModels.products.list({
        ...query,
        search,
        category,
        filter: {
          ...noFilter,
          lowStock: filter?.lowStock === true,
          outOfStock: filter?.outOfStock === true,
          withoutModel: filter?.withoutModel === true,
        },
        archived: filter?.archived === true,
        sort: sort === "relevance" ? null : sort,
      }),
    ),
  async catalogueCounts(_parent, { search, category, after }, { readModels, freshness }) {
    await freshness.reach(after);
    const count = async (changes: object, archived = false) => {
      const query = { search, category, limit: 1 };
      const filter = { ...noFilter, ...changes };
      return (await readModels.products.list({ ...query, filter, archived })).totalCount;
    };
    const [all, lowStock, outOfStock, withoutModel, archived] = await Promise.all([
      count({}),
      count({ lowStock: true }),
      count({ outOfStock: true }),
      count({ withoutModel: true }),
      count({}, true),
    ]);
    return { all, lowStock, outOfStock, withoutModel, archived };
  },
  async productHistory(_parent, { id, after }, context) {
    await context.freshness.reach(after);
    const history = await context.readModels.productHistory.byId(id);
    const categories = context.readModels.settings.categories();
    return history && historyView(history, (account) => nameOf(account, context), categories);
  },
} satisfies QueryResolvers;
