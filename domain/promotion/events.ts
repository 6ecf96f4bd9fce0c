import type { CategoryId } from "../category/events.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** The benefit of a promotion. */
export type PromotionBenefit =
  | {
      readonly kind: "percent";
      /** Whole percent of the items, 1 to 100. */
      readonly percent: number;
      /** Maximum discount in cents; null for none. */
      readonly mostCents: number | null;
    }
  /** An amount off the items, at most their sum. */
  | { readonly kind: "amount"; readonly amountCents: number }
  | { readonly kind: "freeDelivery" };

/** The terms of a promotion. They never change, so that an order can always be calculated again. */
export interface PromotionTerms {
  readonly benefit: PromotionBenefit;
  /** Minimum sum in cents of the items that the promotion applies to. */
  readonly minSumCents: number;
  /**
   * Categories and products that it applies to, and variants other than the first one of their
   * product, which has the product's id. All items if all lists are empty.
   */
  readonly categories: readonly CategoryId[];
  readonly productIds: readonly string[];
  /** Variants that it applies to without the other variants of their product. */
  readonly variantIds?: readonly string[];
  readonly startsAt: string;
  /** Null if it has no end. */
  readonly endsAt: string | null;
  /** Maximum number of orders; null for no limit. */
  readonly uses: number | null;
  readonly usesPerCustomer: number | null;
}

interface Redemption {
  readonly orderId: string;
  readonly userId: string;
  readonly discountCents: number;
}

/** Events of one promotion. The id of its stream is the code in capital letters. */
export type PromotionEvent =
  | { readonly type: "PromotionCreated"; readonly data: PromotionTerms }
  /** The code is refused until the promotion is resumed. */
  | { readonly type: "PromotionPaused"; readonly data: Record<string, never> }
  | { readonly type: "PromotionResumed"; readonly data: Record<string, never> }
  /** Ended by staff before its end. It can't be resumed. */
  | { readonly type: "PromotionEnded"; readonly data: Record<string, never> }
  /** An order that is being placed holds one use. */
  | { readonly type: "RedemptionReserved"; readonly data: Redemption }
  /** The order is placed. */
  | { readonly type: "RedemptionConfirmed"; readonly data: Redemption }
  /** The order was rejected, cancelled or returned: its use is free again. */
  | {
      readonly type: "RedemptionReleased";
      readonly data: Redemption & { readonly wasConfirmed: boolean };
    };
