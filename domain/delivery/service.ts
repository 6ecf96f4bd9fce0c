import { invalidInput, type InvalidInput } from "../refusal.ts";
import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import { isDate } from "../values/delivery-day.ts";
import { deliveryPlan } from "./days.ts";
import { deliveryDayDecider, type DayState } from "./day-decider.ts";
import type { DeliveryZone } from "./events.ts";
import {
  deliveryPlanDecider,
  deliveryPlanId,
  type DeliveryPlan,
  type ZonesChanged,
} from "./plan-decider.ts";
import { dayIdOf } from "./zones.ts";

/** The shop's delivery zones and the days on which they deliver. */
export interface DeliveryService {
  /** Replaces all zones. `seen` is the edition that the admin saw. */
  changeZones(
    zones: readonly DeliveryZone[],
    seen: number,
    context: CommandContext,
  ): Promise<CommandResult<DeliveryPlan, InvalidInput | ZonesChanged>>;
  /** Closes a zone's day for new orders, or opens it again if `reason` is null. */
  closeDay(
    day: { readonly zoneId: string; readonly date: string },
    reason: string | null,
    context: CommandContext,
  ): Promise<CommandResult<DayState, InvalidInput>>;
}

export const createDeliveryService = (commands: CommandHandler): DeliveryService => ({
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
