import { clockInColombo, startOfDay } from "../../../components/colombo.ts";
import type {
  Category,
  PromotionBenefitKind,
  PromotionInput,
} from "../../../generated/operations.ts";

/** The typed fields of a new promotion. */
export type DraftField =
  | "code"
  | "percent"
  | "most"
  | "amount"
  | "minSum"
  | "uses"
  | "usesPerCustomer"
  | "products"
  | "versions";

/** A new promotion as it is typed. Days are in Colombo; an empty text is not given. */
export interface PromotionDraft extends Readonly<Record<DraftField, string>> {
  readonly kind: PromotionBenefitKind;
  readonly categories: readonly Category[];
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A draft that starts today and has no end. */
export const emptyDraft = (): PromotionDraft => ({
  ...{ code: "", kind: "PERCENT", percent: "", most: "", amount: "", minSum: "" },
  ...{ uses: "", usesPerCustomer: "", products: "", versions: "", categories: [], lastDay: "" },
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

const idsOf = (typed: string): string[] => typed.split(",").flatMap((each) => each.trim() || []);

/** The start of a day in Colombo, or of the day `later` days after it. */
const startOf = (day: string, later: number): string =>
  new Date(startOfDay(Date.parse(`${day}T12:00:00.000Z`)) + later * 86_400_000).toISOString();

/** The promotion of a draft with a first day. It lasts until the end of its last day. */
export function promotionInput(draft: PromotionDraft): PromotionInput {
  const { code, kind, percent, most, amount, minSum, uses, usesPerCustomer } = draft;
  const { products, versions, categories, firstDay, lastDay } = draft;
  return {
    ...{ code, kind, categories: [...categories] },
    percent: kind === "PERCENT" ? wholeOf(percent) : null,
    amount:
      kind === "PERCENT" ? numberOf(most) : kind === "AMOUNT" ? (numberOf(amount) ?? -1) : null,
    minSum: numberOf(minSum) ?? 0,
    productIds: idsOf(products),
    variantIds: idsOf(versions),
    startsAt: startOf(firstDay, 0),
    endsAt: lastDay === "" ? null : startOf(lastDay, 1),
    uses: wholeOf(uses),
    usesPerCustomer: wholeOf(usesPerCustomer),
  };
}
