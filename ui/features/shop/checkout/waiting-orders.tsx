import { messages } from "#texts/messages.ts";
import * as t from "#texts/checkout.ts";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney } from "../../../components/money.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { submissionStore, type OrderSubmission } from "./order-submission.ts";
import { sendSubmission, useSubmissions } from "./submissions.ts";

/** Orders that are on this device only, with the reason. */
export function WaitingOrders({ shopperId }: { shopperId: string }) {
  const { onDevice } = useSubmissions(shopperId);
  if (onDevice.length === 0) return null;
  return (
    <ul aria-label={t.ordersOnThisDevice} className="mb-7 grid gap-3">
      {onDevice.map((submission) => (
        <li key={submission.id}>
          <WaitingOrder submission={submission} />
        </li>
      ))}
    </ul>
  );
}

function WaitingOrder({ submission }: { submission: OrderSubmission }) {
  const client = useApolloClient();
  const { state, lines, input } = submission;
  const what = `${lines.map(({ quantity, name, options }) => `${quantity} × ${nameWithOptions(name, options)}`).join(", ")}, ${formatMoney(input.totalPrice)}`;
  if (state.kind === "waiting") {
    return (
      <MessageBox tone="warn">
        {t.waitingToBeSent}
        <span className="block font-normal">{what}</span>
      </MessageBox>
    );
  }
  const failed = state.kind === "failed";
  return (
    <MessageBox
      tone="danger"
      action={
        failed ? (
          <Button onClick={() => void sendSubmission(client, submission)}>{t.tryAgain}</Button>
        ) : (
          <Button onClick={() => submissionStore.dismiss(submission)}>{t.dismiss}</Button>
        )
      }
    >
      {state.kind === "refused" ? t.orderNotAccepted(state.refusal.message) : messages.order.failed}
      <span className="block font-normal">{what}</span>
    </MessageBox>
  );
}
