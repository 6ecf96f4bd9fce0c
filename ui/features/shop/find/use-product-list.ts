import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { usePagedQuery, type PagedQuery } from "../../../apollo/use-paged-query.ts";
import { CategoryPageDocument, type CategoryPageQuery } from "../../../generated/operations.ts";
import type { ProductFilters } from "./product-filters.ts";
import { filterInput } from "./filter-choices.ts";
import { storeShownCount, shownCountOf } from "./shown-items.ts";
import { useStockUpdates } from "../../shared/product/stock-updates.ts";

const pageSize = 24;
const usualFirstView = 8;

export type ListedProducts = CategoryPageQuery["products"];
export type ListedProduct = ListedProducts["items"][number];

export interface FoundProducts extends Pick<
  PagedQuery<ListedProducts>,
  "failed" | "retry" | "more"
> {
  /** Null until the first response, and if it couldn't load. */
  shown: ListedProducts | null;
  /** True while the previous result is shown and the next one is loading. */
  waiting: boolean;
  /** True if the result shown matches the filters. */
  current: boolean;
  /** Number of products being loaded. */
  expected: number;
}

/**
 * The products of a category that match words and filters, page by page; price and stock are live.
 */
export function useProductList({ category, search, sort, choices }: ProductFilters): FoundProducts {
  const { search: address } = useLocation();
  const filter = filterInput(choices);
  // Read once when the list is opened: the list must not change while it grows.
  const shownBefore = useMemo(() => shownCountOf(address), [address]);
  const { loading, failed, retry, more, ...paged } = usePagedQuery({
    document: CategoryPageDocument,
    variables: {
      category,
      search: search || null,
      filter,
      sort: sort.sort,
      limit: Math.max(pageSize, shownBefore),
    },
    listOf: (data) => data.products,
    fetchPolicy: "cache-first",
  });
  // The previous list stays in view, dimmed, while the next one loads.
  const { list } = paged;
  const shown = failed ? list : paged.shown;
  useEffect(() => {
    if (list) storeShownCount(address, list.items.length);
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
