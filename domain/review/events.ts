import type { ReviewHideReason } from "../constants.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** Whether customers see a review. Only published reviews count in averages. */
export type ReviewState = "published" | "waiting" | "hidden";

/**
 * A rating of 1 to 5, a comment that may be empty, and the author's display name and bought variant
 * at that time.
 */
export interface ReviewContent {
  readonly userId: string;
  readonly rating: number;
  readonly comment: string;
  readonly name: string;
  /** The option values of the delivered item; missing without options and in older events. */
  readonly options?: readonly string[];
  /** Addresses of the photos; missing without photos and in older events. */
  readonly photos?: readonly string[];
}

/** Content that waits for approval; older events, and events without the mark, are published. */
interface Sent extends ReviewContent {
  readonly waits?: true;
}

/** A change by staff: the review's author, and its stars for the average. */
interface OfReview {
  readonly userId: string;
  readonly rating: number;
}

/** A photo by its place among the review's photos, from 0. */
interface OfPhoto {
  readonly userId: string;
  readonly photo: number;
}

/** A vote: the voter, and the author of the review. */
interface Vote {
  readonly userId: string;
  readonly authorId: string;
}

export type ReviewEvent =
  | { readonly type: "ReviewSubmitted"; readonly data: Sent }
  /** The author's name, comment, photos and answers are erased; the rating remains. */
  | { readonly type: "ReviewAuthorErased"; readonly data: { readonly userId: string } }
  | {
      readonly type: "ReviewRevised";
      readonly data: Sent & {
        readonly previousRating: number;
        /** The photos of the earlier version stay; the event names none. */
        readonly samePhotos?: true;
        /** Missing if the earlier version was published. */
        readonly previousState?: Exclude<ReviewState, "published">;
      };
    }
  | { readonly type: "ReviewPublished"; readonly data: OfReview }
  /** It waits for approval again: staff took a decision back. */
  | {
      readonly type: "ReviewHeld";
      readonly data: OfReview & { readonly previousState: Exclude<ReviewState, "waiting"> };
    }
  | {
      readonly type: "ReviewHidden";
      readonly data: OfReview & {
        readonly reason: ReviewHideReason;
        readonly previousState: Exclude<ReviewState, "hidden">;
      };
    }
  | { readonly type: "ReviewPhotoHidden"; readonly data: OfPhoto }
  | { readonly type: "ReviewPhotoShown"; readonly data: OfPhoto }
  /** The shop's only answer; a later event revises it. */
  | {
      readonly type: "ReviewAnswered";
      readonly data: { readonly userId: string; readonly text: string };
    }
  | { readonly type: "ReviewMarkedHelpful"; readonly data: Vote }
  | { readonly type: "ReviewHelpfulWithdrawn"; readonly data: Vote };
