import { limits, type ReviewHideReason } from "../constants.ts";
import { unreachable } from "../decider.ts";
import { messages } from "../messages.ts";
import type { OrderLine } from "../order/events.ts";
import {
  recentState,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
} from "../ports.ts";
import { productDecider } from "../product/decider.ts";
import { settingsDecider } from "../settings/decider.ts";
import { settingsId } from "../settings/service.ts";
import { productIdOf } from "../values/variant-id.ts";
import { invalidInput, notFound } from "../refusal.ts";
import type { ReviewCommand } from "./commands.ts";
import {
  reviewDecider,
  type ModerationRefusal,
  type ProductReviewsState,
  type ReviewRefusal,
} from "./decider.ts";

/** A review as its author sends it. */
export interface WrittenReview {
  readonly rating: number;
  readonly comment: string;
  readonly name: string;
  /** The order that the author reviews; by default any in which the product was delivered. */
  readonly orderId?: string | null | undefined;
  /** Addresses of stored photos; without them, a revision keeps the earlier ones. */
  readonly photos?: readonly string[] | null | undefined;
}

export type SubmitReviewResult = CommandResult<
  ProductReviewsState,
  ReviewRefusal | ModerationRefusal
>;

/** A review by its product and its author. */
export interface ReviewOf {
  readonly productId: string;
  readonly userId: string;
}

/** A change of a review by staff, on the revision that they saw. */
export type ReviewModeration =
  | { readonly type: "publish"; readonly answer: string | null }
  | { readonly type: "hold" }
  | { readonly type: "hide"; readonly reason: ReviewHideReason }
  | { readonly type: "photo"; readonly photo: number; readonly hidden: boolean }
  | { readonly type: "answer"; readonly text: string };

export interface ReviewService {
  /**
   * Submits the actor's review of a product, or revises the existing one. A variant's id names its
   * product. The review keeps the options of the delivered variant.
   */
  submit(
    productId: string,
    review: WrittenReview,
    context: CommandContext,
  ): Promise<SubmitReviewResult>;
  /** Whether a person may review a product, and therefore add photos. */
  mayReview(userId: string, productId: string): Promise<boolean>;
  /** Changes a review by staff. */
  moderate(
    review: ReviewOf,
    change: ReviewModeration,
    expectedRevision: number,
    context: CommandContext,
  ): Promise<SubmitReviewResult>;
  /** Marks a review as helpful for the actor, or takes the mark back. */
  markHelpful(
    review: ReviewOf,
    helpful: boolean,
    context: CommandContext,
  ): Promise<SubmitReviewResult>;
}

export const createReviewService = ({
  commands,
  deliveredLines,
  usePhotos,
  settlePhotos,
}: {
  readonly commands: CommandHandler;
  /**
   * The lines of an order in which the product was delivered to the user: of the given order, or
   * else of another one. Null if there is none.
   */
  readonly deliveredLines: (
    userId: string,
    productId: string,
    orderId: string | null,
  ) => Promise<readonly OrderLine[] | null>;
  /**
   * Marks stored photos of a person as used. Returns a function that reverts it; null if one of
   * them is not stored for this person.
   */
  readonly usePhotos: (
    userId: string,
    urls: readonly string[],
  ) => Promise<(() => Promise<void>) | null>;
  /** Withholds hidden photos of a person from the public, and publishes the others. */
  readonly settlePhotos: (userId: string) => Promise<void>;
}): ReviewService => ({
  async submit(reviewedId, { rating, comment, name, orderId = null, photos }, context) {
    const productId = productIdOf(reviewedId);
    const product = await commands.load(productDecider, productId);
    if (product.state.status !== "sold") {
      return { accepted: false, refusal: notFound(messages.product.notFound) };
    }
    const userId = context.actor.id;
    const delivered = await deliveredLines(userId, productId, orderId);
    const options = optionsOf(delivered ?? [], reviewedId);
    const { reviewsWait } = await recentState(commands, settingsDecider, settingsId);
    const checked = photos && delivered && photos.length <= limits.reviewPhotos ? photos : [];
    const revert = await usePhotos(userId, checked);
    if (!revert) {
      const problem = { field: "photos", message: messages.review.photoUnknown };
      return { accepted: false, refusal: invalidInput(problem) };
    }
    const handled = await commands.handle(
      reviewDecider,
      productId,
      {
        type: "SubmitReview",
        review: {
          userId,
          rating,
          comment: comment.trim(),
          name: name.trim() || "Anonymous",
          ...(options.length > 0 && { options }),
          ...(photos && { photos }),
        },
        delivered: delivered !== null,
        approval: reviewsWait,
      },
      context,
      { submitReview: { productId, rating, comment, ...(photos && { photos }) } },
    );
    if (!handled.accepted) await revert();
    return handled;
  },

  async mayReview(userId, reviewedId) {
    return (await deliveredLines(userId, productIdOf(reviewedId), null)) !== null;
  },

  async moderate({ productId, userId }, change, expectedRevision, context) {
    const handled = await commands.handle(
      reviewDecider,
      productId,
      moderationOf(change, { userId, expectedRevision }),
      context,
      { moderateReview: { productId, userId, change, expectedRevision } },
    );
    if (handled.accepted && change.type !== "answer") await settlePhotos(userId);
    return handled;
  },

  markHelpful: ({ productId, userId: authorId }, helpful, context) =>
    commands.handle(
      reviewDecider,
      productId,
      { type: "MarkHelpful", userId: context.actor.id, authorId, helpful },
      context,
      { markReviewHelpful: { productId, authorId, helpful } },
    ),
});

const moderationOf = (
  change: ReviewModeration,
  seen: { readonly userId: string; readonly expectedRevision: number },
): ReviewCommand => {
  switch (change.type) {
    case "publish":
      return { ...seen, type: "PublishReview", answer: change.answer };
    case "hold":
      return { ...seen, type: "HoldReview" };
    case "hide":
      return { ...seen, type: "HideReview", reason: change.reason };
    case "photo":
      return { ...seen, ...change, type: "HideReviewPhoto" };
    case "answer":
      return { ...seen, type: "AnswerReview", text: change.text };
    default:
      return unreachable(change);
  }
};

/** The options of the ordered variant with an id, or else of the product's first line. */
const optionsOf = (lines: readonly OrderLine[], reviewedId: string): readonly string[] => {
  const ofProduct = lines.filter(
    ({ productId }) => productIdOf(productId) === productIdOf(reviewedId),
  );
  const line = ofProduct.find(({ productId }) => productId === reviewedId) ?? ofProduct[0];
  return line?.options ?? [];
};
