import { cartDecider } from "../cart/decider.ts";
import { handleStep, type CommandContext, type CommandHandler, type DeriveId } from "../ports.ts";
import {
  deliveryDayTaken,
  promoRefused,
  type PromoRefused,
  type StockShortage,
} from "../refusal.ts";
import { decideTogether, NotTogether, type StepHandler } from "../together.ts";
import {
  confirmRedemption,
  isRoomy,
  moveDay,
  releaseDays,
  releaseRedemption,
  reserveDay,
  reserveRedemption,
  reserveUnits,
  returnUnits,
  settleUnits,
} from "./claims.ts";
import { orderDecider } from "./decider.ts";
import type { RefusedPromo } from "./events.ts";
import { decideChange, restock, settleChanges } from "./items/changing.ts";
import { linesLeft } from "./items/returns.ts";
import {
  hasEnded,
  isOpen,
  wasPlaced,
  type DecidedContent,
  type EndedOrder,
  type OpenOrder,
  type OrderState,
} from "./state.ts";
import {
  createOrderSteps,
  type Checkout,
  type CheckoutEnd,
  type CheckoutStep,
  type OrderSteps,
} from "./steps.ts";

const refusedPromo = ({
  code: _code,
  message,
  promoCode,
  ...problem
}: PromoRefused): RefusedPromo => {
  // The items qualified when the order was quoted, and the terms never change.
  if (problem.reason === "SUM_TOO_SMALL" || problem.reason === "OTHER_ITEMS") {
    throw new Error(message);
  }
  return { ...problem, code: promoCode };
};

const shortageOf = (
  steps: OrderSteps,
  handled: Awaited<ReturnType<typeof reserveUnits>>,
): StockShortage | null => {
  if (handled.accepted) return null;
  if (handled.refusal.code === "STOCK_SHORTAGE") return handled.refusal;
  throw new Error(`Order ${steps.orderId} could not reserve: ${handled.refusal.message}`);
};

const reserveAll = async (
  steps: OrderSteps,
  { lines }: DecidedContent,
): Promise<StockShortage | null> => {
  for (const line of lines) {
    const shortage = shortageOf(steps, await reserveUnits(steps, "reserved", line));
    if (shortage) return shortage;
  }
  steps.note("all-reserved");
  return null;
};

/** The requested day, if the order has no place on it. */
const takenDay = ({ delivery }: OpenOrder, hasPlace: boolean) =>
  hasPlace ? null : (delivery.requested?.day ?? null);

/** Reserves what a submitted order needs, up to the first refusal. */
type Reserve = (
  steps: OrderSteps,
  open: OpenOrder,
) => Promise<{
  /** The order after it may have requested another day. */
  readonly order: OrderState;
  readonly hasPlace: boolean;
  readonly refusal: StockShortage | PromoRefused | null;
}>;

/** Reserves the day and each product at the same time, after the promo code. */
const reserveAtOnce: Reserve = async (steps, open) => {
  const promo = await reserveRedemption(steps, open.content);
  if (promo) return { order: open, hasPlace: true, refusal: promo };
  const dayTaken = reserveDay(steps, open);
  const reserved = open.content.lines.map((line) => reserveUnits(steps, "reserved", line));
  // No reservation may be under way when the order is decided, or left to another process.
  await Promise.allSettled([dayTaken, ...reserved]);
  const shortages = (await Promise.all(reserved)).map((each) => shortageOf(steps, each));
  const refusal = shortages.find((each) => each !== null) ?? null;
  if (!refusal) steps.note("all-reserved");
  return { ...(await dayTaken), refusal };
};

/** Reserves the day, the promo code and each product, one after the other. */
const reserveInTurn: Reserve = async (steps, open) => {
  const { order, hasPlace } = await reserveDay(steps, open);
  if (!isOpen(order) || takenDay(order, hasPlace)) return { order, hasPlace, refusal: null };
  const { content } = order;
  const refusal = (await reserveRedemption(steps, content)) ?? (await reserveAll(steps, content));
  return { order, hasPlace, refusal };
};

/**
 * Reserves everything that a submitted order needs. The append to the order's own stream decides
 * whether it is placed or rejected. Another process may be faster and decide otherwise.
 */
const decidePlacement = async (
  steps: OrderSteps,
  open: OpenOrder,
  reserve: Reserve,
): Promise<OrderState> => {
  const reserved = await reserve(steps, open);
  const { order, hasPlace } = reserved;
  if (!isOpen(order)) return order;
  const { requested, requests } = order.delivery;
  const day = requested?.day ?? null;
  const taken = takenDay(order, hasPlace);
  const refusal = taken ? deliveryDayTaken(taken) : reserved.refusal;
  if (refusal === null) {
    const word = requests === 0 ? "place" : `place ${requests}`;
    return steps.decide("placed", word, { type: "PlaceOrder", day });
  }
  return steps.decide("rejected", "reject", {
    type: "RejectOrder",
    reason: refusal.message,
    short: refusal.code === "STOCK_SHORTAGE" ? refusal.lines : [],
    ...(refusal.code === "DELIVERY_DAY_TAKEN" && day ? { day } : {}),
    ...(refusal.code === "PROMO_REFUSED" ? { promo: refusedPromo(refusal) } : {}),
  });
};

/** Confirms what a placed order reserved, and empties its buyer's cart. */
const confirmPlacement = async (steps: OrderSteps, content: DecidedContent): Promise<void> => {
  const lines = content.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const checkOut = { type: "CheckOut", orderId: steps.orderId, lines } as const;
  await Promise.all([
    ...lines.map((line) => settleUnits(steps, "confirmed", "ConfirmReservation", line)),
    confirmRedemption(steps, content),
    steps.step("checked-out", "check out cart", cartDecider, content.userId, checkOut),
  ]);
};

/** Releases what a rejected order reserved. */
const releasePlacement = async (
  steps: OrderSteps,
  order: Extract<OrderState, { readonly phase: "rejected" }>,
): Promise<void> => {
  const { lines } = order.content;
  await Promise.all(lines.map((line) => settleUnits(steps, null, "ReleaseReservation", line)));
  steps.note("released");
  await releaseRedemption(steps, order.content, false);
  await releaseDays(steps, order);
};

/**
 * Makes the code of an ended order free again, once: the order knows it by its own event, or by
 * the return of its stock.
 */
const releaseCode = async (
  steps: OrderSteps,
  { content, goodsReceived, codeReleased, stockReturned }: EndedOrder,
): Promise<void> => {
  if (!content.discount || codeReleased || stockReturned) return;
  await releaseRedemption(steps, content, true);
  if (!goodsReceived) await steps.decide(null, "code released", { type: "NoteCodeReleased" });
};

/**
 * Returns what a cancelled or returned order holds: its day, its code and, when the goods are in
 * the shop, its stock. The order records that, so that a late repetition returns nothing twice.
 */
const settleEnded = async (steps: OrderSteps, order: EndedOrder): Promise<void> => {
  const { content, returns, goodsReceived, stockReturned } = order;
  await releaseDays(steps, order);
  await releaseCode(steps, order);
  await settleChanges(steps, order);
  await restock(steps, order);
  if (!goodsReceived || stockReturned) return;
  await Promise.all(
    linesLeft(content.lines, returns).map((line) => returnUnits(steps, "returned", line, "return")),
  );
  steps.note("all-returned");
  await steps.decide(null, "stock returned", { type: "NoteStockReturned" });
};

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
  while (order.phase === "submitted") {
    const reserve = isRoomy(steps, order) ? reserveAtOnce : reserveInTurn;
    order = await decidePlacement(steps, order, reserve);
  }
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
        // An order that was stored before continues from its own state.
        if (!submitted.accepted || submitted.state.phase !== "submitted") throw new NotTogether();
        const placed = await decidePlacement(steps, submitted.state, reserveInTurn);
        if (placed.phase !== "placed") throw new NotTogether();
        await confirmPlacement(steps, placed.content);
      });
      if (together) onStep("placed-at-once", submit.id);
      return together?.position ?? null;
    },
  };
};
