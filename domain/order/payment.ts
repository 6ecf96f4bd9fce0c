import type { ShortCashReason } from "../constants.ts";
import type { Discount } from "../promotion/discount.ts";
import { worthOfUnits } from "../values/returned-worth.ts";
import type { OrderLine } from "./events.ts";
import { returnedOf, type ItemsReturn, type ReturnedUnits } from "./returns.ts";

/** The cash of an order, in cents, as far as drivers collected it. */
export interface OrderPayment {
  /** All sums that drivers collected, also on several runs. */
  readonly collectedCents: number;
  /** The part of the total that is still owed. Cash that is not owed any more does not count. */
  readonly openCents: number;
}

/** A hand-over of an order. Amounts in cents. */
export interface CollectedCash {
  readonly owedCents: number;
  readonly collectedCents: number;
  readonly shortReason: ShortCashReason | null;
}

/**
 * The payment after another hand-over. Cash that a driver left off for a damage is not owed any
 * more. `refundedCents` are the refunds so far.
 */
export const withCollected = (
  before: OrderPayment | null,
  { owedCents, collectedCents, shortReason }: CollectedCash,
  refundedCents: number,
): OrderPayment => {
  const earlierCents = before?.collectedCents ?? 0;
  const paidCents = collectedCents + earlierCents - refundedCents;
  return {
    collectedCents: collectedCents + earlierCents,
    openCents: shortReason === "discount for damage" ? 0 : Math.max(0, owedCents - paidCents),
  };
};

/**
 * The payment after a return, if a driver collected cash before: goods that are not refunded in
 * cash reduce what is still owed.
 */
export const withReturned = (
  before: OrderPayment | null,
  { worthCents = 0, refundCents }: { readonly worthCents?: number; readonly refundCents: number },
): OrderPayment | null =>
  before && {
    ...before,
    openCents: Math.max(0, before.openCents - Math.max(0, worthCents - refundCents)),
  };

/** What the buyer paid for units that come back after the `returned` ones, in cents. */
export const returnedWorth = (
  lines: readonly Pick<OrderLine, "productId" | "priceCents" | "quantity">[],
  discount: Pick<Discount, "shares"> | undefined,
  units: readonly ReturnedUnits[],
  returns: readonly ItemsReturn[],
): number =>
  units.reduce((sum, { productId, quantity }) => {
    const line = lines.find((each) => each.productId === productId);
    if (!line) return sum;
    const share = discount?.shares.find((each) => each.productId === productId);
    const discounted = { ...line, discountCents: share?.discountCents ?? 0 };
    return sum + worthOfUnits(discounted, returnedOf(returns, productId), quantity);
  }, 0);

/**
 * The maximum refund of an order, in cents: what came in, without earlier refunds. If nothing is
 * known of the cash, a delivered order was paid in full.
 */
export const refundableOf = (
  payment: OrderPayment | null,
  { totalCents, wasDelivered }: { readonly totalCents: number; readonly wasDelivered: boolean },
  refundedCents: number,
): number =>
  Math.max(0, (payment?.collectedCents ?? (wasDelivered ? totalCents : 0)) - refundedCents);
