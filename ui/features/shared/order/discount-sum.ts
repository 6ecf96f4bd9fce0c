import * as t from "#texts/promo.ts";
import { formatMoney } from "../../../components/money.ts";
import type { PromotionBenefitKind } from "../../../generated/operations.ts";

/** A discount in rupees, as pages show it. */
export interface ShownDiscount {
  code: string;
  kind: PromotionBenefitKind;
  percent: number | null;
  amount: number;
}

/** A row of a list of sums. */
interface DiscountSum {
  label: string;
  reason: string | null;
  amount: string;
}

/** The name of a discount, its reason and its amount; null if it is nothing. */
export function discountSum(discount: ShownDiscount | null): DiscountSum | null {
  if (!discount || discount.amount <= 0) return null;
  const { code, kind, percent, amount } = discount;
  const reason =
    kind === "FREE_DELIVERY" ? t.freeDelivery : percent === null ? null : t.percentOff(percent);
  return { label: t.code(code), reason, amount: `− ${formatMoney(amount)}` };
}
