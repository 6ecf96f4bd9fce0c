import type { OrderContent, OrderLine } from "#domain/order/events.ts";
import { discountAgain, type Discount } from "#domain/promotion/discount.ts";
import type { PromotionBenefit } from "#domain/promotion/events.ts";

/** The prices, the delivery fee and the promotions of a simulation. */
export interface RequoteRules {
  priceOf(line: OrderLine): number;
  /** Undefined to keep the order's own. */
  readonly feeCents?: number | undefined;
  /** The benefit of a promo code; null if it gives nothing. */
  benefitOf(discount: Discount): PromotionBenefit | null;
}

/** The content of an order by other rules. Returns the same object if nothing differs. */
export const requote = (
  content: OrderContent,
  { priceOf, feeCents = content.deliveryFeeCents, benefitOf }: RequoteRules,
): OrderContent => {
  const { discount: before, ...order } = content;
  const lines = content.lines.map((line) => {
    const priceCents = priceOf(line);
    return priceCents === line.priceCents ? line : { ...line, priceCents };
  });
  const benefit = before ? benefitOf(before) : null;
  const isAsBefore =
    lines.every((line, at) => line === content.lines[at]) &&
    feeCents === content.deliveryFeeCents &&
    (!before || benefit === before.benefit);
  if (isAsBefore) return content;
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const discount = before && benefit && discountAgain(before, benefit, lines, feeCents);
  return {
    ...order,
    lines,
    subtotalCents,
    deliveryFeeCents: feeCents,
    ...(discount ? { discount } : {}),
    totalCents: subtotalCents + feeCents - (discount?.discountCents ?? 0),
  };
};
