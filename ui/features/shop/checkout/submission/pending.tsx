import { messages } from "#texts/messages.ts";
import { useApolloClient } from "@apollo/client/react";
import { useLiveUpdates } from "../../../../apollo/live-updates.tsx";
import { OrderChangedDocument, PlacedOrderDocument } from "../../../../generated/operations.ts";
import { submissionStore, type OrderSubmission } from "../order-submission.ts";
import { SubmissionSending } from "./sending.tsx";

/** An order that the shop has received but not yet accepted or refused. */
export function PendingOrder({
  submission,
  orderId,
}: {
  submission: OrderSubmission;
  orderId: string;
}) {
  const client = useApolloClient();

  async function check() {
    const { data } = await client.query({
      query: PlacedOrderDocument,
      variables: { id: orderId },
      fetchPolicy: "network-only",
    });
    const order = data?.order;
    if (order?.phase === "PLACED")
      submissionStore.write({
        ...submission,
        state: { kind: "placed", orderId, celebrated: false },
      });
    if (order?.phase === "REFUSED") {
      const message = order.refusal ?? messages.order.failed;
      submissionStore.write({
        ...submission,
        state: { kind: "refused", refusal: { kind: "Other", message } },
      });
    }
  }

  // The first update arrives when the feed is connected: nothing is missed after that, so that is
  // when to check.
  useLiveUpdates({
    document: OrderChangedDocument,
    after: null,
    onUpdate: () => void check().catch(() => undefined),
  });
  return <SubmissionSending submission={submission} />;
}
