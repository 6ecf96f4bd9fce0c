import { useRef } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { StockLevelsChangedDocument, type StockLevel } from "../../../generated/operations.ts";
import { followedIds } from "../stock-updates.ts";

export interface StockLevels {
  /** The products on the page. */
  productIds: readonly string[];
  /** The position the page has read; undefined while it is still reading. */
  after: string | null | undefined;
  /** A product's figures have moved, as what holds this position shows. */
  onMove?: (position: string) => void;
  /** A product has another level than it was last told with. */
  onLevel?: () => void;
}

/** Keeps the figures of the page's products as they are now. */
export function useStockLevels({ productIds, after, onMove, onLevel }: StockLevels): void {
  const levels = useRef(new Map<string, StockLevel>());
  useLiveUpdates({
    document: StockLevelsChangedDocument,
    variables: { productIds: followedIds(productIds) },
    after: productIds.length === 0 ? undefined : after,
    read: ({ stockChanged }) => stockChanged,
    onUpdate: ({ stockChanged: { product, position } }) => {
      if (!product) return;
      onMove?.(position);
      if (levels.current.get(product.id) === product.stock.level) return;
      levels.current.set(product.id, product.stock.level);
      onLevel?.();
    },
  });
}
