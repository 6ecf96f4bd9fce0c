import { eventFields, type DeclaredDocument } from "#domain/personal.ts";
import type { PromotionState, RedemptionPhase } from "#domain/promotion/decider.ts";
import type { PromotionTerms } from "#domain/promotion/events.ts";

/** A promotion with the figures of its use. Amounts in cents. */
export interface PromotionDocument extends PromotionTerms {
  readonly code: string;
  readonly status: PromotionState["status"];
  /** Placed orders. */
  readonly used: number;
  /** Orders that are being placed. */
  readonly held: number;
  /** The discounts of the placed orders. */
  readonly givenCents: number;
  readonly createdAt: string;
}

/** The use of a promotion by one order. */
export interface PromotionUseDocument {
  readonly orderId: string;
  readonly promoCode: string;
  readonly phase: RedemptionPhase;
  readonly discountCents: number;
  /** The latest change. */
  readonly at: string;
}

/** Every field of the document, declared as personal or open. */
export const promotionFields: DeclaredDocument<PromotionDocument> = {
  ...eventFields.PromotionCreated,
  code: "open",
  status: "open",
  used: "open",
  held: "open",
  givenCents: "open",
  createdAt: "open",
};

/** Every field of the document, declared as personal or open. */
export const promotionUseFields: DeclaredDocument<PromotionUseDocument> = {
  orderId: "open",
  promoCode: "open",
  phase: "open",
  discountCents: "open",
  at: "open",
};
