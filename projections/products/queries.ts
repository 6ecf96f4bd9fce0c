import { idsOfShown, shownCategories, type Categories } from "#domain/category/categories.ts";
import type { CategoryId } from "#domain/category/events.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import { whereOf } from "#projections/engine/counts.ts";
import type { DocumentReader, StoredDocument } from "#projections/engine/document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import { followDocuments, type FollowedDocuments } from "#projections/engine/followed-documents.ts";
import type { CountedPage } from "#projections/engine/page-by-created-at.ts";
import { isFiltering, type ProductFilter } from "#projections/products/search/filters.ts";
import type { ProductSearch } from "#projections/products/search/product-search.ts";
import type { ChangeFeed } from "#projections/engine/change-feed.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import { asVariant, type ProductDocument } from "./document.ts";
import { productsProjection } from "./projection.ts";
import { sorts, type ProductSort } from "./sorts.ts";

export interface ProductListQuery {
  /** Words that must all match name, room or description. */
  readonly search?: string | null | undefined;
  readonly category?: CategoryId | null | undefined;
  /** Missing: no condition. */
  readonly filter?: ProductFilter | undefined;
  /** Discontinued products instead of those on sale. */
  readonly archived?: boolean | undefined;
  /** By default the best match comes first, or the newest product if there is no search. */
  readonly sort?: ProductSort | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/** The number of products on sale in a category. */
export interface CategoryCount {
  readonly category: CategoryId;
  readonly count: number;
}

export interface ProductQueries {
  /** The matching products, and their total number. Throws InvalidCursor. */
  list(query: ProductListQuery): Promise<CountedPage<ProductDocument>>;
  /** Every product on sale, newest first, read from the store. */
  all(): Promise<readonly ProductDocument[]>;
  /** Passes each product to `take` once, and then each change, including discontinued products. */
  follow(take: (product: ProductDocument) => void): FollowedDocuments;
  /** Number of products on sale in each shown category, in display order. */
  countByCategory(): Promise<readonly CategoryCount[]>;
  /** Products on sale that are stored in this category, which may be archived. */
  idsInCategory(category: CategoryId): Promise<readonly string[]>;
  /**
   * One product on sale; null if there is none. The id of a further variant returns the product as
   * that variant.
   */
  byId(id: string): Promise<ProductDocument | null>;
  /** Products by id, including discontinued ones. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, ProductDocument>>;
  /**
   * Products as the variants that the ids name, including discontinued ones. A product's own id
   * names its first variant.
   */
  variantsByIds(ids: readonly string[]): Promise<ReadonlyMap<string, ProductDocument>>;
}

export const productsCollection = collectionOf(productsProjection);

const sold = { sold: true } as const;

/** Products as the variants that the ids name, from their products by id. */
export const variantsOf = (
  ids: readonly string[],
  products: ReadonlyMap<string, ProductDocument>,
): ReadonlyMap<string, ProductDocument> =>
  new Map(
    ids.flatMap((id) => {
      const product = products.get(productIdOf(id));
      const variant = product && asVariant(product, id);
      return variant ? [[id, variant] as const] : [];
    }),
  );

export const createProductQueries = (
  documents: DocumentReader,
  feed: Pick<ChangeFeed, "listen">,
  productSearch: Pick<ProductSearch, "search">,
  settings: { categories(): Categories },
): ProductQueries => {
  const storedById = (ids: readonly string[]) =>
    documents.getMany<ProductDocument>(productsCollection, ids);

  const byIds = async (ids: readonly string[]) =>
    new Map([...(await storedById(ids))].map(([id, { document }]) => [id, document]));

  const variantsByIds = async (ids: readonly string[]) =>
    variantsOf(ids, await byIds([...new Set(ids.map(productIdOf))]));

  const searched = async (
    search: string,
    { category, filter, archived = false, sort, limit, cursor }: ProductListQuery,
  ): Promise<CountedPage<ProductDocument>> => {
    const { ids, ...found } = await productSearch.search({
      search,
      category: category ?? null,
      filter,
      archived,
      sort: sort ?? (search ? "relevance" : "newest"),
      limit,
      cursor: cursor ?? null,
    });
    const stored = await storedById(ids);
    const ifMatching = (product: StoredDocument<ProductDocument> | undefined) =>
      product && product.document.sold !== archived ? [product] : [];
    return { ...found, documents: ids.flatMap((id) => ifMatching(stored.get(id))) };
  };

  return {
    async list(query) {
      const { search, category, filter, sort, limit, cursor } = query;
      const words = search?.trim() ?? "";
      // The store has no index for filters and the sort by stock, so they are answered from memory,
      // like words.
      // The index knows as well which items of archived categories the category took.
      const hasTaken = !!category && idsOfShown(settings.categories(), category).length > 1;
      const inMemory = hasTaken || words || query.archived || (filter && isFiltering(filter));
      if (inMemory || sort === "stock" || sort === "best-fit") return searched(words, query);
      const group = { ...sold, ...(category && { category }) };
      const [page, [totalCount = 0]] = await Promise.all([
        documents.find<ProductDocument>(productsCollection, {
          where: whereOf(group),
          sort: sorts[sort ?? "newest"],
          limit,
          cursor,
        }),
        documents.counted(productsCollection, [group]),
      ]);
      return { ...page, totalCount };
    },
    async all() {
      const find = { where: whereOf(sold), sort: sorts.newest } as const;
      const found = await findAll<ProductDocument>(documents, productsCollection, find);
      return found.map(({ document }) => document);
    },
    follow: (take) => followDocuments({ documents, feed, projection: productsProjection, take }),
    async countByCategory() {
      const all = settings.categories();
      const shown = shownCategories(all).map(({ id }) => ({ id, ids: idsOfShown(all, id) }));
      const groups = shown.flatMap(({ ids }) => ids.map((category) => ({ ...sold, category })));
      const counts = await documents.counted(productsCollection, groups);
      const counted = new Map(groups.map(({ category }, index) => [category, counts[index] ?? 0]));
      return shown.map(({ id, ids }) => ({
        category: id,
        count: ids.reduce((sum, each) => sum + (counted.get(each) ?? 0), 0),
      }));
    },
    async idsInCategory(category) {
      const find = { where: whereOf({ ...sold, category }), sort: sorts.newest } as const;
      const found = await findAll<ProductDocument>(documents, productsCollection, find);
      return found.map(({ document }) => document.id);
    },
    async byId(id) {
      const isProduct = productIdOf(id) === id;
      const product = (await (isProduct ? byIds : variantsByIds)([id])).get(id);
      return product?.sold ? product : null;
    },
    byIds,
    variantsByIds,
  };
};
