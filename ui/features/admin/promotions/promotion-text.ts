import { formatDate } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import type { PromotionFragment, PromotionState } from "../../../generated/operations.ts";
import { shopCategories } from "../../../components/shop-categories.ts";

/** The names of the states. */
export const stateNames: Readonly<Record<PromotionState, string>> = {
  RUNNING: "Running",
  PLANNED: "Planned",
  PAUSED: "Paused",
  USED_UP: "Used up",
  ENDED: "Ended",
};

/** What a promotion gives, for example "10 %, at most Rs. 5,000". */
export function benefitText({ kind, percent, amount, minSum }: PromotionFragment): string {
  const parts = [
    kind === "FREE_DELIVERY"
      ? "Free delivery"
      : kind === "AMOUNT"
        ? `${formatMoneyShort(amount ?? 0)} off`
        : `${percent ?? 0} %`,
    ...(kind === "PERCENT" && amount !== null ? [`at most ${formatMoneyShort(amount)}`] : []),
    ...(minSum > 0 ? [`from ${formatMoneyShort(minSum)}`] : []),
  ];
  return parts.join(", ");
}

/** The items that a promotion is for. */
export function itemsText({ categories, productIds, variantIds }: PromotionFragment): string {
  const parts = [
    ...categories.map((each) => shopCategories().display(each).label),
    ...(productIds.length === 0 ? [] : [countText(productIds.length, "item")]),
    ...(variantIds.length === 0 ? [] : [countText(variantIds.length, "variant")]),
  ];
  return parts.length === 0 ? "All items" : parts.join(", ");
}

const countText = (count: number, what: string): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** The days of a promotion, the last one included. */
export function periodText({ startsAt, endsAt }: PromotionFragment): string {
  const from = formatDate(startsAt);
  return endsAt === null ? `from ${from}, no end` : `${from} to ${formatDate(lastMoment(endsAt))}`;
}

/** The last moment of a period: an end at midnight belongs to the day before. */
const lastMoment = (end: string): number => Date.parse(end) - 1;

/** How often a promotion was used, of how often it may be. */
export function usesText({ used, held, uses }: PromotionFragment): string {
  const limit = uses === null ? "no limit" : `of ${uses}`;
  return `${used} ${limit}${held > 0 ? ` · ${held} held` : ""}`;
}
