import { currentState, recentState, type CommandHandler } from "../ports.ts";
import { dayInColombo } from "../values/colombo.ts";
import { isSlotOver, type DayHalf, type Slot } from "../values/delivery-day.ts";
import { deliveryDayDecider, freeHalf, isFree } from "./day-decider.ts";
import type { DeliveryZone } from "./events.ts";
import { deliveryPlanDecider, deliveryPlanId, type DeliveryPlan } from "./plan-decider.ts";
import { isShopClosed } from "./shop-days.ts";
import { dayIdOf, deliveryDates, eachDeliveryDate } from "./zones.ts";

type Commands = Pick<CommandHandler, "recall" | "load">;
type StateOf = typeof currentState;

/** The delivery zones, at most a second old. */
export const deliveryPlan = (
  commands: Commands,
  stateOf: StateOf = recentState,
): Promise<DeliveryPlan> => stateOf(commands, deliveryPlanDecider, deliveryPlanId);

/** Orders that a slot holds; 0 if its zone no longer exists. */
export const capacityOf = (
  { zones }: DeliveryPlan,
  { zoneId, half }: Pick<Slot, "zoneId" | "half">,
): number => zones.find(({ id }) => id === zoneId)?.capacity[half] ?? 0;

/** A cached state of any age, otherwise the current one. */
const rememberedState: StateOf = async (commands, decider, id) =>
  commands.recall(decider, id)?.state ?? currentState(commands, decider, id);

const firstFree = async (
  commands: Commands,
  zone: DeliveryZone,
  now: string,
  stateOf: StateOf,
): Promise<Slot | null> => {
  const calendar = await deliveryPlan(commands, stateOf);
  for (const date of eachDeliveryDate(zone, dayInColombo(now), calendar)) {
    if (isShopClosed(calendar, date)) continue;
    const id = dayIdOf({ zoneId: zone.id, date });
    const state = await stateOf(commands, deliveryDayDecider, id);
    const half = freeHalf(state, zone, date, now);
    if (half) return { zoneId: zone.id, date, half };
  }
  return null;
};

/**
 * The first slot with a free place for an order of `now`; null if there is none. The day's
 * own stream decides whether the order gets it. Days that are full in memory are read again only if
 * no other day is free; each costs one read.
 */
export const earliestDay = async (
  commands: Commands,
  zone: DeliveryZone,
  now: string,
): Promise<Slot | null> =>
  (await firstFree(commands, zone, now, rememberedState)) ??
  (await firstFree(commands, zone, now, recentState));

/**
 * The first free slot in the zone of a day that was full; null if there is none. It is the same
 * day if a place has become free.
 */
export const nextFreeDay = async (
  commands: Commands,
  full: Slot,
  now: string,
): Promise<Slot | null> => {
  const zone = (await deliveryPlan(commands)).zones.find(({ id }) => id === full.zoneId);
  return zone ? earliestDay(commands, zone, now) : null;
};

/** Whether a slot is among the zone's delivery days, is not over and has a free place. */
export const isPossible = async (
  commands: Commands,
  zone: DeliveryZone,
  { date, half }: { readonly date: string; readonly half: DayHalf },
  now: string,
  stateOf: StateOf = recentState,
): Promise<boolean> => {
  if (isSlotOver({ date, half }, now)) return false;
  const calendar = await deliveryPlan(commands, stateOf);
  if (!deliveryDates(zone, dayInColombo(now), calendar).includes(date)) return false;
  const state = await stateOf(commands, deliveryDayDecider, dayIdOf({ zoneId: zone.id, date }));
  return isFree(state, half, zone.capacity[half]);
};
