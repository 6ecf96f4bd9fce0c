import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { CartStockChangedDocument } from "../../../generated/operations.ts";

/**
 * Calls back when the price or the stock of one of these products changes. `position` is that of
 * the data that the page shows; undefined while it is loading.
 */
export function useStockChanges(
  productIds: readonly string[],
  position: string | undefined,
  onChange: () => void,
): void {
  useLiveUpdates({
    document: CartStockChangedDocument,
    variables: { productIds: productIds.toSorted() },
    after: productIds.length > 0 ? position : undefined,
    onUpdate: ({ productId }) => {
      if (productId) onChange();
    },
  });
}
