import { useState } from "react";
import type { OrderSubmission } from "../checkout/order-submission.ts";
import { orderedBefore } from "../checkout/recent-orders.ts";
import { submissionStore } from "../checkout/submission-store.ts";

export interface PlaceOrder {
  /** Places an order, or asks first if the same was ordered a moment ago. */
  place: (submission: OrderSubmission) => void;
  /** When the same order was placed; null if there is nothing to ask. */
  orderedAt: number | null;
  /** Places the order after the question. */
  placeAgain: () => void;
  /** Declines the second order. */
  decline: () => void;
}

/**
 * Hands orders to the next page, which sends them: that page opens at once, and a second press
 * finds no button.
 */
export function usePlaceOrder(onPlaced: () => void): PlaceOrder {
  const [confirming, setConfirming] = useState<{
    submission: OrderSubmission;
    orderedAt: number;
  } | null>(null);

  function handOver(submission: OrderSubmission) {
    submissionStore.begin(submission);
    onPlaced();
  }

  return {
    place(submission) {
      const orderedAt = orderedBefore(submission);
      if (orderedAt === null) handOver(submission);
      else setConfirming({ submission, orderedAt });
    },
    orderedAt: confirming?.orderedAt ?? null,
    placeAgain() {
      if (!confirming) return;
      const { submission } = confirming;
      handOver({ ...submission, input: { ...submission.input, again: true } });
    },
    decline: () => setConfirming(null),
  };
}
