import { LinkButton } from "../../../components/link-button.tsx";
import { paths } from "../../../paths.ts";
import { FocusedHeading } from "./focused-heading.tsx";
import { TwoColumns } from "../../../components/two-columns.tsx";
import { SentOrder } from "./sent-order.tsx";
import type { OrderSubmission } from "../order-submission.ts";

/** There is no way to the shop at the moment. */
export function SubmissionWaits({ submission }: { submission: OrderSubmission }) {
  return (
    <TwoColumns beside={<SentOrder {...submission} totalPrice={submission.input.totalPrice} />}>
      <FocusedHeading>Your order waits for the connection</FocusedHeading>
      <p className="mt-4 max-w-[50ch] text-lg text-ink-muted">
        It is kept on this device and sent by itself when the connection is back. It is ordered
        once, however often it is sent. Your cart stays as it is.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.cart}>Back to the cart</LinkButton>
      </p>
    </TwoColumns>
  );
}
