import { describe, expect, it } from "vitest";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { isPushedStep, newOrderNews, orderNews } from "#mail/push/order-push.ts";
import type { DayChange, OrderDocument } from "#projections/orders/document.ts";

const day = { zoneId: "colombo", date: "2026-11-27", half: "afternoon" } as const;
const occurredAt = "2026-11-26T19:00:00.000Z";

const orderOf = (changes: Partial<OrderDocument> = {}): OrderDocument =>
  ({
    id: "8c1d",
    number: "NV-20436",
    userId: "ann",
    lines: [{ quantity: 2 }, { quantity: 1 }],
    totalCents: 24_340_000,
    deliveryDay: day,
    dayChanges: [],
    ...changes,
  }) as unknown as OrderDocument;

const eventOf = (type: string, data: object = {}, revision = 7) => {
  const event = {
    ...{ type, data, revision },
    metadata: { occurredAt, actor: { id: "shop", role: "system" } },
  } as unknown as ShopRecordedEvent;
  if (!isPushedStep(event)) throw new Error(`${type} causes no messages`);
  return event;
};

const occasion = { key: "0000000007", createdAt: occurredAt };
const about = { orderId: "8c1d", number: "NV-20436" };

describe("a step of an order", () => {
  it("is news with its status, the day, and whether that is today in Colombo", () => {
    const moved = eventOf("OrderStatusChanged", { status: "Out for Delivery" });
    const data = { ...about, status: "Out for Delivery", totalCents: 24_340_000 };
    const half = { date: day.date, half: day.half };
    expect(orderNews(moved, orderOf())).toEqual({
      ...occasion,
      template: "order-status",
      data: { ...data, day: half, today: "afternoon" },
    });
    const later = { ...day, date: "2026-11-28" };
    expect(orderNews(moved, orderOf({ deliveryDay: later }))?.data).toMatchObject({ today: null });
    expect(orderNews(moved, orderOf({ deliveryDay: null }))?.data).toMatchObject({ day: null });
  });

  it("is news for the buyer only if staff placed or cancelled the order", () => {
    const placed = eventOf("OrderPlaced", { status: "Item Preparing" });
    expect(orderNews(placed, orderOf())).toBeNull();
    expect(orderNews(placed, orderOf({ by: "staff" }))?.template).toBe("order-placed");
    expect(orderNews(eventOf("OrderCancelled", { reason: null }), orderOf())).toBeNull();
    expect(orderNews(eventOf("OrderCancelled", { by: "staff" }), orderOf())).toEqual({
      ...occasion,
      template: "order-cancelled",
      data: about,
    });
  });

  it("is news about another day only if the shop changed it for the buyer", () => {
    const change: DayChange = {
      at: occurredAt,
      day,
      previousDay: { ...day, half: "morning" },
      byBuyer: false,
      revision: 7,
    };
    const news = (changes: Partial<DayChange>) =>
      orderNews(
        eventOf("DeliveryDayChanged"),
        orderOf({ dayChanges: [{ ...change, ...changes }] }),
      );
    expect(news({})).toMatchObject({
      template: "delivery-day",
      data: { ...about, day: { date: day.date, half: day.half } },
    });
    expect(news({ byBuyer: true })).toBeNull();
    expect(news({ previousDay: { ...day, zoneId: "galle" } })).toBeNull();
    expect(news({ revision: 6 })).toBeNull();
  });

  it("is news if items came back", () => {
    expect(
      orderNews(
        eventOf("ItemsReturned", { lines: [{ productId: "kettle", quantity: 1 }] }),
        orderOf(),
      )?.template,
    ).toBe("items-returned");
  });
});

it("reports a placed order, and nothing else, to the people who work on orders", () => {
  expect(newOrderNews(eventOf("OrderPlaced"), orderOf())).toEqual({
    ...occasion,
    template: "new-order",
    data: {
      ...about,
      items: 3,
      totalCents: 24_340_000,
      day: { date: day.date, half: day.half },
    },
  });
  expect(newOrderNews(eventOf("ItemsReturned"), orderOf())).toBeNull();
});

it.each(["OrderCommented", "OrderPutOnRun", "ReportAnswered", "CartItemAdded"])(
  "ignores %s",
  (type) => {
    expect(isPushedStep({ type } as ShopRecordedEvent)).toBe(false);
  },
);
