import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import {
  ModerateReviewDocument,
  type ReviewModerationInput,
} from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import type { ModeratedReview } from "./review-texts.ts";

/** Outcome of a change of a review. */
export type ModerationAnswer =
  | { outcome: "done"; review: ModeratedReview; message: string }
  /** Another staff member or the author was faster; the review is as they left it. */
  | { outcome: "late"; review: ModeratedReview }
  | { outcome: "failed"; message: string };

export interface Moderation {
  pending: boolean;
  change: (review: ModeratedReview, change: ReviewModerationInput) => Promise<ModerationAnswer>;
}

/** Changes reviews, one at a time. A repeated try is the same command. */
export function useModeration(): Moderation {
  const [moderate] = useMutation(ModerateReviewDocument);
  const [pending, setPending] = useState(false);
  const tried = useRef({ key: "", commandId: "" });

  return {
    pending,
    async change({ id, revision: expectedRevision }, change) {
      const key = JSON.stringify([id, expectedRevision, change]);
      if (tried.current.key !== key) tried.current = { key, commandId: newCommandId() };
      const { commandId } = tried.current;
      setPending(true);
      const answer = await moderate({
        variables: { id, change, expectedRevision, commandId },
      }).then(
        ({ data }) => data?.moderateReview,
        () => undefined,
      );
      setPending(false);
      if (answer?.__typename === "ReviewModerated") {
        return { outcome: "done", review: answer.review, message: answer.message };
      }
      if (answer?.__typename === "ReviewChangedMeanwhile") {
        return { outcome: "late", review: answer.review };
      }
      return { outcome: "failed", message: answer?.message ?? messages.moderation.failed };
    },
  };
}
