import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  ReviewQueueChangedDocument,
  ReviewQueueDocument,
  type ReviewQueueQuery,
  type ReviewState,
} from "../../../generated/operations.ts";
import { usePagedRead, type PagedReading } from "../kit/read.tsx";

export type ReviewQueue = ReviewQueueQuery["reviewQueue"];

export interface QueueView {
  state: ReviewState;
  fewStars: boolean;
  withPhotos: boolean;
}

/** The reviews at a state, live: a change by another staff member reads the list again. */
export function useReviewQueue(view: QueueView): PagedReading<ReviewQueue> {
  const queue = usePagedRead({
    document: ReviewQueueDocument,
    variables: { ...view },
    listOf: (data) => data.reviewQueue,
  });
  useLiveUpdates({
    document: ReviewQueueChangedDocument,
    after: queue.list?.position,
    onUpdate({ review, remaining }) {
      if (review && remaining === 0) void queue.retry();
    },
  });
  return queue;
}
