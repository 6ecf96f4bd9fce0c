import { messages } from "#texts/messages.ts";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { SubmitReviewDocument } from "../../../generated/operations.ts";
import { deleteReviewDraft, readReviewDraft, type ReviewContent } from "./review-draft.ts";
import type { Sent } from "./review-form.tsx";

const fingerprintOf = (productId: string, { rating, comment, photos }: ReviewContent): string =>
  JSON.stringify([productId, rating, comment, photos]);

/**
 * Returns a function that sends a review of an order's item to the shop, and deletes its draft
 * unless it was edited meanwhile.
 */
export function useSendReview(
  authorId: string,
  orderId: string,
): (productId: string, words: ReviewContent) => Promise<Sent> {
  const client = useApolloClient();
  const tried = useRef({ content: "", commandId: "" });

  return useCallback(
    async (productId, words) => {
      const { rating, comment, photos } = words;
      // The same content keeps its command id across attempts, so that it is stored once.
      const content = fingerprintOf(productId, words);
      if (tried.current.content !== content) tried.current = { content, commandId: newCommandId() };
      const { commandId } = tried.current;
      try {
        const { data } = await client.mutate({
          mutation: SubmitReviewDocument,
          variables: { productId, rating, comment, orderId, photos: [...photos], commandId },
        });
        const answer = data?.submitReview;
        if (answer?.__typename !== "ReviewSaved") {
          const reason = answer ? ` ${answer.message}` : "";
          return { sent: false, message: `${messages.review.failed}.${reason}` };
        }
        const draft = readReviewDraft(authorId, productId);
        if (draft && fingerprintOf(productId, draft) === content) {
          deleteReviewDraft(authorId, productId);
        }
        tried.current = { content: "", commandId: "" };
        client.cache.evict({ id: "ROOT_QUERY", fieldName: "myReviews" });
        return { sent: true, message: answer.message };
      } catch {
        return { sent: false, message: messages.review.error };
      }
    },
    [client, authorId, orderId],
  );
}
