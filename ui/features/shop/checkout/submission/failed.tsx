import { messages } from "#texts/messages.ts";
import * as t from "#texts/checkout.ts";
import { Button } from "../../../../components/button.tsx";
import { LinkButton } from "../../../../components/link-button.tsx";
import { paths } from "../../../../paths.ts";
import { FocusedHeading } from "./focused-heading.tsx";
import { TwoColumns } from "../../../../components/two-columns.tsx";
import { SentOrder } from "./sent-order.tsx";
import type { OrderSubmission } from "../order-submission.ts";

/** Shown if the shop gave an unexpected answer. */
export function SubmissionFailed({
  submission,
  signIn,
  onSignIn,
  onRetry,
}: {
  submission: OrderSubmission;
  signIn: boolean;
  onSignIn: () => void;
  onRetry: () => void;
}) {
  return (
    <TwoColumns aside={<SentOrder {...submission} totalPrice={submission.input.totalPrice} />}>
      <FocusedHeading>{signIn ? t.logInToPlace : messages.order.failed}</FocusedHeading>
      <p className="mt-4 measure-50 text-lg text-ink-muted">{t.sendingAgainIsSafe}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {signIn && (
          <Button size="big" onClick={onSignIn}>
            {t.signIn}
          </Button>
        )}
        <Button variant="filled" size="big" onClick={onRetry}>
          {t.tryAgain}
        </Button>
        <LinkButton to={paths.cart} size="big">
          {t.backToTheCart}
        </LinkButton>
      </p>
    </TwoColumns>
  );
}
