import { useApolloClient } from "@apollo/client/react";
import { BoardOrder_OrderFragmentDoc } from "../../../generated/operations.ts";
import type { BoardOrder } from "./board-lists.ts";

/**
 * The selected orders that the current filter hides, as last received from the shop. Cancelled
 * orders are omitted.
 */
export function useHiddenOrders(
  chosen: ReadonlySet<string>,
  listed: readonly BoardOrder[],
): readonly BoardOrder[] {
  const { cache } = useApolloClient();
  const shown = new Set(listed.map(({ id }) => id));
  return [...chosen].flatMap((id) => {
    if (shown.has(id)) return [];
    const order = cache.readFragment({
      fragment: BoardOrder_OrderFragmentDoc,
      from: { __typename: "BoardOrder", id },
    });
    return order && order.cancelledAt === null ? [order] : [];
  });
}
