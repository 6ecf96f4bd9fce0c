import { useState } from "react";
import {
  orderChanges,
  seenOrder,
  withFeeOf,
  withLinesOf,
  type CartView,
  type SeenOrder,
} from "./order-changes.ts";

export interface SeenOrderState {
  /** The changes since the shopper saw the order; empty for none. */
  changes: readonly string[];
  /** The total that the shopper saw; null until the cart is shown. */
  totalSeen: number | null;
}

/**
 * Compares the cart with the order that the page showed first. `fresh`: the cart is the shop's
 * answer, not the cache's. Another fee because of another `district` is no change.
 */
export function useSeenOrder(
  cart: CartView | undefined,
  fresh: boolean,
  district: string,
): SeenOrderState {
  const [seen, setSeen] = useState<{ order: SeenOrder; fresh: boolean; district: string } | null>(
    null,
  );
  const now = cart && cart.items.length > 0 ? seenOrder(cart) : null;
  if (now && !seen) setSeen({ order: now, fresh, district });
  else if (now && seen && seen.district !== district)
    // The shopper chose the district, and sees its fee at once.
    setSeen({ ...seen, order: withFeeOf(seen.order, now), district });
  else if (now && seen && fresh && !seen.fresh)
    setSeen({ order: withLinesOf(seen.order, now), fresh: true, district });
  if (!now || !seen) return { changes: [], totalSeen: null };
  return { changes: orderChanges(seen.order, now), totalSeen: seen.order.total };
}
