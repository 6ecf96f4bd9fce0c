import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { usePagedQuery, type PagedQuery } from "../../../apollo/use-paged-query.ts";
import {
  ReviewQueueChangedDocument,
  ReviewQueueDocument,
  type ReviewQueueQuery,
  type ReviewState,
} from "../../../generated/operations.ts";

export type ReviewQueue = ReviewQueueQuery["reviewQueue"];

export interface QueueView {
  state: ReviewState;
  fewStars: boolean;
  withPhotos: boolean;
}

/** The reviews at a state, live: a change by another staff member reads the list again. */
export function useReviewQueue(
  view: QueueView,
): Pick<PagedQuery<ReviewQueue>, "shown" | "failed" | "retry" | "more"> {
  const { list, shown, failed, retry, more } = usePagedQuery({
    document: ReviewQueueDocument,
    variables: { ...view },
    listOf: (data) => data.reviewQueue,
  });
  useLiveUpdates({
    document: ReviewQueueChangedDocument,
    after: list?.position,
    onUpdate({ review, remaining }) {
      if (review && remaining === 0) void retry();
    },
  });
  return { shown, failed, retry, more };
}
