import { messages } from "#texts/messages.ts";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { SubmitReviewDocument } from "../../../generated/operations.ts";
import { deleteReviewDraft, type ReviewContent } from "./review-draft.ts";
import type { Sent } from "./review-form.tsx";

/** Returns a function that sends a review of an order's item to the shop, and deletes its draft. */
export function useSendReview(
  authorId: string,
  orderId: string,
  onSaved: (productId: string, message: string) => void,
): (productId: string, words: ReviewContent) => Promise<Sent> {
  const client = useApolloClient();
  const tried = useRef({ content: "", commandId: "" });

  return useCallback(
    async (productId, { rating, comment, photos }) => {
      // The same content keeps its command id across attempts, so that it is stored once.
      const content = JSON.stringify([productId, rating, comment, photos]);
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
        deleteReviewDraft(authorId, productId);
        tried.current = { content: "", commandId: "" };
        client.cache.evict({ id: "ROOT_QUERY", fieldName: "myReviews" });
        onSaved(productId, answer.message);
        return { sent: true };
      } catch {
        return { sent: false, message: messages.review.error };
      }
    },
    [client, authorId, orderId, onSaved],
  );
}
