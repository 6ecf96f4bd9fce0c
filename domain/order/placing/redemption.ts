import { promotionDecider, type PromotionCommand } from "../../promotion/decider.ts";
import type { PromoRefused } from "../../refusal.ts";
import type { DecidedContent } from "../state.ts";
import type { CheckoutStep, OrderSteps } from "../steps.ts";

const take = (
  { step }: OrderSteps,
  done: CheckoutStep,
  word: string,
  code: string,
  command: PromotionCommand,
) => step(done, `${word} ${code}`, promotionDecider, code, command);

/** Reserves a use of the order's promo code. Returns the refusal. */
export const reserveRedemption = async (
  steps: OrderSteps,
  { discount, userId }: DecidedContent,
): Promise<PromoRefused | null> => {
  if (!discount) return null;
  const { code, discountCents } = discount;
  const { orderId, now } = steps;
  const command = { type: "ReserveRedemption", code, orderId, userId, discountCents, now } as const;
  const handled = await take(steps, "redemption-reserved", "reserve code", code, command);
  if (handled.accepted) return null;
  if (handled.refusal.code === "PROMO_REFUSED") return handled.refusal;
  throw new Error(`Order ${orderId} could not use its code: ${handled.refusal.message}`);
};

export const confirmRedemption = async (
  steps: OrderSteps,
  { discount }: DecidedContent,
): Promise<void> => {
  if (!discount) return;
  const { code } = discount;
  const command = { type: "ConfirmRedemption", orderId: steps.orderId } as const;
  await take(steps, "redemption-confirmed", command.type, code, command);
};

/** Makes the use of the order's promo code free again. */
export const releaseRedemption = async (
  steps: OrderSteps,
  { discount, userId }: DecidedContent,
  wasPlaced: boolean,
): Promise<void> => {
  if (!discount) return;
  const { code, discountCents } = discount;
  const placed = wasPlaced ? { userId, discountCents } : null;
  const command = { type: "ReleaseRedemption", orderId: steps.orderId, placed } as const;
  await take(steps, "redemption-released", command.type, code, command);
};
