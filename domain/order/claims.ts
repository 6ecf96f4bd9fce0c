import { dayHalves, deliveryLimits } from "../constants.ts";
import { deliveryDayDecider, isFree } from "../delivery/day-decider.ts";
import { capacityOf, deliveryPlan, nextFreeDay } from "../delivery/days.ts";
import { deliveryPlanDecider, deliveryPlanId } from "../delivery/plan-decider.ts";
import { dayIdOf } from "../delivery/zones.ts";
import type { OrderedQuantity } from "../ordered-quantity.ts";
import type { CommandHandler } from "../ports.ts";
import { promotionDecider, type PromotionCommand } from "../promotion/decider.ts";
import type { PromoRefused } from "../refusal.ts";
import { available, stockDecider } from "../stock/decider.ts";
import type { Slot } from "../values/delivery-day.ts";
import type { DeliveryDayRequest } from "./events.ts";
import {
  isOpen,
  type DecidedContent,
  type MovedUnits,
  type OpenOrder,
  type OrderState,
} from "./state.ts";
import type { CheckoutStep, OrderSteps } from "./steps.ts";

// What an order claims on the streams of the stock, of its promo code and of its delivery day.

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

const takeUse = (
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
  const handled = await takeUse(steps, "redemption-reserved", "reserve code", code, command);
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
  await takeUse(steps, "redemption-confirmed", command.type, code, command);
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
  await takeUse(steps, "redemption-released", command.type, code, command);
};

/**
 * Slots that turn out to be full, and after which an order goes without a day. More than a zone
 * has: only orders that free and take the same places all the time come so far.
 */
const mostTries = 2 * dayHalves.length * deliveryLimits.daysAhead;

const dayWord = (day: Slot): string => `${dayIdOf(day)} ${day.half}`;

/**
 * Tries slots for an order until `take` has one. A full day that no person chose is replaced:
 * `replace` gets the next free one, null if there is none or after `most` tries, and resolves with
 * the request that counts then, or undefined to end.
 */
export const tryDays = async (
  {
    commands,
    now,
    most,
  }: {
    readonly commands: Pick<CommandHandler, "recall" | "load">;
    readonly now: string;
    readonly most: number;
  },
  first: DeliveryDayRequest | null,
  take: (request: DeliveryDayRequest | null) => Promise<boolean>,
  replace: (full: Slot, instead: Slot | null) => Promise<DeliveryDayRequest | null | undefined>,
): Promise<boolean> => {
  let request: DeliveryDayRequest | null | undefined = first;
  for (let tries = 1; request !== undefined; tries += 1) {
    if (await take(request)) return true;
    if (!request?.day || request.chosen) return false;
    const instead = tries < most ? await nextFreeDay(commands, request.day, now) : null;
    request = await replace(request.day, instead);
  }
  return false;
};

/** Reserves the day that an order requests. Returns the order then, and whether it has a place. */
export const reserveDay = async (
  steps: OrderSteps,
  open: OpenOrder,
): Promise<{ readonly order: OrderState; readonly hasPlace: boolean }> => {
  const { commands, now, orderId } = steps;
  let order: OrderState = open;
  let { requests } = open.delivery;
  const hasPlace = await tryDays(
    { commands, now, most: mostTries },
    open.delivery.requested,
    async (request) => {
      if (!request?.day) return true;
      const { day, agreed } = request;
      const capacity = agreed ? null : capacityOf(await deliveryPlan(commands), day);
      const command = { type: "ReserveSlot", orderId, half: day.half, capacity } as const;
      const word = `reserve day ${requests} ${dayWord(day)}`;
      const reserved = steps.step("day-reserved", word, deliveryDayDecider, dayIdOf(day), command);
      return (await reserved).accepted;
    },
    async (insteadOf, day) => {
      const command = { type: "RequestNextDay", insteadOf, day } as const;
      order = await steps.decide("day-requested", `next day ${requests}`, command);
      if (!isOpen(order)) return undefined;
      ({ requests } = order.delivery);
      return order.delivery.requested;
    },
  );
  return { order, hasPlace };
};

/**
 * Orders for which a day and each product must have room, so that an order reserves them at the
 * same time. Scarcer ones are reserved in turn: of two orders for the same last places, at most one
 * fails.
 */
const ordersWithRoom = 5;

/** Whether nothing that an order reserves is scarce, as far as this process remembers. */
export const isRoomy = ({ commands }: OrderSteps, { content, delivery }: OpenOrder): boolean => {
  const hasRoom = ({ productId, quantity }: DecidedContent["lines"][number]): boolean => {
    const stock = commands.recall(stockDecider, productId);
    return stock !== null && available(stock.state) >= quantity * ordersWithRoom;
  };
  const { requested } = delivery;
  if (!requested?.day || requested.agreed) return content.lines.every(hasRoom);
  const { day } = requested;
  const plan = commands.recall(deliveryPlanDecider, deliveryPlanId);
  const known = commands.recall(deliveryDayDecider, dayIdOf(day));
  if (!plan || !known) return false;
  const capacity = capacityOf(plan.state, day) - (ordersWithRoom - 1);
  return isFree(known.state, day.half, capacity) && content.lines.every(hasRoom);
};

/** Releases every day on which an order may hold a place without needing it. */
export const releaseDays = async (steps: OrderSteps, order: OrderState): Promise<void> => {
  if (order.phase === "none") return;
  const { day, requested, earlier, requests } = order.delivery;
  const ended = isOpen(order) ? [] : [day, requested?.day ?? null];
  for (const each of [...earlier, ...ended]) {
    if (each === null) continue;
    const command = { type: "ReleaseSlot", orderId: steps.orderId, half: each.half } as const;
    const word = `release day ${requests} ${dayWord(each)}`;
    await steps.step("day-released", word, deliveryDayDecider, dayIdOf(each), command);
  }
};

/** Gives a placed order the day that it requests, and releases the earlier one. */
export const moveDay = async (steps: OrderSteps, placed: OpenOrder): Promise<OrderState> => {
  let order: OrderState = placed;
  while (order.phase === "placed" && order.delivery.requested !== null) {
    const reserved = await reserveDay(steps, order);
    const after = reserved.order;
    if (!isOpen(after) || after.delivery.requested === null) {
      order = await steps.state();
      continue;
    }
    const { requested, requests } = after.delivery;
    const { day } = requested;
    const command =
      reserved.hasPlace || day === null
        ? ({ type: "ConfirmDeliveryDay", day } as const)
        : ({ type: "RefuseDeliveryDay", day } as const);
    const verb = command.type === "ConfirmDeliveryDay" ? "confirm" : "refuse";
    order = await steps.decide("day-confirmed", `${verb} day ${requests}`, command);
  }
  await releaseDays(steps, order);
  return order;
};
