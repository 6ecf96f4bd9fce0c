import { cartDecider } from "../../cart/decider.ts";
import { deliveryDayTaken, type PromoRefused, type StockShortage } from "../../refusal.ts";
import { releaseDays, reserveDay } from "../day/moving.ts";
import type { RefusedPromo } from "../events.ts";
import { isOpen, type DecidedContent, type OpenOrder, type OrderState } from "../state.ts";
import type { OrderSteps } from "../steps.ts";
import { reserveUnits, settleUnits } from "../stock-steps.ts";
import { confirmRedemption, releaseRedemption, reserveRedemption } from "./redemption.ts";

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

const reserveAll = async (
  steps: OrderSteps,
  { lines }: DecidedContent,
): Promise<StockShortage | null> => {
  for (const line of lines) {
    const handled = await reserveUnits(steps, "reserved", line);
    if (handled.accepted) continue;
    if (handled.refusal.code === "STOCK_SHORTAGE") return handled.refusal;
    throw new Error(`Order ${steps.orderId} could not reserve: ${handled.refusal.message}`);
  }
  steps.note("all-reserved");
  return null;
};

/**
 * Reserves everything that a submitted order needs. The append to the order's own stream decides
 * whether it is placed or rejected. Another process may be faster and decide otherwise.
 */
export const decidePlacement = async (steps: OrderSteps, open: OpenOrder): Promise<OrderState> => {
  const { order, hasPlace } = await reserveDay(steps, open);
  if (!isOpen(order)) return order;
  const { content, delivery } = order;
  const { requested, requests } = delivery;
  const day = requested?.day ?? null;
  const refusal =
    hasPlace || day === null
      ? ((await reserveRedemption(steps, content)) ?? (await reserveAll(steps, content)))
      : deliveryDayTaken(day);
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
export const confirmPlacement = async (
  steps: OrderSteps,
  content: DecidedContent,
): Promise<void> => {
  const lines = content.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const checkOut = { type: "CheckOut", orderId: steps.orderId, lines } as const;
  await Promise.all([
    ...lines.map((line) => settleUnits(steps, "confirmed", "ConfirmReservation", line)),
    confirmRedemption(steps, content),
    steps.step("checked-out", "check out cart", cartDecider, content.userId, checkOut),
  ]);
};

/** Releases what a rejected order reserved. */
export const releasePlacement = async (
  steps: OrderSteps,
  order: Extract<OrderState, { readonly phase: "rejected" }>,
): Promise<void> => {
  const { lines } = order.content;
  await Promise.all(lines.map((line) => settleUnits(steps, null, "ReleaseReservation", line)));
  steps.note("released");
  await releaseRedemption(steps, order.content, false);
  await releaseDays(steps, order);
};
