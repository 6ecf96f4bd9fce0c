import type { FragmentType } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useLiveUpdates } from "../apollo/live-updates.tsx";
import { Empty } from "../components/empty.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { LockedPage } from "../components/locked-page.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RetryButton } from "../components/retry-button.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { useViewer } from "../features/account/viewer.ts";
import { CheckoutTrail } from "../features/checkout/checkout-trail.tsx";
import { throwConfetti } from "../features/checkout/confetti.ts";
import { CopyButton } from "../features/checkout/copy-button.tsx";
import { SubmissionFailed } from "../features/checkout/submission/failed.tsx";
import { SubmissionRefused } from "../features/checkout/submission/refused.tsx";
import { OrderUnderWay } from "../features/checkout/submission/under-way.tsx";
import { SubmissionWaits } from "../features/checkout/submission/waits.tsx";
import {
  newSubmission,
  type OrderSubmission,
  type SubmissionQuote,
} from "../features/checkout/order-submission.ts";
import { submissionStore } from "../features/checkout/submission-store.ts";
import { sendSubmission } from "../features/checkout/send-submission.ts";
import { useSubmissions } from "../features/checkout/use-submissions.ts";
import { ConfirmedOrder } from "../features/order/confirmed-order.tsx";
import { ProductPicture } from "../features/product/product-picture.tsx";
import {
  OrderChangedDocument,
  PlacedOrderDocument,
  type ProductPicture_ProductFragment,
} from "../generated/operations.ts";
import { messages } from "../generated/shop.ts";
import { paths } from "../paths.ts";

/** What became of the order; opens before the shop has answered. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  return (
    <div className="wrap pb-room">
      <PageTitle>Your order</PageTitle>
      {loading ? (
        <OrderSkeleton />
      ) : viewer ? (
        <CurrentSubmission shopperId={viewer.id} />
      ) : (
        <LockedPage reason="Log in to see your order" onSignIn={open} />
      )}
    </div>
  );
}

function pictureOf(product: FragmentType<ProductPicture_ProductFragment>) {
  return <ProductPicture product={product} square />;
}

function CurrentSubmission({ shopperId }: { shopperId: string }) {
  const { current } = useSubmissions(shopperId);
  if (current) {
    return (
      <>
        <CheckoutTrail current={current.state.kind === "refused" ? "delivery" : "placed"} />
        <SubmissionState submission={current} />
      </>
    );
  }
  return (
    <Empty
      first
      door="open"
      heading="No order on its way here"
      className="my-room"
      action={
        <LinkButton to={paths.myOrders} variant="filled">
          My Orders
        </LinkButton>
      }
    >
      What you have ordered is in My Orders.
    </Empty>
  );
}

function SubmissionState({ submission }: { submission: OrderSubmission }) {
  const client = useApolloClient();
  const { open } = useLoginPopup();
  const { state } = submission;

  function acceptQuote(quote: SubmissionQuote) {
    const { shopperId, input } = submission;
    submissionStore.begin(
      newSubmission({
        shopperId,
        lines: quote.lines,
        input: { ...input, totalPrice: quote.total },
      }),
    );
  }

  switch (state.kind) {
    case "sending":
      return <OrderUnderWay submission={submission} />;
    case "pending":
      return (
        <>
          <OrderUnderWay submission={submission} />
          <WatchPending submission={submission} orderId={state.orderId} />
        </>
      );
    case "waiting":
      return <SubmissionWaits submission={submission} />;
    case "failed":
      return (
        <SubmissionFailed
          submission={submission}
          signIn={state.signIn}
          onSignIn={() => open("Log in to place your order")}
          onRetry={() => void sendSubmission(client, submission)}
        />
      );
    case "refused":
      return <SubmissionRefused submission={submission} onAccept={acceptQuote} />;
    case "placed":
      return <PlacedOrder orderId={state.orderId} onShown={() => celebrateOnce(submission.id)} />;
  }
}

/** Confetti for an order once, also where the page is shown again. */
function celebrateOnce(submissionId: string) {
  const { current } = submissionStore.read();
  if (current?.id !== submissionId || current.state.kind !== "placed" || current.state.celebrated)
    return;
  submissionStore.write({ ...current, state: { ...current.state, celebrated: true } });
  void throwConfetti().catch(() => undefined);
}

/** Follows an order that the shop has received, until it is accepted or refused. */
function WatchPending({ submission, orderId }: { submission: OrderSubmission; orderId: string }) {
  const client = useApolloClient();

  async function look() {
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

  // The first update comes as soon as the feed stands: from then on nothing is missed, so that is when to look.
  useLiveUpdates({
    document: OrderChangedDocument,
    variables: {},
    after: null,
    read: ({ orderChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate: () => void look().catch(() => undefined),
  });
  return null;
}

function PlacedOrder({ orderId, onShown }: { orderId: string; onShown: () => void }) {
  const { data, error, refetch } = useQuery(PlacedOrderDocument, { variables: { id: orderId } });
  const order = data?.order;

  const tellShown = useEffectEvent(onShown);
  const shown = Boolean(order);
  useEffect(() => {
    if (shown) tellShown();
  }, [shown]);

  if (order) {
    return (
      <ConfirmedOrder
        order={order}
        picture={pictureOf}
        copy={(number) => <CopyButton text={number} label={`Copy the number ${number}`} />}
      />
    );
  }
  if (!error && !data) return <OrderSkeleton />;
  return (
    <Empty
      first
      door="shuttered"
      heading={messages.order.placed}
      action={<RetryButton onRetry={() => refetch()} />}
    >
      Its details could not be shown now. They are in My Orders.
    </Empty>
  );
}

function OrderSkeleton() {
  return (
    <Loading label="Loading your order" className="pt-[4.5rem]">
      <Skeleton className="h-14 w-[32rem] max-w-full" />
      <Skeleton className="mt-4 h-20 w-[28rem] max-w-full" />
      <Skeleton className="mt-8 h-72" />
    </Loading>
  );
}
