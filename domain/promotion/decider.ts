import { unchangedCategoryIds } from "../category/categories.ts";
import type { CategoryId } from "../category/events.ts";
import { promotionLimits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { entryOf, withEntry, withoutEntry, type PersistentMap } from "../persistent-map.ts";
import { isRecent, noneRecent, remember, type RecentIds } from "../recent-ids.ts";
import {
  invalidInput,
  notFound,
  orderClosed,
  promoRefused,
  type FieldProblem,
  type InvalidInput,
  type NotFound,
  type OrderClosed,
  type PromoRefused,
} from "../refusal.ts";
import type { PromotionBenefit, PromotionEvent, PromotionTerms } from "./events.ts";
import { isCode } from "./promo-code.ts";

/** The use of a promotion by one order. */
export interface Redemption {
  readonly userId: string;
  readonly discountCents: number;
}

/** The phase of a use. A released use never becomes another one. */
export type RedemptionPhase = "held" | "used" | "released";

/**
 * A promotion that exists. Settled uses are counted and forgotten, so that its size does not grow
 * with its orders.
 */
export interface PromotionState {
  readonly terms: PromotionTerms;
  readonly status: "running" | "paused" | "ended";
  /** Orders that are placed with the code. */
  readonly used: number;
  /** Orders that are being placed with it. */
  readonly held: number;
  /** The held uses by order. */
  readonly open: PersistentMap<Redemption>;
  /** The latest orders that were placed with it, and that ended. */
  readonly placed: RecentIds;
  readonly released: RecentIds;
  /** Uses of each customer, held ones included. Empty without a limit for each customer. */
  readonly byCustomer: PersistentMap<number>;
}

export type PromotionCommand =
  | {
      readonly type: "CreatePromotion";
      readonly code: string;
      readonly terms: PromotionTerms;
      /** The categories that the shop shows; those of a new shop if missing. */
      readonly categories?: readonly CategoryId[] | undefined;
      readonly now: string;
    }
  | { readonly type: "PausePromotion" | "ResumePromotion" | "EndPromotion" }
  | {
      readonly type: "ReserveRedemption";
      readonly code: string;
      readonly orderId: string;
      readonly userId: string;
      readonly discountCents: number;
      readonly now: string;
    }
  | { readonly type: "ConfirmRedemption"; readonly orderId: string }
  /**
   * `placed` is the use of an order that was placed, with its discount of now; null for a rejected
   * one. The order's stream knows that its use was released, because the promotion forgets it.
   */
  | {
      readonly type: "ReleaseRedemption";
      readonly orderId: string;
      readonly placed: Redemption | null;
    };

export type PromotionRefusal = InvalidInput | NotFound | OrderClosed | PromoRefused;

/** Uses that count towards the limit. */
export const usesOf = ({ used, held }: PromotionState): number => used + held;

/** Why a customer can't use a promotion now; null if they can. */
export const redemptionProblem = (
  code: string,
  state: PromotionState | null,
  userId: string | null,
  now: string,
): PromoRefused | null => {
  if (state === null) return promoRefused({ code, reason: "UNKNOWN" });
  const { terms, status, byCustomer } = state;
  const { startsAt, endsAt, uses, usesPerCustomer } = terms;
  if (status === "ended") return promoRefused({ code, reason: "ENDED" });
  if (now < startsAt) return promoRefused({ code, reason: "NOT_STARTED", at: startsAt });
  if (endsAt !== null && now >= endsAt) return promoRefused({ code, reason: "ENDED", at: endsAt });
  if (status === "paused") return promoRefused({ code, reason: "PAUSED" });
  const own = userId === null ? 0 : (entryOf(byCustomer, userId) ?? 0);
  if (usesPerCustomer !== null && own >= usesPerCustomer) {
    return promoRefused({ code, reason: "USED_BY_CUSTOMER" });
  }
  return uses !== null && usesOf(state) >= uses ? promoRefused({ code, reason: "USED_UP" }) : null;
};

/**
 * The rules of one promotion: its limits are exact, because each order reserves its use here. A use
 * is held while the order is being placed, and is free again if the order ends otherwise.
 */
export const promotionDecider: Decider<
  PromotionState | null,
  PromotionCommand,
  PromotionEvent,
  PromotionRefusal
> = {
  category: "promotion",
  initialState: null,
  begins: ({ type }) => type === "CreatePromotion",

  evolve(state, event) {
    if (event.type === "PromotionCreated") {
      const orders = { open: null, placed: noneRecent, released: noneRecent };
      const empty = { used: 0, held: 0, ...orders, byCustomer: null };
      return { terms: event.data, status: "running", ...empty };
    }
    if (state === null) return state;
    switch (event.type) {
      case "PromotionPaused":
        return { ...state, status: "paused" };
      case "PromotionResumed":
        return { ...state, status: "running" };
      case "PromotionEnded":
        return { ...state, status: "ended" };
      case "RedemptionReserved": {
        const { orderId, userId, discountCents } = event.data;
        return {
          ...counted(state, userId, 1),
          held: state.held + 1,
          open: withEntry(state.open, orderId, { userId, discountCents }),
        };
      }
      case "RedemptionConfirmed": {
        const { orderId } = event.data;
        return {
          ...state,
          used: state.used + 1,
          held: state.held - 1,
          open: withoutEntry(state.open, orderId),
          placed: remember(state.placed, orderId),
        };
      }
      case "RedemptionReleased": {
        const { orderId, userId, wasConfirmed } = event.data;
        return {
          ...counted(state, userId, -1),
          used: state.used - (wasConfirmed ? 1 : 0),
          held: state.held - (wasConfirmed ? 0 : 1),
          open: withoutEntry(state.open, orderId),
          released: remember(state.released, orderId),
        };
      }
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "CreatePromotion": {
        const { code, terms, now } = command;
        if (state !== null) {
          return refuse(invalidInput({ field: "code", message: messages.promotion.codeTaken }));
        }
        const problems = [...codeProblems(code), ...termsProblems(terms, now)];
        return problems.length > 0
          ? refuse(invalidInput(...problems))
          : accept({ type: "PromotionCreated", data: terms });
      }
      case "PausePromotion":
      case "ResumePromotion":
      case "EndPromotion": {
        if (state === null) return refuse(notFound(messages.promotion.notFound));
        const { status, event } = staffChanges[command.type];
        if (state.status === status) return accept();
        return state.status === "ended"
          ? refuse(orderClosed(messages.promotion.ended))
          : accept({ type: event, data: {} });
      }
      case "ReserveRedemption": {
        const { code, orderId, userId, discountCents, now } = command;
        if (state && isRecent(state.released, orderId)) {
          return refuse(promoRefused({ code, reason: "USED_UP" }));
        }
        if (state && (entryOf(state.open, orderId) || isRecent(state.placed, orderId))) {
          return accept();
        }
        const problem = redemptionProblem(code, state, userId, now);
        return problem
          ? refuse(problem)
          : accept({ type: "RedemptionReserved", data: { orderId, userId, discountCents } });
      }
      case "ConfirmRedemption": {
        const { orderId } = command;
        const held = state && entryOf(state.open, orderId);
        if (!held) return accept();
        const { userId, discountCents } = held;
        return accept({ type: "RedemptionConfirmed", data: { orderId, userId, discountCents } });
      }
      case "ReleaseRedemption": {
        const { orderId, placed } = command;
        if (state === null || isRecent(state.released, orderId)) return accept();
        const held = entryOf(state.open, orderId);
        if (placed) {
          // A cancellation that was faster than the order's process comes before its use.
          return accept(
            ...(held ? [{ type: "RedemptionConfirmed", data: { orderId, ...held } } as const] : []),
            { type: "RedemptionReleased", data: { orderId, ...placed, wasConfirmed: true } },
          );
        }
        return held
          ? accept({ type: "RedemptionReleased", data: { orderId, ...held, wasConfirmed: false } })
          : accept();
      }
      default:
        return unreachable(command);
    }
  },
};

const staffChanges = {
  PausePromotion: { status: "paused", event: "PromotionPaused" },
  ResumePromotion: { status: "running", event: "PromotionResumed" },
  EndPromotion: { status: "ended", event: "PromotionEnded" },
} as const;

const counted = (state: PromotionState, userId: string, by: number): PromotionState => {
  const { terms, byCustomer } = state;
  if (terms.usesPerCustomer === null) return state;
  const own = (entryOf(byCustomer, userId) ?? 0) + by;
  const counts = own > 0 ? withEntry(byCustomer, userId, own) : withoutEntry(byCustomer, userId);
  return { ...state, byCustomer: counts };
};

const codeProblems = (code: string): readonly FieldProblem[] =>
  isCode(code) ? [] : [{ field: "code", message: messages.promotion.codeInvalid }];

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));

const benefitProblems = (benefit: PromotionBenefit): readonly FieldProblem[] => {
  switch (benefit.kind) {
    case "percent": {
      const { percent, mostCents } = benefit;
      return [
        ...(isWhole(percent, 1, 100)
          ? []
          : [{ field: "percent", message: "Please enter a whole number from 1 to 100" }]),
        ...(mostCents === null || isWhole(mostCents, 1, promotionLimits.amountCents)
          ? []
          : [{ field: "mostRupees", message: messages.promotion.amountInvalid }]),
      ];
    }
    case "amount":
      return isWhole(benefit.amountCents, 1, promotionLimits.amountCents)
        ? []
        : [{ field: "amountRupees", message: messages.promotion.amountInvalid }];
    case "freeDelivery":
      return [];
  }
};

const termsProblems = (
  terms: PromotionTerms,
  now: string,
  categories: readonly CategoryId[] = unchangedCategoryIds,
): readonly FieldProblem[] => {
  const { benefit, minSumCents, productIds, variantIds = [] } = terms;
  const { startsAt, endsAt, uses, usesPerCustomer } = terms;
  const problems: FieldProblem[] = [...benefitProblems(benefit)];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (!isWhole(minSumCents, 0, promotionLimits.amountCents)) {
    add("minSumRupees", messages.promotion.amountInvalid);
  }
  if (!terms.categories.every((each) => categories.includes(each))) {
    add("categories", messages.category.unknown);
  }
  if (productIds.length > promotionLimits.products) {
    add("productIds", `At most ${promotionLimits.products} items`);
  }
  if (variantIds.length > promotionLimits.products) {
    add("variantIds", `At most ${promotionLimits.products} variants`);
  }
  if (!isTime(startsAt)) add("startsAt", "Please enter a date");
  if (endsAt !== null && !isTime(endsAt)) add("endsAt", "Please enter a date");
  else if (endsAt !== null && endsAt <= startsAt) add("endsAt", "The end is before the start.");
  else if (endsAt !== null && endsAt <= now) add("endsAt", "The end has passed.");
  const countProblem = `Please enter a whole number from 1 to ${promotionLimits.uses}`;
  for (const [field, count] of Object.entries({ uses, usesPerCustomer })) {
    if (count !== null && !isWhole(count, 1, promotionLimits.uses)) add(field, countProblem);
  }
  return problems;
};
