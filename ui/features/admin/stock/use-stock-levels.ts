import { useRef } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { StockLevelsChangedDocument, type StockLevel } from "../../../generated/operations.ts";
import { followedIds } from "../../shared/product/stock-updates.ts";

export interface StockLevels {
  /** The products on the page. */
  productIds: readonly string[];
  /** The position of the data on the page; undefined while loading. */
  after: string | null | undefined;
  /** Called when figures have changed, with the position of the change. */
  onMove?: (position: string) => void;
  /** Called when a product's level has changed. */
  onLevel?: () => void;
}

/** Keeps the stock figures of the page's products up to date. */
export function useStockLevels({ productIds, after, onMove, onLevel }: StockLevels): void {
  const levels = useRef(new Map<string, StockLevel>());
  useLiveUpdates({
    document: StockLevelsChangedDocument,
    variables: { productIds: followedIds(productIds) },
    after: productIds.length === 0 ? undefined : after,
    onUpdate: ({ product, position }) => {
      if (!product) return;
      onMove?.(position);
      if (levels.current.get(product.id) === product.stock.level) return;
      levels.current.set(product.id, product.stock.level);
      onLevel?.();
    },
  });
}
