import { usePagedQuery, type PagedQuery } from "../../apollo/use-paged-query.ts";
import { CategoryPageDocument, type CategoryPageQuery } from "../../generated/operations.ts";
import type { ProductFilters } from "./product-filters.ts";
import { useStockUpdates } from "./stock-updates.ts";

const pageSize = 24;

export type ListedProducts = CategoryPageQuery["products"];
export type ListedProduct = ListedProducts["items"][number];

export interface FoundProducts extends Pick<
  PagedQuery<ListedProducts>,
  "failed" | "retry" | "more"
> {
  /** null until the first answer, and where it could not be read. */
  shown: ListedProducts | null;
  /** What is shown belongs to the choice before; the next is on its way. */
  waiting: boolean;
  /** What is shown is of this choice. */
  current: boolean;
}

/** The products of a room with some words, page by page; price and stock are live. */
export function useProductList({ room, search, sort }: ProductFilters): FoundProducts {
  const { list, listBefore, loading, failed, retry, more } = usePagedQuery({
    document: CategoryPageDocument,
    variables: { category: room, search: search || null, sort: sort.sort, limit: pageSize },
    listOf: (data) => data.products,
    fetchPolicy: "cache-first",
  });
  // The last list stays in view, dimmed, while the next is fetched.
  const shown = list ?? (failed ? null : listBefore);
  useStockUpdates({
    productIds: shown?.items.map(({ id }) => id) ?? [],
    after: shown?.position,
  });
  return { shown, current: list !== null, waiting: list === null && loading, failed, retry, more };
}
