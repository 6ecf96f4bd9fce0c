import { messages } from "../messages.ts";
import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import { productDecider } from "../product/decider.ts";
import { productIdOf } from "../values/variant-id.ts";
import { notFound, type NotFound } from "../refusal.ts";
import { reviewDecider, type ReviewRefusal, type ReviewState } from "./decider.ts";

export interface ReviewService {
  /**
   * Submits the actor's review of a product, or revises the existing one. A variant's id names its
   * product.
   */
  submit(
    productId: string,
    review: { readonly rating: number; readonly comment: string; readonly name: string },
    context: CommandContext,
  ): Promise<CommandResult<ReviewState, ReviewRefusal | NotFound>>;
}

export const createReviewService = ({
  commands,
  wasDelivered,
}: {
  readonly commands: CommandHandler;
  /** Whether an order with the product was delivered to the user. */
  readonly wasDelivered: (userId: string, productId: string) => Promise<boolean>;
}): ReviewService => ({
  async submit(reviewedId, { rating, comment, name }, context) {
    const productId = productIdOf(reviewedId);
    const product = await commands.load(productDecider, productId);
    if (product.state.status !== "sold") {
      return { accepted: false, refusal: notFound(messages.product.notFound) };
    }
    const userId = context.actor.id;
    return commands.handle(
      reviewDecider,
      productId,
      {
        type: "SubmitReview",
        review: { userId, rating, comment: comment.trim(), name: name.trim() || "Anonymous" },
        delivered: await wasDelivered(userId, productId),
      },
      context,
      { submitReview: { productId, rating, comment } },
    );
  },
});
