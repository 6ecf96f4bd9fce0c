import type { ReviewHideReason } from "../constants.ts";
import type { ReviewContent } from "./events.ts";

export type ReviewCommand =
  | SubmitReview
  | EraseAuthor
  | PublishReview
  | HoldReview
  | HideReview
  | HideReviewPhoto
  | AnswerReview
  | MarkHelpful;

/** The author's account is being erased. */
export interface EraseAuthor {
  readonly type: "EraseAuthor";
  readonly userId: string;
}

export interface SubmitReview {
  readonly type: "SubmitReview";
  /** Without `photos`, a revision keeps the earlier ones. */
  readonly review: ReviewContent;
  /** Whether an order with this product was delivered to the author. */
  readonly delivered: boolean;
  /** Whether the shop approves reviews before it publishes them. */
  readonly approval: boolean;
}

/** A change by staff of the review of an author, as the staff member saw it. */
interface Moderation {
  readonly userId: string;
  readonly expectedRevision: number;
}

export interface PublishReview extends Moderation {
  readonly type: "PublishReview";
  /** An answer to store together with it; null for none. */
  readonly answer: string | null;
}

/** Takes a decision back: the review waits again. */
export interface HoldReview extends Moderation {
  readonly type: "HoldReview";
}

export interface HideReview extends Moderation {
  readonly type: "HideReview";
  readonly reason: ReviewHideReason;
}

export interface HideReviewPhoto extends Moderation {
  readonly type: "HideReviewPhoto";
  /** Place among the photos, from 0. */
  readonly photo: number;
  readonly hidden: boolean;
}

export interface AnswerReview extends Moderation {
  readonly type: "AnswerReview";
  readonly text: string;
}

/** A customer finds a review helpful, or no longer. */
export interface MarkHelpful {
  readonly type: "MarkHelpful";
  readonly userId: string;
  readonly authorId: string;
  readonly helpful: boolean;
}
