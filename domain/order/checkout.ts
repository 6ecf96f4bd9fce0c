import { handleStep, type CommandContext, type CommandHandler, type DeriveId } from "../ports.ts";
import { promoRefused } from "../refusal.ts";
import { decideTogether, type StepHandler } from "../together.ts";
import { moveDay } from "./day/moving.ts";
import { orderDecider } from "./decider.ts";
import { settleEnded } from "./ending/settling.ts";
import { decideChange, restock, settleChanges } from "./items/changing.ts";
import { confirmPlacement, decidePlacement, releasePlacement } from "./placing/placement.ts";
import { hasEnded, isOpen, wasPlaced, type OrderState } from "./state.ts";
import {
  createOrderSteps,
  type Checkout,
  type CheckoutEnd,
  type CheckoutStep,
  type OrderSteps,
} from "./steps.ts";

/** Applies what a placed order requests: other items, another day, the stock of returned items. */
const settlePlaced = async (steps: OrderSteps, placed: OrderState): Promise<OrderState> => {
  const changed = await decideChange(steps, placed);
  await settleChanges(steps, changed);
  const order = isOpen(changed) ? await moveDay(steps, changed) : changed;
  if (hasEnded(order)) await settleEnded(steps, order);
  else await restock(steps, order);
  return order;
};

/** Finishes an order whose state is known. */
const finish = async (steps: OrderSteps, known: OrderState): Promise<CheckoutEnd> => {
  let order = known;
  // An order stays submitted if another process requested another day for it meanwhile.
  while (order.phase === "submitted") order = await decidePlacement(steps, order);
  switch (order.phase) {
    case "placed": {
      await confirmPlacement(steps, order.content);
      const after = await settlePlaced(steps, order);
      return { phase: hasEnded(after) ? after.phase : "placed", position: steps.latest() };
    }
    case "cancelled":
    case "returned":
      await settleEnded(steps, order);
      return { phase: order.phase, position: steps.latest() };
    case "rejected": {
      await releasePlacement(steps, order);
      const { reason: message, short: lines, dayTaken, promoRefused: promo } = order;
      const refusal = promo
        ? promoRefused(promo)
        : dayTaken
          ? ({ code: "DELIVERY_DAY_TAKEN", message } as const)
          : ({ code: "STOCK_SHORTAGE", message, lines } as const);
      return { phase: "rejected", refusal, position: steps.latest() };
    }
    case "none":
      return { phase: "none" };
  }
};

/**
 * The process of an order: submitted → delivery day, promo code and each product reserved → placed
 * → reservations confirmed and cart emptied; or rejected → reservations released. A cancelled
 * order: placed → cancelled → stock, day and code returned → return recorded. A returned order does
 * the same when its goods are in the shop. Another delivery day: requested → reserved → changed →
 * the earlier day released. Other items: requested → added units reserved → changed or refused →
 * added units confirmed or released, removed units returned → recorded.
 * docs/decisions/0003-checkout.md explains why rejecting comes before releasing.
 */
export const createCheckout = ({
  commands,
  deriveId,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  readonly onStep?: ((step: CheckoutStep, orderId: string) => void) | undefined;
}): Checkout => {
  const stepsOf = (
    orderId: string,
    context: CommandContext,
    handler: StepHandler,
    note: typeof onStep = () => undefined,
  ) => createOrderSteps({ decider: orderDecider, deriveId }, orderId, context, handler, note);

  return {
    async advance(orderId, context, known) {
      const steps = stepsOf(orderId, context, commands, onStep);
      return finish(steps, known ?? (await steps.state()));
    },

    async follow(orderId, context, handler) {
      const steps = stepsOf(orderId, context, handler);
      const order = await steps.state();
      if (hasEnded(order)) await settleEnded(steps, order);
      else if (wasPlaced(order)) await settlePlaced(steps, order);
    },

    async placeAtOnce(begin, submit) {
      const together = await decideTogether(commands, begin, async (handler) => {
        const submitted = await handleStep(handler, submit);
        const steps = stepsOf(submit.id, submit.context, handler);
        if (submitted.accepted) await finish(steps, submitted.state);
      });
      if (together) onStep("placed-at-once", submit.id);
      return together?.position ?? null;
    },
  };
};
