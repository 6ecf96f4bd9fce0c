import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useLiveUpdates } from "../../apollo/live-updates.tsx";
import { StockChangedDocument } from "../../generated/operations.ts";

/** The server follows this many named products at most. */
const mostIds = 100;

/** The products to follow by name; null for all, where a page shows more than that. */
export function followedIds(productIds: readonly string[]): string[] | null {
  return productIds.length > mostIds ? null : [...productIds].sort();
}

export interface StockUpdates {
  /** The products on the page. */
  productIds: readonly string[];
  /**
   * The position the page has read; undefined while it is still reading, null where it is not
   * known.
   */
  after: string | null | undefined;
}

/**
 * Keeps stock, price and words of the page's products as they are now; what the shop no longer
 * sells goes.
 */
export function useStockUpdates({ productIds, after }: StockUpdates): void {
  const { cache } = useApolloClient();
  const canBeHad = useRef(new Map<string, boolean>());
  useLiveUpdates({
    document: StockChangedDocument,
    variables: { productIds: followedIds(productIds) },
    after: productIds.length === 0 ? undefined : after,
    read: ({ stockChanged }) => stockChanged,
    onUpdate: ({ stockChanged: { product, productId } }) => {
      if (!productId) return;
      const available = product !== null && product.countInStock > 0;
      if (canBeHad.current.get(productId) !== available) {
        canBeHad.current.set(productId, available);
        // What figures are in view are asked for again; most changes of stock change none.
        cache.evict({ id: "ROOT_QUERY", fieldName: "productFacets" });
      }
      if (product) return;
      const id = cache.identify({ __typename: "Product", id: productId });
      if (id) cache.evict({ id });
    },
  });
}
