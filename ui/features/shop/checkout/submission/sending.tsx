import { messages } from "#texts/messages.ts";
import * as t from "#texts/checkout.ts";
import { Loom } from "../../../../components/loom.tsx";
import { TwoColumns } from "../../../../components/two-columns.tsx";
import { SentOrder } from "./sent-order.tsx";
import type { OrderSubmission } from "../order-submission.ts";

/** Shown while the order is being sent. */
export function SubmissionSending({ submission }: { submission: OrderSubmission }) {
  const received = submission.state.kind === "pending";
  return (
    <TwoColumns aside={<SentOrder {...submission} totalPrice={submission.input.totalPrice} />}>
      <div role="status" aria-busy>
        <h1 className="heading-display">
          {received ? messages.order.placedFallback : t.placingYourOrder}
        </h1>
        <p className="mt-4 measure-46 text-lg text-ink-muted">
          {received ? t.shopReserves : t.reservingItems}
        </p>
      </div>
      <Loom className="mt-8 h-1.5! max-w-lg" />
    </TwoColumns>
  );
}
