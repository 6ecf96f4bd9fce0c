import { useState } from "react";
import type { CartPageQuery } from "../../../generated/operations.ts";
import { orderChanges, seenOrder, withLinesOf, type SeenOrder } from "./order-changes.ts";

export interface SeenOrderState {
  /** The changes since the shopper saw the order; empty for none. */
  changes: readonly string[];
  /** The total that the shopper saw; null until the cart is shown. */
  totalSeen: number | null;
}

/**
 * Compares the cart with the order that the page showed first. `fresh`: the cart is the shop's
 * answer, not the cache's.
 */
export function useSeenOrder(
  cart: CartPageQuery["cart"] | undefined,
  fresh: boolean,
): SeenOrderState {
  const [seen, setSeen] = useState<{ order: SeenOrder; fresh: boolean } | null>(null);
  const now = cart && cart.items.length > 0 ? seenOrder(cart) : null;
  if (now && !seen) setSeen({ order: now, fresh });
  else if (now && seen && fresh && !seen.fresh)
    setSeen({ order: withLinesOf(seen.order, now), fresh: true });
  if (!now || !seen) return { changes: [], totalSeen: null };
  return { changes: orderChanges(seen.order, now), totalSeen: seen.order.total };
}
