import type { OrderedQuantity } from "../../ordered-quantity.ts";
import type { ShortCashReason } from "../../constants.ts";
import type { Discount } from "../../promotion/discount.ts";
import { worthOfUnits } from "../../values/returned-worth.ts";
import type { OrderLine } from "../events.ts";
import type { ItemsReturn, OrderPayment } from "../state.ts";
import { returnedOf } from "./returns.ts";

/** A hand-over of an order. Amounts in cents. */
export interface CollectedCash {
  readonly owedCents: number;
  readonly collectedCents: number;
  readonly shortReason: ShortCashReason | null;
}

/**
 * The payment after another hand-over, which reduces what was still owed before it. Cash that a
 * driver left off for a damage is not owed any more.
 */
export const withCollected = (
  before: OrderPayment | null,
  { owedCents, collectedCents, shortReason }: CollectedCash,
): OrderPayment => ({
  collectedCents: collectedCents + (before?.collectedCents ?? 0),
  openCents:
    shortReason === "discount for damage"
      ? 0
      : Math.max(0, (before?.openCents ?? owedCents) - collectedCents),
});

/** The payment after a change of the items of an order that was handed over before. */
export const withTotalChanged = (
  before: OrderPayment | null,
  change: { readonly totalCents: number; readonly previousTotalCents: number },
): OrderPayment | null => {
  if (before === null) return null;
  const { totalCents, previousTotalCents } = change;
  const overpaidCents = Math.max(0, before.collectedCents - previousTotalCents);
  const addedCents = totalCents - previousTotalCents - overpaidCents;
  return { ...before, openCents: Math.max(0, before.openCents + addedCents) };
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
  units: readonly OrderedQuantity[],
  returns: readonly ItemsReturn[],
): number =>
  units.reduce((sum, { productId, quantity }) => {
    const line = lines.find((each) => each.productId === productId);
    if (!line) return sum;
    const share = discount?.shares.find((each) => each.productId === productId);
    const discounted = { ...line, discountCents: share?.discountCents ?? 0 };
    return sum + worthOfUnits(discounted, returnedOf(returns, productId), quantity);
  }, 0);

/** What the order of a stop owes: the total without goods that came back, or their refund. */
export const dueOf = (
  {
    totalCents,
    lines,
    discount,
  }: {
    readonly totalCents: number;
    readonly lines: readonly Pick<OrderLine, "productId" | "priceCents" | "quantity">[];
    readonly discount?: Pick<Discount, "shares"> | undefined;
  },
  returned: readonly OrderedQuantity[],
  refundedCents: number,
): number => {
  const worthCents = returnedWorth(lines, discount, returned, []);
  return Math.max(0, totalCents - Math.max(worthCents, refundedCents));
};

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
