import { dayHalves, deliveryLimits } from "../../constants.ts";
import { deliveryDayDecider } from "../../delivery/day-decider.ts";
import { capacityOf, deliveryPlan, nextFreeDay } from "../../delivery/days.ts";
import { dayIdOf } from "../../delivery/zones.ts";
import type { CommandHandler } from "../../ports.ts";
import type { Slot } from "../../values/delivery-day.ts";
import type { DeliveryDayRequest } from "../events.ts";
import { isOpen, type OpenOrder, type OrderState } from "../state.ts";
import type { OrderSteps } from "../steps.ts";

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
