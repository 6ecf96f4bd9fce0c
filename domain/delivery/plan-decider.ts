import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { invalidInput, type InvalidInput } from "../refusal.ts";
import { dayInColombo } from "../values/colombo.ts";
import type { DeliveryPlanEvent, DeliveryZone, ShopDay } from "./events.ts";
import { shopDayProblems, type PromisedOrders } from "./shop-day-rules.ts";
import { decisionOf, unchangedCalendar, withDecisions, type ShopCalendar } from "./shop-days.ts";
import { defaultZones, normalZones, zoneProblems } from "./zones.ts";

/** The delivery zones and the shop's days. `edition` counts the changes of zones. */
export interface DeliveryPlan extends ShopCalendar {
  readonly zones: readonly DeliveryZone[];
  readonly edition: number;
}

export interface ChangeDeliveryZones {
  readonly type: "ChangeDeliveryZones";
  readonly zones: readonly DeliveryZone[];
  /** The edition that the admin saw. */
  readonly seen: number;
}

/** Decides on which days the whole shop works. */
export interface DecideShopDays {
  readonly type: "DecideShopDays";
  readonly days: readonly ShopDay[];
  /** Orders that are promised for these days. */
  readonly promised: PromisedOrders;
  readonly now: string;
}

export interface ChangeWorkingDays {
  readonly type: "ChangeWorkingDays";
  readonly weekdays: readonly number[];
}

export type DeliveryPlanCommand = ChangeDeliveryZones | DecideShopDays | ChangeWorkingDays;

/** Another admin changed the zones in the meantime. */
export interface ZonesChanged {
  readonly code: "CHANGED_MEANWHILE";
  readonly message: string;
}

/** The shop has one stream of delivery zones. */
export const deliveryPlanId = "shop";

/** The rules of the delivery zones (docs/rules.md, "Delivery"). */
export const deliveryPlanDecider: Decider<
  DeliveryPlan,
  DeliveryPlanCommand,
  DeliveryPlanEvent,
  InvalidInput | ZonesChanged
> = {
  category: "deliveryplan",
  initialState: { zones: defaultZones, edition: 0, ...unchangedCalendar },

  evolve(state, event) {
    switch (event.type) {
      case "DeliveryZonesChanged":
        return { ...state, zones: event.data.zones, edition: state.edition + 1 };
      case "ShopDaysDecided":
        return { ...state, days: withDecisions(state.days, event.data.days) };
      case "WorkingDaysChanged":
        return { ...state, workingDays: event.data.weekdays };
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "ChangeDeliveryZones": {
        const { zones, seen } = command;
        const problems = zoneProblems(zones);
        if (problems.length > 0) return refuse(invalidInput(...problems));
        const wanted = normalZones(zones);
        if (JSON.stringify(wanted) === JSON.stringify(state.zones)) return accept();
        return seen === state.edition
          ? accept({ type: "DeliveryZonesChanged", data: { zones: wanted } })
          : refuse({ code: "CHANGED_MEANWHILE", message: messages.settings.zonesChanged });
      }
      case "DecideShopDays": {
        const days = command.days.filter(
          ({ date, decision }) => decisionOf(state, date) !== decision,
        );
        const problems = shopDayProblems(days, dayInColombo(command.now), command.promised);
        if (problems.length > 0) return refuse(invalidInput(...problems));
        if (days.length === 0) return accept();
        const previousDays = days.map(({ date }) => ({ date, decision: decisionOf(state, date) }));
        return accept({ type: "ShopDaysDecided", data: { days, previousDays } });
      }
      case "ChangeWorkingDays": {
        const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => command.weekdays.includes(day));
        if (weekdays.length === 0 || command.weekdays.some((day) => !weekdays.includes(day))) {
          const message = "Please choose weekdays: 1 for Monday to 7 for Sunday";
          return refuse(invalidInput({ field: "weekdays", message }));
        }
        const previousWeekdays = state.workingDays;
        return weekdays.join() === previousWeekdays.join()
          ? accept()
          : accept({ type: "WorkingDaysChanged", data: { weekdays, previousWeekdays } });
      }
      default:
        return unreachable(command);
    }
  },
};
