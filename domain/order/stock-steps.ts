import { stockDecider } from "../stock/decider.ts";
import type { ReturnedUnits } from "./events.ts";
import type { MovedUnits } from "./state.ts";
import type { CheckoutStep, OrderSteps } from "./steps.ts";

/**
 * What an order, or one of its changes and returns, claims of the stock. The order itself has no
 * claim of a name.
 */
type Claim = string | undefined;

const wordOf = (...words: readonly Claim[]) => words.filter(Boolean).join(" ");

export const reserveUnits = (
  steps: OrderSteps,
  done: CheckoutStep,
  { productId, name: productName, quantity }: MovedUnits,
  claim?: Claim,
) =>
  steps.take(done, wordOf("reserve", claim, productId), stockDecider, productId, {
    type: "ReserveStock",
    ...{ orderId: steps.orderId, quantity, productId, productName },
    ...(claim && { claim }),
  });

export const settleUnits = (
  steps: OrderSteps,
  done: CheckoutStep | null,
  type: "ConfirmReservation" | "ReleaseReservation",
  { productId }: Pick<MovedUnits, "productId">,
  claim?: Claim,
) =>
  steps.take(done, wordOf(type, claim, productId), stockDecider, productId, {
    ...{ type, orderId: steps.orderId },
    ...(claim && { claim }),
  });

export const returnUnits = (
  steps: OrderSteps,
  done: CheckoutStep,
  { productId, quantity }: ReturnedUnits,
  word: string,
  claim?: Claim,
) =>
  steps.take(done, `${word} ${productId}`, stockDecider, productId, {
    type: "ReturnStock",
    ...{ orderId: steps.orderId, quantity },
    ...(claim && { claim }),
  });
