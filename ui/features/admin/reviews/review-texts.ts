import { formatRecent } from "../../../components/date-time.tsx";
import type {
  ModeratedReview_AllFragment,
  ReviewHideReason,
  ReviewState,
} from "../../../generated/operations.ts";
import { reviewHideReasonText } from "../../../generated/staff-texts.ts";

export type ModeratedReview = ModeratedReview_AllFragment;
type TimelineEntry = ModeratedReview["timeline"][number];

/** The reasons for hiding a review, in words. */
export const hideReasons = Object.entries(reviewHideReasonText) as [ReviewHideReason, string][];

export const stateNames: Record<ReviewState, string> = {
  WAITING: "Waiting",
  PUBLISHED: "Published",
  HIDDEN: "Hidden",
};

export function reasonText(reason: ReviewHideReason | null): string {
  return reason ? reviewHideReasonText[reason].toLowerCase() : "no reason";
}

/** What an event did, after the name of its actor: "hid photo 3". */
function actionText({ kind, reason, photo }: TimelineEntry): string {
  switch (kind) {
    case "SUBMITTED":
      return "wrote the review";
    case "REVISED":
      return "revised the review";
    case "PUBLISHED":
      return "published it";
    case "HELD":
      return "put it back into the queue";
    case "HIDDEN":
      return `hid it: ${reasonText(reason)}`;
    case "PHOTO_HIDDEN":
      return `hid photo ${photo ?? ""}`;
    case "PHOTO_SHOWN":
      return `showed photo ${photo ?? ""} again`;
    case "ANSWERED":
      return "answered it";
    case "AUTHOR_ERASED":
      return "was erased: the text stays, name and photos are removed";
  }
}

/** Who did what. */
export function timelineEntryText(entry: TimelineEntry, review: ModeratedReview) {
  const isAuthor = ["SUBMITTED", "REVISED", "AUTHOR_ERASED"].includes(entry.kind);
  const who = isAuthor ? review.name : (entry.by ?? "Another staff member");
  return { who, action: actionText(entry) };
}

/** The latest event in words: who did what and when. */
export function latestText(review: ModeratedReview): string {
  const latest = review.timeline.at(-1);
  if (!latest) return "";
  const { who, action } = timelineEntryText(latest, review);
  return `${who} ${action}, ${formatRecent(latest.at)}.`;
}

/** The average of a product's published reviews; null without any. */
function averageOf(spread: readonly number[]): number | null {
  const count = spread.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  return spread.reduce((sum, each, at) => sum + each * (at + 1), 0) / count;
}

/** What the average becomes if the review is hidden. */
export function averageAfterHiding({ product, rating, state }: ModeratedReview): string {
  if (!product) return "";
  const { spread } = product.reviews;
  const now = averageOf(spread);
  if (state !== "PUBLISHED" || now === null) {
    return "It doesn’t count in the average now, so the average stays the same.";
  }
  const then = averageOf(spread.map((count, at) => (at + 1 === rating ? count - 1 : count)));
  return then === null
    ? `${product.name} has no other reviews, so it has no average then.`
    : `The average of ${product.name} becomes ${then.toFixed(1)} instead of ${now.toFixed(1)}.`;
}

/** The product's reviews after a change: "Kandalama Sofa has 42 reviews, 4.6 on average." */
export function productText({ product }: ModeratedReview): string {
  if (!product) return "";
  const count = product.reviews.spread.reduce((sum, each) => sum + each, 0);
  const average = averageOf(product.reviews.spread);
  if (average === null) return `${product.name} has no published reviews.`;
  const reviews = count === 1 ? "1 review" : `${count} reviews`;
  return `${product.name} has ${reviews}, ${average.toFixed(1)} on average.`;
}
