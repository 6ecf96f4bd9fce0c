import { limits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { entryOf, withEntry, type PersistentMap } from "../persistent-map.ts";
import { messages } from "../messages.ts";
import { invalidInput, type InvalidInput } from "../refusal.ts";
import { normalParagraphs } from "../values/line.ts";
import type { ReviewCommand } from "./commands.ts";
import type { ReviewContent, ReviewEvent } from "./events.ts";

/**
 * The review content that decisions need. States are cached in memory, so they hold no personal
 * data.
 */
export interface DecidedReview extends Pick<ReviewContent, "rating" | "comment"> {
  readonly authorErased: boolean;
}

/** The latest review of each author, by user id. */
export type ReviewState = PersistentMap<DecidedReview>;

/** Only buyers with a delivered order may review a product. */
export interface NotDelivered {
  readonly code: "NOT_DELIVERED";
  readonly message: string;
}

export type ReviewRefusal = InvalidInput | NotDelivered;

/** The rules of one product's reviews: one per person, who may revise it. */
export const reviewDecider: Decider<ReviewState, ReviewCommand, ReviewEvent, ReviewRefusal> = {
  category: "review",
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case "ReviewSubmitted":
      case "ReviewRevised":
        return withEntry(state, event.data.userId, {
          rating: event.data.rating,
          comment: event.data.comment,
          authorErased: false,
        });
      case "ReviewAuthorErased": {
        const { userId } = event.data;
        const review = entryOf(state, userId);
        return review ? withEntry(state, userId, { ...review, authorErased: true }) : state;
      }
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    if (command.type === "EraseAuthor") {
      const written = entryOf(state, command.userId);
      return !written || written.authorErased
        ? accept()
        : accept({ type: "ReviewAuthorErased", data: { userId: command.userId } });
    }
    const { delivered } = command;
    const review = { ...command.review, comment: normalParagraphs(command.review.comment) };
    if (!delivered) {
      return refuse({ code: "NOT_DELIVERED", message: messages.review.onlyAfterDelivery });
    }
    const { rating, comment } = review;
    if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
      return refuse(invalidInput({ field: "rating", message: messages.review.ratingMissing }));
    }
    if (comment.length > limits.reviewComment) {
      return refuse(
        invalidInput({ field: "comment", message: `At most ${limits.reviewComment} characters` }),
      );
    }
    const earlier = entryOf(state, review.userId);
    if (!earlier) return accept({ type: "ReviewSubmitted", data: review });
    return earlier.rating === rating && earlier.comment === comment
      ? accept()
      : accept({
          type: "ReviewRevised",
          data: { ...review, previousRating: earlier.rating },
        });
  },
};
