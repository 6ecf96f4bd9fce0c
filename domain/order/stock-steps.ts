import type { OrderedQuantity } from "../ordered-quantity.ts";
import { stockDecider } from "../stock/decider.ts";
import type { MovedUnits } from "./state.ts";
import type { CheckoutStep, OrderSteps } from "./steps.ts";

/** The name under which a change or a return claims stock. An order itself has none. */
type Claim = string | undefined;

const wordOf = (...words: readonly Claim[]) => words.filter(Boolean).join(" ");

export const reserveUnits = (
  steps: OrderSteps,
  done: CheckoutStep,
  { productId, name: productName, quantity }: MovedUnits,
  claim?: Claim,
) =>
  steps.step(done, wordOf("reserve", claim, productId), stockDecider, productId, {
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
  steps.step(done, wordOf(type, claim, productId), stockDecider, productId, {
    ...{ type, orderId: steps.orderId },
    ...(claim && { claim }),
  });

export const returnUnits = (
  steps: OrderSteps,
  done: CheckoutStep,
  { productId, quantity }: OrderedQuantity,
  word: string,
  claim?: Claim,
) =>
  steps.step(done, `${word} ${productId}`, stockDecider, productId, {
    type: "ReturnStock",
    ...{ orderId: steps.orderId, quantity },
    ...(claim && { claim }),
  });
