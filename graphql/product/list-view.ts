import { excerptOf } from "#projections/products/search/marks.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import type { ReadModels } from "#projections/read-models.ts";
import type {
  ProductMarks,
  QueryProductsArgs,
  CategoryMatches,
  ReplacedWord,
} from "#graphql/generated/resolver-types.ts";
import type { Context } from "#graphql/context.ts";
import { pageLimit, readPage } from "#graphql/paging.ts";
import { filterOf } from "./filter.ts";

/** Found products and the search that found them. */
interface FoundProducts {
  readonly search: string;
  readonly items: readonly ProductDocument[];
  readonly totalCount: number;
}

/** A page of a list. Its matches are marked only if requested. */
export interface ProductPageView extends FoundProducts {
  readonly nextCursor: string | null;
  readonly position: string;
}

export interface ProductSuggestionsView extends FoundProducts {
  readonly categories: readonly CategoryMatches[];
}

/** A page of matching products, read when the lists hold the requested position. */
export const listProducts = async (
  { search, category, filter, sort, limit, cursor, after }: QueryProductsArgs,
  { readModels, freshness }: Pick<Context, "readModels" | "freshness">,
): Promise<ProductPageView> => {
  const query = {
    search,
    category,
    filter: filterOf(filter),
    // The best match is first by default.
    sort: sort === "relevance" ? null : sort,
    limit: pageLimit(limit, 24, 100),
    cursor,
  };
  await freshness.reach(after);
  const position = freshness.position();
  const { documents, totalCount, nextCursor } = await readPage(readModels.products.list(query));
  const items = documents.map(({ document }) => document);
  return { search: search?.trim() ?? "", items, totalCount, nextCursor, position };
};

/** The best matches for words that are being typed. */
export const suggestProducts = async (
  { search, first }: { readonly search: string; readonly first: number },
  { products, productSearch }: ReadModels,
): Promise<ProductSuggestionsView> => {
  const words = search.trim();
  if (words === "") return { search: "", items: [], totalCount: 0, categories: [] };
  const [{ documents, totalCount }, { categories }] = await Promise.all([
    products.list({ search: words, limit: first }),
    productSearch.facets({ search: words, category: null }),
  ]);
  return {
    search: words,
    items: documents.map(({ document }) => document),
    totalCount,
    categories: categories.flatMap(({ category, count }) =>
      count > 0 ? [{ category, count }] : [],
    ),
  };
};

/** The matches of the search in the products' texts; empty without a search. */
export const marksOf = async (
  { search, items }: FoundProducts,
  { productSearch }: ReadModels,
): Promise<readonly ProductMarks[]> => {
  if (search === "") return [];
  const { marksIn } = await productSearch.interpret(search);
  return items.map((product) => {
    const { name, description } = marksIn(product);
    const excerpt = name.length > 0 ? null : excerptOf(product.description, description);
    return { productId: product.id, name, description, excerpt };
  });
};

/** The search words that were corrected or replaced by synonyms. */
export const replacedWordsIn = async (
  search: string,
  { productSearch }: ReadModels,
): Promise<readonly ReplacedWord[]> => {
  if (search === "") return [];
  const { replacedWords } = await productSearch.interpret(search);
  return replacedWords.map((word) => ({ ...word, replacements: [...word.replacements] }));
};

/** Similar searches that find something. */
export const likelyView = async (
  { search, first }: { readonly search: string; readonly first: number },
  { products, productSearch }: ReadModels,
) => {
  const likely = await productSearch.likely(search, first);
  const best = await products.byIds(likely.map(({ productId }) => productId));
  return likely.flatMap(({ productId, ...found }) => {
    const product = best.get(productId);
    return product ? [{ ...found, product }] : [];
  });
};
