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

/** The name of a discount, its reason and its amount, for a list of sums. */
export function discountSum({ code, kind, percent, amount }: ShownDiscount): {
  label: string;
  reason: string | null;
  amount: string;
} {
  const reason =
    kind === "FREE_DELIVERY" ? t.freeDelivery : percent === null ? null : t.percentOff(percent);
  return { label: t.code(code), reason, amount: `− ${formatMoney(amount)}` };
}
