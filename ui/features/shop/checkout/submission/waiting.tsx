import * as t from "#texts/checkout.ts";
import { LinkButton } from "../../../../components/link-button.tsx";
import { paths } from "../../../../paths.ts";
import { FocusedHeading } from "./focused-heading.tsx";
import { TwoColumns } from "../../../../components/two-columns.tsx";
import { SentOrder } from "./sent-order.tsx";
import type { OrderSubmission } from "../order-submission.ts";

/** Shown while the order waits because the shop is unreachable. */
export function SubmissionWaiting({ submission }: { submission: OrderSubmission }) {
  return (
    <TwoColumns aside={<SentOrder {...submission} totalPrice={submission.input.totalPrice} />}>
      <FocusedHeading>{t.waitsForConnection}</FocusedHeading>
      <p className="mt-4 measure-50 text-lg text-ink-muted">{t.savedAndSent}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.cart}>{t.backToTheCart}</LinkButton>
      </p>
    </TwoColumns>
  );
}
