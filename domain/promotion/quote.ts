import { englishName } from "../category/categories.ts";
import { categoryDecider } from "../category/decider.ts";
import { categoriesId } from "../category/service.ts";
import type { CommandHandler, currentState } from "../ports.ts";
import { promoRefused, tooMuch, type PromoRefused, type TooManyTries } from "../refusal.ts";
import { promotionDecider, redemptionProblem } from "./decider.ts";
import {
  discountOf,
  eligibleSum,
  sumOf,
  type Discount,
  type DiscountableLine,
} from "./discount.ts";
import { feeOf, type DeliveryFeeRule } from "../values/delivery-fee.ts";
import { isCode, normalCode } from "./promo-code.ts";

/** The discount that a code gives, or why it gives none. */
export type PromoQuote =
  | { readonly discount: Discount }
  | { readonly refusal: PromoRefused | TooManyTries };

/** Counts unknown codes, so that codes can't be guessed. */
export interface CodeGuesses {
  /** Seconds until the next code may be tried; 0 if one may be tried now. */
  secondsToWait(triedBy: string): Promise<number>;
  /** Counts an unknown code. */
  count(triedBy: string): Promise<void>;
}

/** For orders that do not come through an API. */
export const unlimitedGuesses: CodeGuesses = {
  secondsToWait: async () => 0,
  count: async () => undefined,
};

/** Who tries a code, and when. */
export interface CodeUser {
  /** The customer; null for a visitor, whose own uses are unknown. */
  readonly userId: string | null;
  /** The account or network address that unknown codes are counted for. */
  readonly triedBy: string;
  readonly now: string;
}

/** The lines of an order, and the delivery fee of the place that it goes to. */
export interface QuotedGoods {
  readonly lines: readonly DiscountableLine[];
  readonly feeRule: DeliveryFeeRule;
}

/**
 * Quotes a promo code for these lines. A quote holds no use: the promotion's stream decides when
 * the order is placed.
 */
export const promoQuote = async (
  {
    commands,
    guesses,
  }: {
    readonly commands: Pick<CommandHandler, "recall" | "load">;
    readonly guesses: CodeGuesses;
  },
  given: string,
  { lines, feeRule }: QuotedGoods,
  { userId, triedBy, now }: CodeUser,
  stateOf: typeof currentState,
): Promise<PromoQuote> => {
  const seconds = await guesses.secondsToWait(triedBy);
  if (seconds > 0) return { refusal: tooMuch("You have tried many unknown codes.", seconds) };
  const quote = await quoteOf(commands, given, { lines, feeRule }, { userId, now }, stateOf);
  if ("refusal" in quote && quote.refusal.reason === "UNKNOWN") await guesses.count(triedBy);
  return quote;
};

const quoteOf = async (
  commands: Pick<CommandHandler, "recall" | "load">,
  given: string,
  { lines, feeRule }: QuotedGoods,
  { userId, now }: Pick<CodeUser, "userId" | "now">,
  stateOf: typeof currentState,
): Promise<{ readonly discount: Discount } | { readonly refusal: PromoRefused }> => {
  const code = normalCode(given);
  const state = isCode(code) ? await stateOf(commands, promotionDecider, code) : null;
  const problem = redemptionProblem(code, state, userId, now);
  if (problem || !state) return { refusal: problem ?? promoRefused({ code, reason: "UNKNOWN" }) };
  const { terms } = state;
  const sumCents = eligibleSum(terms, lines);
  if (sumCents === 0) {
    const { categories } = terms;
    const all = await stateOf(commands, categoryDecider, categoriesId);
    const nameOf = (id: string) => englishName(all, id);
    return { refusal: promoRefused({ code, reason: "OTHER_ITEMS", categories }, nameOf) };
  }
  if (sumCents < terms.minSumCents) {
    const missingCents = terms.minSumCents - sumCents;
    return { refusal: promoRefused({ code, reason: "SUM_TOO_SMALL", missingCents }) };
  }
  // Only free delivery needs the fee, and it takes nothing off the goods.
  return { discount: discountOf(code, terms, lines, feeOf(feeRule, sumOf(lines))) };
};

/**
 * The discount of an order with other lines, by the terms it was placed with. The order keeps its
 * code even if the lines no longer qualify.
 */
export const discountAfterChange = async (
  commands: Pick<CommandHandler, "recall" | "load">,
  discount: Discount,
  {
    lines,
    deliveryFeeCents,
  }: {
    readonly lines: readonly DiscountableLine[];
    readonly deliveryFeeCents: number;
  },
  stateOf: typeof currentState,
): Promise<Discount> => {
  const state = await stateOf(commands, promotionDecider, discount.code);
  if (state === null) throw new Error(`Promotion ${discount.code} does not exist`);
  return discountOf(discount.code, state.terms, lines, deliveryFeeCents);
};
