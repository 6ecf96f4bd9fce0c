import { useMutation } from "@apollo/client/react";
import {
  ModerateReviewDocument,
  type ReviewModerationInput,
} from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { useDeskCommand, type DeskAnswer } from "../kit/use-desk-command.ts";
import type { ModeratedReview } from "./review-texts.ts";

/** Changes reviews. */
export function useModeration() {
  const [moderate] = useMutation(ModerateReviewDocument);
  const { pending, run } = useDeskCommand(messages.moderation.failed);
  return {
    pending,
    change: (
      { id, revision: expectedRevision }: ModeratedReview,
      change: ReviewModerationInput,
    ): Promise<DeskAnswer<ModeratedReview>> =>
      run([id, expectedRevision, change], async (commandId) => {
        const { data } = await moderate({ variables: { id, change, expectedRevision, commandId } });
        const answer = data?.moderateReview;
        return answer && { ...answer, item: "review" in answer ? answer.review : undefined };
      }),
  };
}
