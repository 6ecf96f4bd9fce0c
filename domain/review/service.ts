import { messages } from "../messages.ts";
import type { OrderLine } from "../order/events.ts";
import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import { productDecider } from "../product/decider.ts";
import { productIdOf } from "../values/variant-id.ts";
import { notFound, type NotFound } from "../refusal.ts";
import { reviewDecider, type ReviewRefusal, type ReviewState } from "./decider.ts";

/** A review as its author sends it. */
export interface WrittenReview {
  readonly rating: number;
  readonly comment: string;
  readonly name: string;
  /** The order that the author reviews; by default any in which the product was delivered. */
  readonly orderId?: string | null | undefined;
}

export interface ReviewService {
  /**
   * Submits the actor's review of a product, or revises the existing one. A variant's id names its
   * product. The review keeps the options of the delivered variant.
   */
  submit(
    productId: string,
    review: WrittenReview,
    context: CommandContext,
  ): Promise<CommandResult<ReviewState, ReviewRefusal | NotFound>>;
}

export const createReviewService = ({
  commands,
  deliveredLines,
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
}): ReviewService => ({
  async submit(reviewedId, { rating, comment, name, orderId = null }, context) {
    const productId = productIdOf(reviewedId);
    const product = await commands.load(productDecider, productId);
    if (product.state.status !== "sold") {
      return { accepted: false, refusal: notFound(messages.product.notFound) };
    }
    const userId = context.actor.id;
    const delivered = await deliveredLines(userId, productId, orderId);
    const options = optionsOf(delivered ?? [], reviewedId);
    return commands.handle(
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
        },
        delivered: delivered !== null,
      },
      context,
      { submitReview: { productId, rating, comment } },
    );
  },
});

/** The options of the ordered variant with an id, or else of the product's first line. */
const optionsOf = (lines: readonly OrderLine[], reviewedId: string): readonly string[] => {
  const ofProduct = lines.filter(
    ({ productId }) => productIdOf(productId) === productIdOf(reviewedId),
  );
  const line = ofProduct.find(({ productId }) => productId === reviewedId) ?? ofProduct[0];
  return line?.options ?? [];
};
