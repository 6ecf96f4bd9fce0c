import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { StockChangedDocument } from "../../../generated/operations.ts";

/** Maximum number of product ids in a subscription; the server's limit. */
const maxIds = 100;

/** The ids to subscribe to; null for all products if the page shows more than the limit. */
export function followedIds(productIds: readonly string[]): string[] | null {
  return productIds.length > maxIds ? null : [...productIds].sort();
}

export interface StockUpdates {
  /** The products on the page. */
  productIds: readonly string[];
  /** The position of the data on the page; undefined while loading, null if unknown. */
  after: string | null | undefined;
}

/**
 * Keeps stock, price and texts of the page's products up to date. Products that are no longer sold
 * are removed.
 */
export function useStockUpdates({ productIds, after }: StockUpdates): void {
  const { cache } = useApolloClient();
  const canBeHad = useRef(new Map<string, boolean>());
  useLiveUpdates({
    document: StockChangedDocument,
    variables: { productIds: followedIds(productIds) },
    after: productIds.length === 0 ? undefined : after,
    onUpdate: ({ product, productId }) => {
      if (!productId) return;
      const available = product !== null && product.countInStock > 0;
      if (canBeHad.current.get(productId) !== available) {
        canBeHad.current.set(productId, available);
        // Visible facet counts are reloaded; most stock changes do not affect them.
        cache.evict({ id: "ROOT_QUERY", fieldName: "productFacets" });
      }
      if (product) return;
      const id = cache.identify({ __typename: "Product", id: productId });
      if (id) cache.evict({ id });
    },
  });
}
