import type { ReviewContent } from "./events.ts";

export type ReviewCommand = SubmitReview | EraseAuthor;

/** The author's account is being erased. */
export interface EraseAuthor {
  readonly type: "EraseAuthor";
  readonly userId: string;
}

export interface SubmitReview {
  readonly type: "SubmitReview";
  readonly review: ReviewContent;
  /** Whether an order with this product was delivered to the author. */
  readonly delivered: boolean;
}
