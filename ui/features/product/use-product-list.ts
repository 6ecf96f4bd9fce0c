import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { usePagedQuery, type PagedQuery } from "../../apollo/use-paged-query.ts";
import { CategoryPageDocument, type CategoryPageQuery } from "../../generated/operations.ts";
import type { ProductFilters } from "./product-filters.ts";
import { filterInput } from "./find/filter-choices.ts";
import { keepShown, shownAt } from "./find/shown-items.ts";
import { useStockUpdates } from "./stock-updates.ts";

const pageSize = 24;
const usualFirstView = 8;

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
  /** So many products are waited for. */
  expected: number;
}

/** The products of a room with some words and choices, page by page; price and stock are live. */
export function useProductList({ room, search, sort, choices }: ProductFilters): FoundProducts {
  const { search: address } = useLocation();
  const filter = filterInput(choices);
  // Only what was shown when the list was opened: it must not become another list while it grows.
  const shownBefore = useMemo(() => shownAt(address), [address]);
  const { loading, failed, retry, more, ...paged } = usePagedQuery({
    document: CategoryPageDocument,
    variables: {
      category: room,
      search: search || null,
      filter,
      sort: sort.sort,
      limit: Math.max(pageSize, shownBefore),
    },
    listOf: (data) => data.products,
    fetchPolicy: "cache-first",
  });
  // The last list stays in view, dimmed, while the next is fetched.
  const { list } = paged;
  const shown = failed ? list : paged.shown;
  useEffect(() => {
    if (list) keepShown(address, list.items.length);
  }, [address, list]);
  useStockUpdates({
    productIds: shown?.items.map(({ id }) => id) ?? [],
    after: shown?.position,
  });
  return {
    shown,
    current: list !== null,
    waiting: list === null && loading,
    failed,
    retry,
    more,
    expected: Math.max(usualFirstView, shownBefore),
  };
}
