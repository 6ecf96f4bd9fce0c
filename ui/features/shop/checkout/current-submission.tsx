import * as t from "#texts/checkout.ts";
import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Empty } from "../../../components/empty.tsx";
import { useShop, type ShopDeliveryFee } from "../../../components/shop-context.ts";
import { LinkButton } from "../../../components/link-button.tsx";
import { paths } from "../../../paths.ts";
import { CheckoutTrail } from "./checkout-trail.tsx";
import { forgetPromoCode } from "../cart/promo/use-promo.ts";
import { celebrateOnce } from "./confetti.ts";
import {
  newSubmission,
  submissionStore,
  totalWithoutCode,
  type OrderSubmission,
  type SubmissionQuote,
} from "./order-submission.ts";
import { SubmissionFailed } from "./submission/failed.tsx";
import { PendingOrder } from "./submission/pending.tsx";
import { SameOrderNote } from "./submission/same-order-note.tsx";
import { SubmissionRefused } from "./submission/refused.tsx";
import { SubmissionSending } from "./submission/sending.tsx";
import { SubmissionWaiting } from "./submission/waiting.tsx";
import { sendSubmission, useSubmissions } from "./submissions.ts";

export interface CurrentSubmissionProps {
  shopperId: string;
  onSignIn: (reason: string) => void;
  /**
   * Shows a placed order and calls back when it is visible; passed in by the page, because orders
   * are another feature.
   */
  placed: (orderId: string, onShown: () => void) => ReactNode;
}

/** The order that this tab has sent, in its current state. */
export function CurrentSubmission({ shopperId, ...rest }: CurrentSubmissionProps) {
  const { current } = useSubmissions(shopperId);
  if (!current) return <NothingSent />;
  return (
    <>
      <CheckoutTrail current={current.state.kind === "refused" ? "delivery" : "placed"} />
      <SubmissionState submission={current} {...rest} />
    </>
  );
}

function NothingSent() {
  return (
    <Empty
      first
      door="open"
      heading={t.noOrderInProgress}
      className="my-room"
      action={
        <LinkButton to={paths.myOrders} variant="filled">
          {t.myOrders}
        </LinkButton>
      }
    >
      {t.seeMyOrders}
    </Empty>
  );
}

function SubmissionState({
  submission,
  onSignIn,
  placed,
}: Omit<CurrentSubmissionProps, "shopperId"> & { submission: OrderSubmission }) {
  const client = useApolloClient();
  const { deliveryFee } = useShop();
  const { state } = submission;
  switch (state.kind) {
    case "sending":
      return <SubmissionSending submission={submission} />;
    case "pending":
      return <PendingOrder submission={submission} orderId={state.orderId} />;
    case "waiting":
      return <SubmissionWaiting submission={submission} />;
    case "failed":
      return (
        <SubmissionFailed
          submission={submission}
          signIn={state.signIn}
          onSignIn={() => onSignIn(t.logInToPlace)}
          onRetry={() => void sendSubmission(client, submission)}
        />
      );
    case "refused":
      return (
        <SubmissionRefused
          submission={submission}
          onAccept={(quote) => submissionStore.begin(submissionAt(quote, submission))}
          onWithoutCode={() => {
            forgetPromoCode();
            submissionStore.begin(withoutCode(submission, deliveryFee));
          }}
        />
      );
    case "placed":
      return (
        <>
          {state.isEarlier && (
            <SameOrderNote onOrderAgain={() => submissionStore.begin(secondOf(submission))} />
          )}
          {placed(state.orderId, () => celebrateOnce(submission.id))}
        </>
      );
  }
}

/** A deliberate second order of the same items. */
function secondOf({ shopperId, lines, input }: OrderSubmission): OrderSubmission {
  return newSubmission({ shopperId, lines, input: { ...input, again: true } });
}

/** The same items to the same address, without the promo code. */
function withoutCode(submission: OrderSubmission, fees: ShopDeliveryFee): OrderSubmission {
  const { shopperId, lines, input } = submission;
  const { promoCode: _code, ...rest } = input;
  return newSubmission({
    ...{ shopperId, lines },
    input: { ...rest, totalPrice: totalWithoutCode(submission, fees) },
  });
}

/** The same items to the same address, at current prices. */
function submissionAt(
  { lines, total }: SubmissionQuote,
  { shopperId, input }: OrderSubmission,
): OrderSubmission {
  return newSubmission({ shopperId, lines, input: { ...input, totalPrice: total } });
}
