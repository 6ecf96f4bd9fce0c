import { streamCategory, streamId } from "#domain/decider.ts";
import { unchangedCalendar, withDecisions } from "#domain/delivery/shop-days.ts";
import { dayOfId, defaultZones } from "#domain/delivery/zones.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { DeliveryDayDocument, DeliveryPlanDocument } from "./document.ts";

/** The zones and days before the first change. */
export const unchangedPlan: DeliveryPlanDocument = {
  zones: defaultZones,
  edition: 0,
  ...unchangedCalendar,
};

/** The delivery zones and the shop's days, in one document. */
export const deliveryPlanProjection: Projection<DeliveryPlanDocument> = {
  name: "delivery-plan",
  version: 2,
  indexes: [],

  key: ({ stream }) => (streamCategory(stream) === "deliveryplan" ? streamId(stream) : null),

  evolve(document, event) {
    const plan = document ?? unchangedPlan;
    switch (event.type) {
      case "DeliveryZonesChanged":
        return { ...plan, zones: event.data.zones, edition: plan.edition + 1 };
      case "ShopDaysDecided":
        return { ...plan, days: withDecisions(plan.days, event.data.days) };
      case "WorkingDaysChanged":
        return { ...plan, workingDays: event.data.weekdays };
      default:
        return null;
    }
  },
};

/** Delivery days: one document per zone and date with an order or a closure. */
export const deliveryDaysProjection: Projection<DeliveryDayDocument> = {
  name: "delivery-days",
  version: 2,
  indexes: [["date"], ["closedById"]],

  key: ({ stream }) => (streamCategory(stream) === "deliveryday" ? streamId(stream) : null),

  evolve(document, event) {
    const id = streamId(event.stream);
    const opened = { closed: null, closedById: null };
    const day = document ?? { id, ...dayOfId(id), morning: [], afternoon: [], ...opened };
    switch (event.type) {
      case "SlotReserved": {
        const { half, orderId } = event.data;
        return { ...day, [half]: [...day[half], orderId] };
      }
      case "SlotReleased": {
        const { half, orderId } = event.data;
        return { ...day, [half]: day[half].filter((each) => each !== orderId) };
      }
      case "DayClosed":
        return { ...day, closed: event.data.reason, closedById: event.metadata.actor.id };
      case "DayOpened":
        return { ...day, ...opened };
      default:
        return null;
    }
  },
};
