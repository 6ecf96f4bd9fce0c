import type { OrderDocument } from "#projections/orders/document.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { isSameTime, type Slot } from "#domain/values/delivery-day.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { keyOf, type News } from "./notifier.ts";

type PushedStep = Extract<
  ShopRecordedEvent,
  {
    readonly type:
      | "OrderPlaced"
      | "OrderStatusChanged"
      | "DeliveryDayChanged"
      | "OrderCancelled"
      | "ItemsReturned";
  }
>;

/** Whether an event of an order may cause messages to devices. */
export const isPushedStep = (event: ShopRecordedEvent): event is PushedStep =>
  event.type === "OrderPlaced" ||
  event.type === "OrderStatusChanged" ||
  event.type === "DeliveryDayChanged" ||
  event.type === "OrderCancelled" ||
  event.type === "ItemsReturned";

const dayOf = (day: Slot | null) => day && { date: day.date, half: day.half };

/** Identifies an event of an order. */
const occasionOf = ({ revision, metadata: { occurredAt } }: PushedStep) => ({
  key: keyOf(revision),
  createdAt: occurredAt,
});

/**
 * The news for a buyer about a change of an order. Null for a change that the buyer made: the page
 * has confirmed it.
 */
export const orderNews = (event: PushedStep, order: OrderDocument): News | null => {
  const about = { orderId: order.id, number: order.number };
  const occasion = occasionOf(event);
  const day = dayOf(order.deliveryDay);
  switch (event.type) {
    case "OrderPlaced":
      return order.by === "staff"
        ? { ...occasion, template: "order-placed", data: { ...about, day } }
        : null;
    case "OrderStatusChanged": {
      const { status } = event.data;
      const isToday = day?.date === dayInColombo(occasion.createdAt);
      const today = day && isToday ? day.half : null;
      const data = { ...about, status, day, today, totalCents: order.totalCents };
      return { ...occasion, template: "order-status", data };
    }
    case "DeliveryDayChanged": {
      const change = order.dayChanges.find(({ revision }) => revision === event.revision);
      // A new address may move an order to the same slot of another zone.
      if (!change || change.byBuyer || isSameTime(change.day, change.previousDay)) return null;
      return {
        ...occasion,
        template: "delivery-day",
        data: { ...about, day: dayOf(change.day) },
      };
    }
    case "OrderCancelled":
      return event.data.by === "staff"
        ? {
            ...occasion,
            template: "order-cancelled",
            data: { ...about, ...(order.wasDelivered ? { wasPaid: true } : {}) },
          }
        : null;
    case "ItemsReturned":
      return {
        ...occasion,
        template: "items-returned",
        data: { ...about, ...(event.data.lines.length === 0 ? { isRefund: true } : {}) },
      };
  }
};

/** The news for the people who work on orders: an order was placed. Null for any other step. */
export const newOrderNews = (event: PushedStep, order: OrderDocument): News | null => {
  if (event.type !== "OrderPlaced") return null;
  const { id: orderId, number, lines, totalCents } = order;
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const data = { orderId, number, items, totalCents, day: dayOf(order.deliveryDay) };
  return { ...occasionOf(event), template: "new-order", data };
};
