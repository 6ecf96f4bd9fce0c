import { categories, type Category } from "#domain/constants.ts";
import { whereOf } from "#projections/counts.ts";
import type { DocumentReader, Page, SortField } from "#projections/document-store.ts";
import { findAll } from "#projections/find-all.ts";
import { collectionOf } from "#projections/projection.ts";
import type { ProductDocument } from "./document.ts";
import { productsProjection } from "./projection.ts";

export type ProductSort = "newest" | "price-up" | "price-down" | "name" | "rating";

export interface ProductListQuery {
  /** Words that must all occur. */
  readonly search?: string | null | undefined;
  readonly category?: Category | null | undefined;
  readonly sort?: ProductSort | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export interface ProductQueries {
  /** The products on sale that match, and how many they are in all. Throws InvalidCursor. */
  list(query: ProductListQuery): Promise<Page<ProductDocument> & { readonly totalCount: number }>;
  /** Every product on sale, newest first. */
  all(): Promise<readonly ProductDocument[]>;
  /** How many products each category has on sale. */
  countByCategory(): Promise<readonly { readonly category: Category; readonly count: number }[]>;
  /** One product on sale; null where there is none. */
  byId(id: string): Promise<ProductDocument | null>;
  /** Products by id, also those no longer on sale. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, ProductDocument>>;
}

export const productsCollection = collectionOf(productsProjection);

const sold = { sold: true } as const;

const sorts: Readonly<Record<ProductSort, readonly SortField[]>> = {
  newest: [{ field: "addedAt", direction: "down" }],
  "price-up": [{ field: "priceCents", direction: "up" }],
  "price-down": [{ field: "priceCents", direction: "down" }],
  name: [{ field: "name", direction: "up" }],
  rating: [{ field: "ratingRank", direction: "down" }],
};

export const createProductQueries = (documents: DocumentReader): ProductQueries => {
  const byIds = async (ids: readonly string[]) => {
    const found = await documents.getMany<ProductDocument>(productsCollection, ids);
    return new Map([...found].map(([id, { document }]) => [id, document]));
  };
  return {
    async list({ search, category, sort = "newest", limit, cursor }) {
      const words = wordsOf(search);
      const group = { ...sold, ...(category && { category }) };
      const where = {
        ...whereOf(group),
        ...(words.length > 0 ? { searchText: { contains: words } } : {}),
      };
      const [page, [totalCount = 0]] = await Promise.all([
        documents.find<ProductDocument>(productsCollection, {
          where,
          sort: sorts[sort],
          limit,
          cursor,
        }),
        words.length === 0
          ? documents.counted(productsCollection, [group])
          : documents.count(productsCollection, where).then((count) => [count]),
      ]);
      return { ...page, totalCount };
    },
    async all() {
      const find = { where: whereOf(sold), sort: sorts.newest } as const;
      const found = await findAll<ProductDocument>(documents, productsCollection, find);
      return found.map(({ document }) => document);
    },
    async countByCategory() {
      const groups = categories.map((category) => ({ ...sold, category }));
      const counts = await documents.counted(productsCollection, groups);
      return categories.map((category, index) => ({ category, count: counts[index] ?? 0 }));
    },
    async byId(id) {
      const product = (await byIds([id])).get(id);
      return product?.sold ? product : null;
    },
    byIds,
  };
};

/** The words of a search in small letters; at most ten, since more cannot be meant. */
export const wordsOf = (search: string | null | undefined): readonly string[] =>
  (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
