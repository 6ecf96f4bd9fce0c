import { accept, refuse, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { invalidInput, type InvalidInput } from "../refusal.ts";
import type { DeliveryPlanEvent, DeliveryZone } from "./events.ts";
import { defaultZones, normalZones, zoneProblems } from "./zones.ts";

/** The delivery zones. `edition` counts their changes. */
export interface DeliveryPlan {
  readonly zones: readonly DeliveryZone[];
  readonly edition: number;
}

export interface ChangeDeliveryZones {
  readonly type: "ChangeDeliveryZones";
  readonly zones: readonly DeliveryZone[];
  /** The edition that the admin saw. */
  readonly seen: number;
}

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
  ChangeDeliveryZones,
  DeliveryPlanEvent,
  InvalidInput | ZonesChanged
> = {
  category: "deliveryplan",
  initialState: { zones: defaultZones, edition: 0 },

  evolve: ({ edition }, { data }) => ({ zones: data.zones, edition: edition + 1 }),

  decide({ zones, seen }, state) {
    const problems = zoneProblems(zones);
    if (problems.length > 0) return refuse(invalidInput(...problems));
    const wanted = normalZones(zones);
    if (JSON.stringify(wanted) === JSON.stringify(state.zones)) return accept();
    return seen === state.edition
      ? accept({ type: "DeliveryZonesChanged", data: { zones: wanted } })
      : refuse({ code: "CHANGED_MEANWHILE", message: messages.settings.zonesChanged });
  },
};
