import { streamName } from "#domain/decider.ts";
import { capacityOf } from "#domain/delivery/days.ts";
import { deliveryDayDecider, freeHalf, type DayCommand } from "#domain/delivery/day-decider.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import type { DeliveryPlan } from "#domain/delivery/plan-decider.ts";
import { dayIdOf, deliveryDates, zoneOf } from "#domain/delivery/zones.ts";
import type { OrderState } from "#domain/order/state.ts";
import type { DeliveryDayRequest, OrderContent, RequestedDay } from "#domain/order/events.ts";
import { deliveryDayTaken } from "#domain/refusal.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { isSameSlot, type Slot } from "#domain/values/delivery-day.ts";
import type { SimulatedSteps } from "./order-steps.ts";
import type { WhatIfRules } from "./rules.ts";
import type { World } from "./world.ts";

/**
 * Delivery days of orders in the simulated world. The shop's rules decide whether an order gets its
 * day; `was` is always the actual shop immediately before the event.
 */
export interface DeliverySteps {
  /** The zone of a new order or an address; null if no zone has it. */
  zoneOf(content: Pick<OrderContent, "shippingAddress" | "delivery">): string | null;
  /** The content of a new order with the day that the shop would have suggested. */
  suggested(content: OrderContent, at: number, was: World): OrderContent;
  /** Reserves the suggested day of a new order if it differs from the actual one. */
  reserveSuggested(orderId: string, actual: RequestedDay | undefined, at: number): void;
  /** Repeats an actual reservation. An order whose day is full gets another one, or is refused. */
  repeatReservation(orderId: string, day: Slot, at: number, was: World): void;
  /** Repeats an actual release, unless the simulated order needs its place. */
  repeatRelease(orderId: string, day: Slot, at: number): void;
  /** Repeats a request for another day, by a person or by the shop. */
  repeatRequest(orderId: string, requested: DeliveryDayRequest, at: number, was: World): void;
  /** Repeats that an order got another day. */
  repeatChange(orderId: string, day: Slot | null, at: number, was: World): void;
  /** Decides again about a request that was refused because the day was full. */
  repeatRefusal(orderId: string, day: Slot, at: number, was: World): void;
  /** Ends the request of an order that ended in the log, but not in the simulation. */
  endRequest(orderId: string, at: number): void;
  /** Reserves a day that was full, if it has more room in the simulation. */
  reserveFree(orderId: string, day: Slot, at: number, was: World): boolean;
  /**
   * Releases the days that an order no longer needs. With `was`, not those that the actual order
   * holds: their releases follow in the log.
   */
  releaseUnneeded(orderId: string, was: World | null, at: number): void;
}

type OpenOrder = Extract<OrderState, { readonly phase: "submitted" | "placed" }>;

const isOpen = (order: OrderState): order is OpenOrder =>
  order.phase === "submitted" || order.phase === "placed";

/** The days on which an order may hold a place. */
const daysOf = (order: OrderState): readonly Slot[] => {
  if (order.phase === "none") return [];
  const { day, requested, earlier } = order.delivery;
  return [day, requested?.day ?? null, ...earlier].filter((each) => each !== null);
};

/** Whether an order needs its place on a day. */
const needs = (order: OrderState, day: Slot): boolean =>
  isOpen(order) &&
  (isSameSlot(order.delivery.day, day) || isSameSlot(order.delivery.requested?.day ?? null, day));

/** The dates of zones, computed once per day of orders. */
const createDates = () => {
  const latest = new WeakMap<
    DeliveryZone,
    {
      readonly today: string;
      readonly days: DeliveryPlan["days"];
      readonly workingDays: DeliveryPlan["workingDays"];
      readonly dates: readonly string[];
    }
  >();
  return (zone: DeliveryZone, today: string, plan: DeliveryPlan): readonly string[] => {
    const known = latest.get(zone);
    const { days, workingDays } = plan;
    if (known?.today === today && known.days === days && known.workingDays === workingDays) {
      return known.dates;
    }
    const dates = deliveryDates(zone, today, plan);
    latest.set(zone, { today, days, workingDays, dates });
    return dates;
  };
};

export const createDeliverySteps = (
  world: World,
  rules: WhatIfRules,
  steps: SimulatedSteps,
): DeliverySteps => {
  const datesOf = createDates();
  let planned = { of: world.plan, plan: rules.plan(world.plan) };

  /** The simulated zones. */
  const zones = (): DeliveryPlan => {
    if (planned.of !== world.plan) planned = { of: world.plan, plan: rules.plan(world.plan) };
    return planned.plan;
  };

  const roomIn = (of: World, plan: DeliveryPlan, day: Slot): number => {
    const state = of.day(dayIdOf(day));
    return state.closed === null ? capacityOf(plan, day) - state[day.half].size : 0;
  };
  const earliestIn = (of: World, plan: DeliveryPlan, zoneId: string, at: number): Slot | null => {
    const zone = plan.zones.find(({ id }) => id === zoneId);
    if (!zone) return null;
    const now = new Date(at).toISOString();
    for (const date of datesOf(zone, dayInColombo(now), plan)) {
      const half = freeHalf(of.day(dayIdOf({ zoneId, date })), zone, date, now);
      if (half) return { zoneId, date, half };
    }
    return null;
  };
  /** The earliest free day in the simulation, or `actual` if both worlds would suggest the same. */
  const suggestedDay = (
    actual: Slot | null,
    zoneId: string,
    at: number,
    was: World,
  ): Slot | null => {
    const day = earliestIn(world, zones(), zoneId, at);
    // The shop may have remembered a free day as full, so that it suggested a later one.
    return isSameSlot(day, earliestIn(was, was.plan, zoneId, at)) ? actual : day;
  };

  const decide = (day: Slot, command: DayCommand, at: number): boolean => {
    const id = dayIdOf(day);
    const decision = deliveryDayDecider.decide(command, world.day(id));
    if (!decision.accepted) return false;
    const stream = streamName("deliveryday", id);
    decision.events.forEach((event) => world.record({ stream, event, at }));
    return true;
  };
  const reserve = (
    orderId: string,
    day: Slot,
    at: number,
    capacity: number | null = capacityOf(zones(), day),
  ): boolean => decide(day, { type: "ReserveSlot", orderId, half: day.half, capacity }, at);
  const release = (orderId: string, day: Slot, at: number): void => {
    decide(day, { type: "ReleaseSlot", orderId, half: day.half }, at);
  };
  const isHeld = (of: World, orderId: string, day: Slot): boolean =>
    of.day(dayIdOf(day))[day.half].has(orderId);

  const requestedBy = (orderId: string): DeliveryDayRequest | null => {
    const order = world.order(orderId);
    return isOpen(order) ? order.delivery.requested : null;
  };
  /** Whether the simulated order is trying to get a day and has no place on it. */
  const isTrying = (orderId: string, day: Slot): boolean =>
    isSameSlot(requestedBy(orderId)?.day ?? null, day) && !isHeld(world, orderId, day);

  /** Gives a placed order the day that it requests, which only the simulation does. */
  const confirm = (orderId: string, day: Slot | null, at: number): void => {
    steps.order(orderId, { type: "ConfirmDeliveryDay", day }, at);
    delivery.releaseUnneeded(orderId, null, at);
  };
  const tryNext = (orderId: string, insteadOf: Slot, day: Slot | null, at: number): void => {
    steps.order(orderId, { type: "RequestNextDay", insteadOf, day }, at);
    if (day !== null) reserve(orderId, day, at);
    confirm(orderId, day, at);
  };

  /** What the shop does with an order whose day is full. */
  const replaceFull = (orderId: string, { chosen }: RequestedDay, day: Slot, at: number): void => {
    if (!chosen) tryNext(orderId, day, earliestIn(world, zones(), day.zoneId, at), at);
    else if (world.order(orderId).phase === "submitted") {
      steps.reject(orderId, deliveryDayTaken(day).message, [], at, day);
    } else steps.order(orderId, { type: "RefuseDeliveryDay", day }, at);
  };

  const delivery: DeliverySteps = {
    zoneOf: ({ shippingAddress, delivery: requested }) =>
      requested?.day?.zoneId ?? zoneOf(world.plan.zones, shippingAddress)?.id ?? null,

    suggested(content, at, was) {
      const { delivery: actual } = content;
      const zoneId = delivery.zoneOf(content);
      if (!actual || actual.chosen || zoneId === null) return content;
      const day = suggestedDay(actual.day, zoneId, at, was);
      return isSameSlot(day, actual.day)
        ? content
        : { ...content, delivery: { day, chosen: false } };
    },

    reserveSuggested(orderId, actual, at) {
      const day = requestedBy(orderId)?.day ?? null;
      if (day !== null && !isSameSlot(day, actual?.day ?? null)) reserve(orderId, day, at);
    },

    repeatReservation(orderId, day, at, was) {
      const requested = requestedBy(orderId);
      if (requested === null || !isSameSlot(requested.day, day)) return;
      const isAsFree = roomIn(world, zones(), day) >= roomIn(was, was.plan, day);
      // The shop may have applied an earlier capacity.
      const capacity = isAsFree ? Number.MAX_SAFE_INTEGER : undefined;
      if (reserve(orderId, day, at, requested.agreed ? null : capacity)) return;
      replaceFull(orderId, requested, day, at);
    },

    repeatRelease(orderId, day, at) {
      if (!needs(world.order(orderId), day)) release(orderId, day, at);
    },

    repeatRequest(orderId, { day, agreed = false }, at, was) {
      const actual = was.order(orderId);
      const full = isOpen(actual) ? (actual.delivery.requested?.day ?? null) : null;
      if (full === null) {
        if (day !== null && rules.isZoneClosed(day.zoneId, at)) return;
        const request = { day, agreed, expectedRevision: null };
        steps.order(
          orderId,
          { ...request, type: "RequestDeliveryDay", by: "staff", userId: "" },
          at,
        );
        return;
      }
      // The shop found a day full, and tries the next one.
      if (!isTrying(orderId, full)) return;
      if (delivery.reserveFree(orderId, full, at, was)) {
        confirm(orderId, full, at);
        return;
      }
      const next = suggestedDay(day, full.zoneId, at, was);
      if (isSameSlot(next, day)) {
        steps.order(orderId, { type: "RequestNextDay", insteadOf: full, day }, at);
      } else tryNext(orderId, full, next, at);
    },

    repeatChange(orderId, day, at, was) {
      const requested = requestedBy(orderId);
      // The day that a driver asked for was full.
      const isRefused = day === null && requested?.orNone === true && requested.day !== null;
      steps.order(
        orderId,
        isRefused
          ? { type: "RefuseDeliveryDay", day: requested.day }
          : { type: "ConfirmDeliveryDay", day },
        at,
      );
      delivery.releaseUnneeded(orderId, was, at);
    },

    repeatRefusal(orderId, day, at, was) {
      if (isTrying(orderId, day) && delivery.reserveFree(orderId, day, at, was)) {
        confirm(orderId, day, at);
      } else steps.order(orderId, { type: "RefuseDeliveryDay", day }, at);
    },

    endRequest(orderId, at) {
      const requested = requestedBy(orderId);
      if (requested === null) return;
      const { day } = requested;
      if (day === null || isHeld(world, orderId, day) || reserve(orderId, day, at)) {
        confirm(orderId, day, at);
      } else replaceFull(orderId, requested, day, at);
    },

    reserveFree(orderId, day, at, was) {
      if (requestedBy(orderId) === null) return false;
      const hasMore = roomIn(world, zones(), day) > roomIn(was, was.plan, day);
      return hasMore && reserve(orderId, day, at);
    },

    releaseUnneeded(orderId, was, at) {
      const order = world.order(orderId);
      for (const day of daysOf(order)) {
        if (needs(order, day) || (was && isHeld(was, orderId, day))) continue;
        release(orderId, day, at);
      }
    },
  };
  return delivery;
};
