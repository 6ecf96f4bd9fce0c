import { limits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider, type Decision } from "../decider.ts";
import { entryOf, withEntry, withoutEntry, type PersistentMap } from "../persistent-map.ts";
import { messages } from "../messages.ts";
import { textHash } from "../text-hash.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import { normalParagraphs } from "../values/line.ts";
import type { MarkHelpful, ReviewCommand, SubmitReview } from "./commands.ts";
import type { ReviewContent, ReviewEvent, ReviewState } from "./events.ts";

/**
 * The review content that decisions need. States are cached in memory, so they hold no personal
 * data.
 */
export interface DecidedReview extends Pick<ReviewContent, "rating"> {
  readonly commentHash: number;
  readonly state: ReviewState;
  /** Short hashes of the addresses. */
  readonly photos: readonly number[];
  /** Those of the photos that staff hid. */
  readonly hiddenPhotos: readonly number[];
  /** Number of changes of this review; votes are not counted. */
  readonly revision: number;
  /** The last of them. */
  readonly last: ReviewEvent["type"];
  readonly authorErased: boolean;
}

/** The reviews of one product, and the votes for them. */
export interface ProductReviewsState {
  /** The latest review of each author, by user id. */
  readonly reviews: PersistentMap<DecidedReview>;
  /** The authors whose reviews a person finds helpful, by user id of the voter. */
  readonly votes: PersistentMap<readonly string[]>;
}

/** Only buyers with a delivered order may review a product. */
export interface NotDelivered {
  readonly code: "NOT_DELIVERED";
  readonly message: string;
}

/** Another change came first. */
export interface ReviewChangedMeanwhile {
  readonly code: "CHANGED_MEANWHILE";
  readonly message: string;
}

export type ReviewRefusal = InvalidInput | NotDelivered;

export type ModerationRefusal = InvalidInput | NotFound | ReviewChangedMeanwhile;

type Decided = Decision<ReviewEvent, ReviewRefusal | ModerationRefusal>;

/** The rules of one product's reviews: one per person, who may revise it; one vote per person. */
export const reviewDecider: Decider<
  ProductReviewsState,
  ReviewCommand,
  ReviewEvent,
  ReviewRefusal | ModerationRefusal
> = {
  category: "review",
  initialState: { reviews: null, votes: null },

  evolve(state, event) {
    switch (event.type) {
      case "ReviewSubmitted":
      case "ReviewRevised": {
        const { rating, comment, waits = false } = event.data;
        const earlier = entryOf(state.reviews, event.data.userId);
        const isSame = event.type === "ReviewRevised" && event.data.samePhotos === true;
        const photos = isSame ? (earlier?.photos ?? []) : (event.data.photos ?? []).map(textHash);
        return withReview(state, event, {
          rating,
          commentHash: textHash(comment),
          photos,
          hiddenPhotos: (earlier?.hiddenPhotos ?? []).filter((each) => photos.includes(each)),
          state: waits ? "waiting" : "published",
          authorErased: false,
        });
      }
      case "ReviewAuthorErased":
        return withReview(state, event, {
          ...{ authorErased: true, commentHash: textHash(""), photos: [], hiddenPhotos: [] },
        });
      case "ReviewPublished":
        return withReview(state, event, { state: "published" });
      case "ReviewHeld":
        return withReview(state, event, { state: "waiting" });
      case "ReviewHidden":
        return withReview(state, event, { state: "hidden" });
      case "ReviewPhotoHidden":
      case "ReviewPhotoShown": {
        const { photos = [], hiddenPhotos = [] } = entryOf(state.reviews, event.data.userId) ?? {};
        const photo = photos[event.data.photo];
        const others = hiddenPhotos.filter((each) => each !== photo);
        const isHidden = event.type === "ReviewPhotoHidden" && photo !== undefined;
        return withReview(state, event, { hiddenPhotos: isHidden ? [...others, photo] : others });
      }
      case "ReviewAnswered":
        return withReview(state, event, {});
      case "ReviewMarkedHelpful": {
        const { userId, authorId } = event.data;
        return withVotes(state, userId, [...(entryOf(state.votes, userId) ?? []), authorId]);
      }
      case "ReviewHelpfulWithdrawn": {
        const { userId, authorId } = event.data;
        const votes = entryOf(state.votes, userId) ?? [];
        return withVotes(
          state,
          userId,
          votes.filter((each) => each !== authorId),
        );
      }
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "SubmitReview":
        return submit(command, entryOf(state.reviews, command.review.userId));
      case "MarkHelpful":
        return vote(command, state);
      case "EraseAuthor": {
        const written = entryOf(state.reviews, command.userId);
        return !written || written.authorErased
          ? accept()
          : accept({ type: "ReviewAuthorErased", data: { userId: command.userId } });
      }
      default:
        return moderate(command, entryOf(state.reviews, command.userId));
    }
  },
};

const unwritten = {
  rating: 0,
  commentHash: textHash(""),
  photos: [],
  hiddenPhotos: [],
  state: "published",
  revision: 0,
  authorErased: false,
} as const;

const withReview = (
  state: ProductReviewsState,
  { type, data: { userId } }: ReviewEvent,
  changes: Partial<DecidedReview>,
): ProductReviewsState => {
  const earlier = entryOf(state.reviews, userId);
  const isFirst = type === "ReviewSubmitted" || type === "ReviewRevised";
  if (!earlier && !isFirst) return state;
  const { revision } = earlier ?? unwritten;
  const review = { ...unwritten, ...earlier, ...changes, revision: revision + 1, last: type };
  return { ...state, reviews: withEntry(state.reviews, userId, review) };
};

const withVotes = (
  state: ProductReviewsState,
  userId: string,
  authors: readonly string[],
): ProductReviewsState => ({
  ...state,
  votes:
    authors.length === 0
      ? withoutEntry(state.votes, userId)
      : withEntry(state.votes, userId, authors),
});

const submit = (
  { review: sent, delivered, approval }: SubmitReview,
  earlier: DecidedReview | undefined,
): Decided => {
  if (!delivered) {
    return refuse({ code: "NOT_DELIVERED", message: messages.review.onlyAfterDelivery });
  }
  const { photos: given, ...words } = sent;
  const { rating } = words;
  const comment = normalParagraphs(words.comment);
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    return refuse(invalidInput({ field: "rating", message: messages.review.ratingMissing }));
  }
  if (comment.length > limits.reviewComment) {
    return refuse(
      invalidInput({ field: "comment", message: `At most ${limits.reviewComment} characters` }),
    );
  }
  const photos = [...new Set(given)];
  if (photos.length > limits.reviewPhotos) {
    return refuse(invalidInput({ field: "photos", message: messages.review.tooManyPhotos }));
  }
  // A hidden review stays out of the shop until staff have read its new text.
  const waits = approval || (earlier !== undefined && earlier.state !== "published");
  const data = {
    ...words,
    comment,
    ...(photos.length > 0 && { photos }),
    ...(waits && { waits }),
  } as const;
  if (!earlier) return accept({ type: "ReviewSubmitted", data });
  const samePhotos = given === undefined || earlier.photos.join() === photos.map(textHash).join();
  const sameComment = earlier.commentHash === textHash(comment);
  if (earlier.rating === rating && sameComment && samePhotos) return accept();
  const { state } = earlier;
  return accept({
    type: "ReviewRevised",
    data: {
      ...data,
      previousRating: earlier.rating,
      ...(given === undefined && earlier.photos.length > 0 && { samePhotos: true as const }),
      ...(state !== "published" && { previousState: state }),
    },
  });
};

const vote = (
  { userId, authorId, helpful }: MarkHelpful,
  { reviews, votes }: ProductReviewsState,
): Decided => {
  if (userId === authorId) {
    return refuse(invalidInput({ field: "reviewId", message: messages.review.ownNotHelpful }));
  }
  const marked = entryOf(votes, userId)?.includes(authorId) ?? false;
  if (marked === helpful) return accept();
  const data = { userId, authorId };
  if (!helpful) return accept({ type: "ReviewHelpfulWithdrawn", data });
  return entryOf(reviews, authorId)?.state === "published"
    ? accept({ type: "ReviewMarkedHelpful", data })
    : refuse(notFound(messages.review.notFound));
};

type Moderation = Exclude<
  ReviewCommand,
  { readonly type: "SubmitReview" | "MarkHelpful" | "EraseAuthor" }
>;

const changedTexts: Partial<Readonly<Record<ReviewEvent["type"], string>>> = {
  ReviewRevised: "The author revised this review.",
  ReviewAuthorErased: "The account of this review’s author was deleted.",
  ReviewPublished: "This review was published.",
  ReviewHeld: "This review is back in the queue.",
  ReviewHidden: "This review was hidden.",
  ReviewPhotoHidden: "A photo of this review was hidden.",
  ReviewPhotoShown: "A photo of this review is visible again.",
  ReviewAnswered: "This review was answered.",
};

const moderate = (command: Moderation, review: DecidedReview | undefined): Decided => {
  if (!review) return refuse(notFound(messages.review.notFound));
  if (review.revision !== command.expectedRevision) {
    return refuse({
      code: "CHANGED_MEANWHILE",
      message: `${changedTexts[review.last] ?? ""} Nothing was changed.`.trim(),
    });
  }
  const { userId } = command;
  const { rating, state } = review;
  switch (command.type) {
    case "PublishReview": {
      const published: ReviewEvent = { type: "ReviewPublished", data: { userId, rating } };
      const publishing = state === "published" ? [] : [published];
      if (command.answer === null) return accept(...publishing);
      const answered = answer(userId, command.answer);
      return answered.accepted ? accept(...publishing, ...answered.events) : answered;
    }
    case "HoldReview":
      return state === "waiting"
        ? accept()
        : accept({ type: "ReviewHeld", data: { userId, rating, previousState: state } });
    case "HideReview":
      return state === "hidden"
        ? accept()
        : accept({
            type: "ReviewHidden",
            data: { userId, rating, reason: command.reason, previousState: state },
          });
    case "HideReviewPhoto": {
      const { photo, hidden } = command;
      const hash = review.photos[photo];
      if (hash === undefined) return refuse(notFound(messages.moderation.photoNotFound));
      if (review.hiddenPhotos.includes(hash) === hidden) return accept();
      const type = hidden ? "ReviewPhotoHidden" : "ReviewPhotoShown";
      return accept({ type, data: { userId, photo } });
    }
    case "AnswerReview":
      return review.authorErased
        ? refuse(notFound(messages.moderation.authorErased))
        : answer(userId, command.text);
    default:
      return unreachable(command);
  }
};

const answer = (userId: string, written: string): Decision<ReviewEvent, InvalidInput> => {
  const text = normalParagraphs(written);
  if (text === "") {
    return refuse(invalidInput({ field: "answer", message: messages.moderation.answerMissing }));
  }
  if (text.length > limits.reviewAnswer) {
    return refuse(
      invalidInput({ field: "answer", message: `At most ${limits.reviewAnswer} characters` }),
    );
  }
  return accept({ type: "ReviewAnswered", data: { userId, text } });
};
