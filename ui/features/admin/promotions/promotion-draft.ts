import { z } from "zod";
import { clockInColombo, startOfDay } from "../../../components/colombo.ts";
import type { PromotionBenefitKind, PromotionInput } from "../../../generated/operations.ts";

/** A variant that a promotion is for, or its item with all variants. */
export interface ChosenItem {
  readonly productId: string;
  readonly variantId: string;
  readonly name: string;
  /** The options of the variant. */
  readonly options: string;
  /** Whether the item has other variants. */
  readonly hasOthers: boolean;
  readonly allVariants: boolean;
}

/** A new promotion as it is typed. Days are in Colombo; an empty text is not given. */
export const promotionSchema = z.object({
  ...{ code: z.string(), kind: z.custom<PromotionBenefitKind>() },
  ...{ percent: z.string(), most: z.string(), amount: z.string(), minSum: z.string() },
  ...{ uses: z.string(), usesPerCustomer: z.string() },
  categories: z.array(z.string()),
  items: z.array(z.custom<ChosenItem>()),
  firstDay: z.string().min(1, "Please enter a date"),
  lastDay: z.string(),
});

export type PromotionDraft = z.infer<typeof promotionSchema>;

/** The fields of a draft by their names in the shop's refusals. */
export const draftFields: Readonly<Record<string, keyof PromotionDraft>> = {
  ...{ mostRupees: "most", amountRupees: "amount", minSumRupees: "minSum" },
  ...{ startsAt: "firstDay", endsAt: "lastDay", productIds: "items", variantIds: "items" },
};

/** A draft that starts today and has no end. */
export const emptyDraft = (): PromotionDraft => ({
  ...{ code: "", kind: "PERCENT", percent: "", most: "", amount: "", minSum: "" },
  ...{ uses: "", usesPerCustomer: "", items: [], categories: [], lastDay: "" },
  firstDay: clockInColombo(Date.now()).slice(0, 10),
});

/** A typed number; null if none is given. Another text becomes -1, which the shop refuses. */
function numberOf(typed: string): number | null {
  const text = typed.replaceAll(",", "").trim();
  if (text === "") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : -1;
}

const wholeOf = (typed: string): number | null => {
  const value = numberOf(typed);
  return value === null || Number.isInteger(value) ? value : -1;
};

/** The items with one of them added, unless it is chosen already. */
export const withItem = (items: ChosenItem[], item: ChosenItem): ChosenItem[] =>
  items.some(
    ({ productId, variantId, allVariants }) =>
      variantId === item.variantId || (allVariants && productId === item.productId),
  )
    ? items
    : [...items, item];

/** The items with all variants of one of them, or with its chosen variant alone. */
export const withAllVariants = (
  items: readonly ChosenItem[],
  { productId, variantId }: ChosenItem,
  allVariants: boolean,
): ChosenItem[] =>
  items
    .filter((each) => !allVariants || each.productId !== productId || each.variantId === variantId)
    .map((each) => (each.variantId === variantId ? { ...each, allVariants } : each));

/** An item that gets variants later is meant with all of them, unless one was chosen. */
const isWhole = ({ allVariants, hasOthers }: ChosenItem): boolean => allVariants || !hasOthers;

/** The start of a day in Colombo, or of the day `later` days after it. */
const startOf = (day: string, later: number): string =>
  new Date(startOfDay(Date.parse(`${day}T12:00:00.000Z`)) + later * 86_400_000).toISOString();

/** The promotion of a draft with a first day. It lasts until the end of its last day. */
export function promotionInput(draft: PromotionDraft): PromotionInput {
  const { code, kind, percent, most, amount, minSum, uses, usesPerCustomer } = draft;
  const { items, categories, firstDay, lastDay } = draft;
  return {
    ...{ code, kind, categories: [...categories] },
    percent: kind === "PERCENT" ? wholeOf(percent) : null,
    amount:
      kind === "PERCENT" ? numberOf(most) : kind === "AMOUNT" ? (numberOf(amount) ?? -1) : null,
    minSum: numberOf(minSum) ?? 0,
    productIds: items.flatMap((each) => (isWhole(each) ? each.productId : [])),
    variantIds: items.flatMap((each) => (isWhole(each) ? [] : each.variantId)),
    startsAt: startOf(firstDay, 0),
    endsAt: lastDay === "" ? null : startOf(lastDay, 1),
    uses: wholeOf(uses),
    usesPerCustomer: wholeOf(usesPerCustomer),
  };
}
