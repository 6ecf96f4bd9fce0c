import type { CategoryId } from "../../category/events.ts";
import type { Discount } from "../../promotion/discount.ts";
import { feeOf, type DeliveryFeeRule } from "../../values/delivery-fee.ts";

/** The price of one product in a quote; `available` items can be ordered now. */
export interface QuoteLine {
  readonly productId: string;
  readonly name: string;
  readonly category: CategoryId;
  /** The chosen option values; empty for a product without options. */
  readonly options: readonly string[];
  readonly priceCents: number;
  readonly quantity: number;
  readonly image: string;
  readonly available: number;
}

/** Total = sum of price x quantity + delivery - discount (docs/rules.md, "Orders"). */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly subtotalCents: number;
  readonly deliveryFeeCents: number;
  /** Null without a promo code. */
  readonly discount: Discount | null;
  readonly totalCents: number;
}

/** Quotes lines for a place with this rule. Its sum of goods is the one after the discount. */
export const quoteOf = (
  lines: readonly QuoteLine[],
  feeRule: DeliveryFeeRule,
  discount: Discount | null = null,
): Quote => {
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const offGoods = (discount?.shares ?? []).reduce((sum, share) => sum + share.discountCents, 0);
  const deliveryFeeCents = feeOf(feeRule, subtotalCents - offGoods);
  const fullCents = subtotalCents + deliveryFeeCents;
  const totalCents = fullCents - (discount?.discountCents ?? 0);
  return { lines, subtotalCents, deliveryFeeCents, discount, totalCents };
};
