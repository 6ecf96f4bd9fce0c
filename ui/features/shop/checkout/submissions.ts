import { CombinedGraphQLErrors, type ApolloClient, type ErrorLike } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import {
  CartAfterOrderDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
} from "../../../generated/operations.ts";
import { useStore } from "../../../storage/store.ts";
import { promoProblem } from "../cart/promo/promo-problem.ts";
import { forgetPromoCode } from "../cart/promo/use-promo.ts";
import { submissionStore, type OrderSubmission, type SubmissionState } from "./order-submission.ts";
import { rememberOrder } from "./recent-orders.ts";

const inFlight = new Map<string, Promise<SubmissionState>>();

/** Sends or resends an order. Concurrent callers share one request. */
export function sendSubmission(
  client: ApolloClient,
  submission: OrderSubmission,
): Promise<SubmissionState> {
  const running = inFlight.get(submission.id);
  if (running) return running;
  const sending = send(client, submission).finally(() => inFlight.delete(submission.id));
  inFlight.set(submission.id, sending);
  return sending;
}

async function send(client: ApolloClient, submission: OrderSubmission): Promise<SubmissionState> {
  const { input, commandId } = submission;
  let state: SubmissionState;
  try {
    const { data } = await client.mutate({
      mutation: PlaceOrderDocument,
      variables: { input, commandId },
    });
    state = data ? stateOf(data.placeOrder) : { kind: "failed", signIn: false };
    if (data?.placeOrder.__typename === "OrderAccepted") readCart(client, data.placeOrder.position);
  } catch (error) {
    state = stateAfter(error as ErrorLike);
  }
  if (state.kind !== "refused" && state.kind !== "failed") {
    forgetPromoCode();
    rememberOrder(submission, "orderId" in state ? state.orderId : undefined);
  }
  submissionStore.write({ ...submission, state });
  return state;
}

/** Reloads the cart, which the order has emptied. */
function readCart(client: ApolloClient, after: string): void {
  void client
    .query({ query: CartAfterOrderDocument, variables: { after }, fetchPolicy: "network-only" })
    .catch(() => undefined);
}

function stateOf(answer: PlaceOrderMutation["placeOrder"]): SubmissionState {
  switch (answer.__typename) {
    case "OrderAccepted":
      return {
        kind: "placed",
        orderId: answer.order.id,
        celebrated: answer.isEarlier,
        ...(answer.isEarlier ? { isEarlier: true } : {}),
      };
    case "OrderPending":
      return { kind: "pending", orderId: answer.orderId };
    case "StockShortage": {
      const { message, lines } = answer;
      return { kind: "refused", refusal: { kind: "StockShortage", message, lines } };
    }
    case "PriceChanged": {
      const { message, quote } = answer;
      return { kind: "refused", refusal: { kind: "PriceChanged", message, quote } };
    }
    case "InvalidInput": {
      const { message, fields } = answer;
      const problems = fields.map((field) => field.message);
      return { kind: "refused", refusal: { kind: "InvalidInput", message, problems } };
    }
    case "ShopNotOpen": {
      const { message } = answer;
      return { kind: "refused", refusal: { kind: "InvalidInput", message, problems: [] } };
    }
    case "PromoRefused":
      return {
        kind: "refused",
        refusal: { kind: "PromoRefused", message: promoProblem(answer) },
      };
    case "DeliveryDayTaken":
      return {
        kind: "refused",
        refusal: { kind: "DeliveryDayTaken", message: answer.message },
      };
    case "NotFound":
    case "EmailUnverified":
    case "TooManyTries":
    case "CommandReused":
      return { kind: "refused", refusal: { kind: "Other", message: answer.message } };
  }
}

/**
 * A request that did not reach the shop waits; after an unexpected answer the shopper has to try
 * again.
 */
function stateAfter(error: ErrorLike): SubmissionState {
  if (!CombinedGraphQLErrors.is(error)) return { kind: "waiting" };
  const codes = error.errors.map(({ extensions }) => extensions?.["code"]);
  if (codes.includes("UNAVAILABLE")) return { kind: "waiting" };
  return { kind: "failed", signIn: codes.includes("UNAUTHENTICATED") };
}

/** Interval for resending waiting orders, in addition to every time the network is back. */
const tryAgainMs = 5_000;

export interface ShopperSubmissions {
  /** The order of this tab; null for none. */
  current: OrderSubmission | null;
  /** Orders on this device that the shop does not have. */
  onDevice: readonly OrderSubmission[];
}

/** The shopper's orders on this device; waiting ones are sent when the connection is back. */
export function useSubmissions(shopperId: string): ShopperSubmissions {
  const client = useApolloClient();
  const all = useStore(submissionStore);
  const mine = useMemo(() => {
    const isMine = (submission: OrderSubmission) => submission.shopperId === shopperId;
    return {
      current: all.current && isMine(all.current) ? all.current : null,
      onDevice: all.onDevice.filter(isMine),
    };
  }, [all, shopperId]);

  const { current, onDevice } = mine;
  useEffect(() => {
    if (current?.state.kind === "sending") void sendSubmission(client, current);
  }, [client, current]);

  const anyWaits = onDevice.some(({ state }) => state.kind === "waiting");
  useEffect(() => {
    if (!anyWaits) return undefined;
    const sendAll = () => {
      if (!navigator.onLine) return;
      for (const submission of submissionStore.read().onDevice)
        if (submission.shopperId === shopperId && submission.state.kind === "waiting")
          void sendSubmission(client, submission);
    };
    sendAll();
    const timer = setInterval(sendAll, tryAgainMs);
    addEventListener("online", sendAll);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sendAll);
    };
  }, [client, shopperId, anyWaits]);

  return mine;
}
