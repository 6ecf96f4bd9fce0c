import * as t from "#texts/promo.ts";
import { formatDate } from "../../../../components/date-time.tsx";
import { formatMoney } from "../../../../components/money.ts";
import type { PromoQuoteQuery } from "../../../../generated/operations.ts";
import { shopCategories } from "../../../../components/shop-categories.ts";

type PromoRefusal = Exclude<PromoQuoteQuery["promoQuote"], { __typename: "PromoAccepted" }>;

/** Why a promo code gives nothing, in the reader's language. */
export function promoProblem(refusal: PromoRefusal): string {
  if (refusal.__typename !== "PromoRefused") return refusal.message;
  const { reason, at, missing, categories } = refusal;
  switch (reason) {
    case "UNKNOWN":
      return t.unknown;
    case "PAUSED":
      return t.paused;
    case "USED_UP":
      return t.usedUp;
    case "USED_BY_CUSTOMER":
      return t.usedByYou;
    case "NOT_STARTED":
      return at ? t.startsOn(formatDate(at)) : t.notStarted;
    case "ENDED":
      // An end at midnight belongs to the day before.
      return at ? t.endedOn(formatDate(new Date(Date.parse(at) - 1).toISOString())) : t.ended;
    case "SUM_TOO_SMALL":
      return t.addItemsFor(formatMoney(missing ?? 0));
    case "OTHER_ITEMS":
      return categories.length > 0
        ? t.onlyFor(categories.map((each) => shopCategories().display(each).label).join(", "))
        : t.forOtherItems;
  }
}
