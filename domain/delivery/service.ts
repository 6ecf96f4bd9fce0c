import { invalidInput, type InvalidInput } from "../refusal.ts";
import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import { isDate } from "../values/delivery-day.ts";
import { deliveryPlan } from "./days.ts";
import { deliveryDayDecider, type DayState } from "./day-decider.ts";
import { deliveryLimits } from "../constants.ts";
import type { DeliveryZone, ShopDay } from "./events.ts";
import type { PromisedOrders } from "./shop-day-rules.ts";
import {
  deliveryPlanDecider,
  deliveryPlanId,
  type DeliveryPlan,
  type ZonesChanged,
} from "./plan-decider.ts";
import { dayIdOf } from "./zones.ts";

type PlanResult = CommandResult<DeliveryPlan, InvalidInput>;

/** The shop's delivery zones and the days on which they deliver. */
export interface DeliveryService {
  /** Replaces all zones. `seen` is the edition that the admin saw. */
  changeZones(
    zones: readonly DeliveryZone[],
    seen: number,
    context: CommandContext,
  ): Promise<CommandResult<DeliveryPlan, InvalidInput | ZonesChanged>>;
  /**
   * Decides on which days the whole shop works. Refused if an order is promised for a day that
   * closes.
   */
  decideDays(days: readonly ShopDay[], context: CommandContext): Promise<PlanResult>;
  /** Changes the weekdays on which the shop works. */
  changeWorkingDays(weekdays: readonly number[], context: CommandContext): Promise<PlanResult>;
  /** Closes a zone's day for new orders, or opens it again if `reason` is null. */
  closeDay(
    day: { readonly zoneId: string; readonly date: string },
    reason: string | null,
    context: CommandContext,
  ): Promise<CommandResult<DayState, InvalidInput>>;
}

/** Orders that are promised for the given days. */
export type PromisedOn = (dates: readonly string[]) => Promise<PromisedOrders>;

export const createDeliveryService = (
  commands: CommandHandler,
  promisedOn: PromisedOn,
): DeliveryService => ({
  async decideDays(days, context) {
    const closing = days.filter(({ decision }) => decision === "closed").map(({ date }) => date);
    const promised =
      days.length > deliveryLimits.shopDaysAtOnce || closing.length === 0
        ? new Map<string, number>()
        : await promisedOn(closing);
    const { now } = context;
    const command = { type: "DecideShopDays", days, promised, now } as const;
    return withoutZones(
      await commands.handle(deliveryPlanDecider, deliveryPlanId, command, context, {
        decideShopDays: { days },
      }),
    );
  },

  async changeWorkingDays(weekdays, context) {
    const command = { type: "ChangeWorkingDays", weekdays } as const;
    return withoutZones(
      await commands.handle(deliveryPlanDecider, deliveryPlanId, command, context, {
        changeWorkingDays: { weekdays },
      }),
    );
  },

  changeZones: (zones, seen, context) =>
    commands.handle(
      deliveryPlanDecider,
      deliveryPlanId,
      { type: "ChangeDeliveryZones", zones, seen },
      context,
      { changeDeliveryZones: { zones, seen } },
    ),

  async closeDay({ zoneId, date }, reason, context) {
    const { zones } = await deliveryPlan(commands);
    const problem = !zones.some(({ id }) => id === zoneId)
      ? { field: "zoneId", message: "This zone doesn’t exist" }
      : !isDate(date)
        ? { field: "date", message: "Please enter a date" }
        : null;
    if (problem) return { accepted: false, refusal: invalidInput(problem) };
    const command =
      reason === null ? ({ type: "OpenDay" } as const) : ({ type: "CloseDay", reason } as const);
    const closed = await commands.handle(
      deliveryDayDecider,
      dayIdOf({ zoneId, date }),
      command,
      context,
      { closeDeliveryDay: { zoneId, date, reason } },
    );
    if (closed.accepted) return closed;
    const { refusal } = closed;
    if (refusal.code === "SLOT_TAKEN") throw new Error(refusal.message);
    return { accepted: false, refusal };
  },
});

/** Only a change of zones can be outdated. */
const withoutZones = (
  result: CommandResult<DeliveryPlan, InvalidInput | ZonesChanged>,
): PlanResult => {
  if (result.accepted) return result;
  const { refusal } = result;
  if (refusal.code === "CHANGED_MEANWHILE") throw new Error(refusal.message);
  return { accepted: false, refusal };
};
