import { createCache } from "#event-store/cache.ts";
import { shownCategories } from "#domain/category/categories.ts";
import type { CategoryId } from "#domain/category/events.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { ChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentReader } from "#projections/engine/document-store.ts";
import { followDocuments } from "#projections/engine/followed-documents.ts";
import { productsProjection } from "#projections/products/projection.ts";
import type { SettingsDocument } from "#projections/settings/document.ts";
import type { SettingsQueries } from "#projections/settings/queries.ts";
import { countFacets, type Facets } from "./facets.ts";
import { isLeft, noFilter, spareIn, type ProductFilter } from "./filters.ts";
import type { Hit } from "./listed.ts";
import { inOrder, pageOfHits, type HitSort } from "./orders.ts";
import type { Interpretation } from "./interpretation.ts";
import { createSearchIndex } from "./search-index.ts";

/** The products that a visitor wants to see. */
export interface ProductChoice {
  /** Empty: all products. */
  readonly search: string;
  readonly category: CategoryId | null;
  /** Missing: no condition. */
  readonly filter?: ProductFilter | undefined;
  /** Discontinued products instead of those on sale. */
  readonly archived?: boolean | undefined;
}

export interface ProductSearchQuery extends ProductChoice {
  readonly sort: HitSort;
  readonly limit: number;
  readonly cursor: string | null;
}

/** A suggested search, and its results. */
export interface LikelySearch {
  readonly search: string;
  readonly count: number;
  /** The best match. */
  readonly productId: string;
}

/** Finds products by words, in an index in memory that follows the read model. */
export interface ProductSearch {
  /**
   * Loads the read model into the index, in slices. Rejects if it cannot be read now; the next
   * search resumes.
   */
  open(): Promise<void>;
  /** Ids of a page of matching products, and the number of all matches. Throws InvalidCursor. */
  search(query: ProductSearchQuery): Promise<{
    readonly ids: readonly string[];
    readonly totalCount: number;
    readonly nextCursor: string | null;
  }>;
  /** Number of products that each further choice would leave. */
  facets(choice: ProductChoice): Promise<Facets>;
  /** How the words are understood, and where they occur in a product. */
  interpret(search: string): Promise<Interpretation>;
  /** Suggestions for a search without hits, likeliest first. */
  likely(search: string, limit: number): Promise<readonly LikelySearch[]>;
}

/** Cached hits for further pages and other visitors: at most about 2 MiB. */
const keptHits = 50_000;

/** Counts and readings are small. */
const keptOthers = 500;

/** Only this many characters of a search are used. */
const longestSearch = 200;

/** Maximum number of suggestions tried. */
const mostTried = 8;

export const createProductSearch = ({
  documents,
  feed,
  settings,
}: {
  readonly documents: Pick<DocumentReader, "find">;
  readonly feed: Pick<ChangeFeed, "listen">;
  /** Provide the limit of low stock and the categories. */
  readonly settings: SettingsQueries;
}): ProductSearch => {
  const index = createSearchIndex();
  const archive = createSearchIndex();
  const small = { maxSize: keptOthers, sizeOf: () => 1 };
  const keptPages = createCache<readonly Hit[]>({
    maxSize: keptHits,
    sizeOf: (hits) => hits.length + 10,
  });
  const keptFacets = createCache<Facets>(small);
  const interpretations = createCache<Interpretation>(small);
  const forget = () => {
    for (const kept of [keptPages, keptFacets, interpretations]) kept.clear();
  };
  const takeSettings = ({ values, categories }: SettingsDocument): void => {
    const moved = [index, archive].flatMap((each) => [
      each.setShopLimit(values.lowStock),
      each.setCategories(categories),
    ]);
    if (moved.includes(true)) forget();
  };
  settings.onChange(takeSettings);
  const followed = followDocuments({
    documents,
    feed,
    projection: productsProjection,
    take(product) {
      // Stock changes with every order, but a search changes only with the first and the last item.
      const inIndex = index.put(product);
      const inArchive = archive.put({ ...product, sold: !product.sold });
      if (inIndex || inArchive) forget();
    },
  });
  const open = async (): Promise<void> => {
    await Promise.all([settings.current(), followed.open()]);
  };

  const hitsOf = async (
    { search, category, filter = noFilter, archived = false }: ProductChoice,
    sort: HitSort,
  ): Promise<readonly Hit[]> => {
    const slice = beginTimeSlice();
    const among = archived ? archive : index;
    const found = await (search === "" ? among.all(slice) : among.find(search, slice));
    const left = found.filter(({ product }) => isLeft(product, category, filter));
    const { space } = filter;
    const sorted =
      sort === "best-fit" && space !== null
        ? left.map(({ product }) => ({ product, score: spareIn(product, filter, space) }))
        : left;
    return inOrder(sorted, sort, slice);
  };

  const keptHitsOf = (choice: ProductChoice, sort: HitSort): Promise<readonly Hit[]> =>
    keptPages.get(keyOf(choice, sort), () => hitsOf(choice, sort));

  const count = async ({ search, category, filter }: ProductChoice): Promise<Facets> => {
    const slice = beginTimeSlice();
    const found = await (search === "" ? index.all(slice) : index.find(search, slice));
    const shown = shownCategories(settings.categories()).map(({ id }) => id);
    return countFacets(found, category, filter ?? noFilter, slice, shown);
  };

  return {
    open,
    async search({ sort: wanted, limit, cursor, ...choice }) {
      await open();
      // Without a space, nothing fits better than another product.
      const sort = wanted === "best-fit" && !choice.filter?.space ? "name" : wanted;
      const hits = await keptHitsOf(shortened(choice), sort);
      return { ...pageOfHits(hits, sort, limit, cursor), totalCount: hits.length };
    },
    async facets(choice) {
      await open();
      const short = shortened(choice);
      return keptFacets.get(keyOf(short), () => count(short));
    },
    async interpret(search) {
      await open();
      const words = search.slice(0, longestSearch);
      return interpretations.get(words, () => index.interpret(words, beginTimeSlice()));
    },
    async likely(search, limit) {
      await open();
      const likely: LikelySearch[] = [];
      const slice = beginTimeSlice();
      for (const words of index.likely(search.slice(0, longestSearch)).slice(0, mostTried)) {
        if (likely.length === limit) break;
        if (slice.isOver()) await slice.next();
        const hits = await keptHitsOf({ search: words, category: null }, "relevance");
        const [best] = hits;
        if (best) likely.push({ search: words, count: hits.length, productId: best.product.id });
      }
      return likely;
    },
  };
};

/** Shortens a search to the characters that are used. */
const shortened = ({ search, ...choice }: ProductChoice): ProductChoice => ({
  ...choice,
  search: search.trim().slice(0, longestSearch),
});

const keyOf = (
  { search, category, filter = noFilter, archived = false }: ProductChoice,
  sort = "",
): string => JSON.stringify([search, category, sort, filter, archived]);
