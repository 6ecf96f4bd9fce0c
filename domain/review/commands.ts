import type { ReviewContent } from "./events.ts";

export interface SubmitReview {
  readonly type: "SubmitReview";
  readonly review: ReviewContent;
  /** Whether an order of this product has been delivered to the author. */
  readonly delivered: boolean;
}
