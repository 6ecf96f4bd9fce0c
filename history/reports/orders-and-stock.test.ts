import { describe, expect, it } from "vitest";
import type { OrderStatus } from "#domain/constants.ts";
import {
  cellsIn,
  novemberAt,
  reportGiven,
  type GivenEvent,
} from "../../testing/analyst-reports.ts";
import { detailsOf, orderOf } from "../../testing/shop.ts";

const orderStream = (order: string) => ({ stream: `order-${order}` });
const submitted = (order: string, at: string, lines = { chair: 2 }): GivenEvent => ({
  at,
  ...orderStream(order),
  type: "OrderSubmitted",
  data: orderOf(lines),
  province: "Uva",
});
const placed = (order: string, at: string, province = "Uva"): GivenEvent => ({
  at,
  ...orderStream(order),
  type: "OrderPlaced",
  data: { status: "Item Preparing" },
  province,
});
const moved = (order: string, at: string, status: OrderStatus, province = "Uva"): GivenEvent => ({
  at,
  ...orderStream(order),
  type: "OrderStatusChanged",
  data: { status, previousStatus: "Item Preparing" },
  province,
});
const refused = (order: string, at: string, requested: number, available: number): GivenEvent => ({
  at,
  ...orderStream(order),
  type: "OrderRejected",
  data: {
    reason: "Not enough.",
    short: [{ productId: "chair", name: "The chair", requested, available }],
  },
});

describe("best sellers", () => {
  it("sums placed orders without refused and cancelled ones, under the name at the report's event", () => {
    const best = reportGiven(
      "best-sellers",
      [
        {
          at: "1",
          stream: "product-chair",
          type: "ProductAdded",
          data: { ...detailsOf({ name: "Teak chair" }), priceCents: 1 },
        },
        submitted("o1", "10"),
        placed("o1", "10"),
        submitted("o2", "11"),
        refused("o2", "11", 2, 0),
        submitted("o3", "12"),
        placed("o3", "12"),
        {
          at: "13",
          ...orderStream("o3"),
          type: "OrderCancelled",
          data: { userId: "ann", reason: null },
        },
        submitted("before", "1"),
        placed("before", "10"),
      ],
      { from: "10", to: "15" },
    );
    expect(cellsIn(best)).toEqual([["Teak chair", 200_000, 2, 1, 1]]);
    expect(best.finding).toContain("Teak chair has the highest revenue, Rs. 2,000");
  });
});

const changedItems = (order: string, at: string): GivenEvent => {
  const { userId, lines: previousLines, totalCents: previousTotalCents } = orderOf({ chair: 2 });
  const { lines, subtotalCents, totalCents } = orderOf({ chair: 1, lamp: 3 });
  return {
    at,
    ...orderStream(order),
    type: "OrderItemsChanged",
    data: { userId, lines, subtotalCents, totalCents, previousLines, previousTotalCents },
  };
};

describe("changed items of an order", () => {
  const orders = [submitted("o1", "10"), placed("o1", "10"), changedItems("o1", "11")];

  it("are the units and the revenue of the best sellers", () => {
    const best = reportGiven("best-sellers", orders, { from: "10", to: "15" });
    expect(
      cellsIn(best).map(([name, cents, pieces, count]) => [name, cents, pieces, count]),
    ).toEqual([
      ["lamp", 300_000, 3, 1],
      ["chair", 100_000, 1, 1],
    ]);
  });

  it("change the value of the orders on the day of the change", () => {
    const value = reportGiven("orders", orders, { from: "10", to: "11" });
    const { totalCents: before } = orderOf({ chair: 2 });
    const { totalCents: after } = orderOf({ chair: 1, lamp: 3 });
    expect(cellsIn(value).map((cells) => cells[2])).toEqual([before, after - before]);
  });
});

describe("returned items of an order", () => {
  const { userId, lines } = orderOf({ chair: 2 });
  const orders: readonly GivenEvent[] = [
    submitted("o1", "10"),
    placed("o1", "10"),
    {
      at: "11",
      ...orderStream("o1"),
      type: "ItemsReturned",
      data: {
        userId,
        lines: [{ productId: "chair", quantity: 1, priceCents: lines[0]?.priceCents ?? 0 }],
        reason: "Warranty",
        refundCents: 70_000,
        restock: false,
      },
    },
  ];

  it("are no units of the best sellers, and their refund is listed on its day", () => {
    const best = reportGiven("best-sellers", orders, { from: "10", to: "15" });
    expect(cellsIn(best).map((cells) => cells.slice(1, 4))).toEqual([[100_000, 1, 1]]);
    const value = reportGiven("orders", orders, { from: "10", to: "11" });
    expect(cellsIn(value).map((cells) => cells.at(-1))).toEqual([0, 70_000]);
  });

  it("are listed by product, with what came back with the driver, without changed items", () => {
    const returned: GivenEvent = {
      at: "12",
      ...orderStream("o2"),
      type: "OrderReturned",
      data: { userId, reason: "refused", runId: "2026-11-27.1" },
    };
    const all = [
      ...orders,
      ...[submitted("o2", "11"), placed("o2", "11"), changedItems("o2", "11"), returned],
      ...[submitted("o3", "12"), placed("o3", "12"), changedItems("o3", "13")],
    ];
    const { tables } = reportGiven("best-sellers", all, { from: "10", to: "15" });
    expect(tables[1]?.rows.map(({ cells }) => cells)).toEqual([
      ["lamp", 6, 3, 0, 3 / 6],
      ["chair", 4, 1, 1, 2 / 4],
    ]);
    const none = reportGiven("best-sellers", orders.slice(0, 2), { from: "10", to: "15" });
    expect(none.tables).toHaveLength(1);
  });
});

describe("lead times", () => {
  it("returns percentiles of the time at each status, and of the total time by province", () => {
    const times = reportGiven(
      "lead-times",
      [
        placed("o1", "10 10:00"),
        placed("o2", "10 10:00", "Western"),
        moved("o1", "10 12:00", "Item Packing"),
        moved("o2", "10 11:00", "Delivered", "Western"),
        moved("o1", "10 13:00", "Item Preparing"),
        moved("o1", "10 14:30", "Delivered"),
      ].flatMap((event) =>
        event.type === "OrderPlaced"
          ? [{ ...submitted("", "10 09:00"), stream: event.stream }, event]
          : [event],
      ),
      { from: "10", to: "11" },
    );
    expect(cellsIn(times)).toEqual([
      ["Item Preparing", 3, 90, 120, 120],
      ["Item Packing", 1, 60, 60, 60],
      ["Out for Delivery", 0, null, null, null],
      ["Placed to delivered", 2, 60, 270, 270],
    ]);
    expect(cellsIn(times, 1).map(([name, count]) => [name, count])).toEqual([
      ["Uva", 1],
      ["Western", 1],
    ]);
    expect(times.finding).toBe(
      "Half of all orders are delivered within 1 h, nine of ten within 4 h 30 min. Uva has the longest lead time.",
    );
  });
});

describe("lost demand", () => {
  it("counts units requested beyond the stock, at their price at that time", () => {
    const lost = reportGiven(
      "lost-demand",
      [
        submitted("o1", "10", { chair: 5 }),
        refused("o1", "10", 5, 2),
        submitted("o2", "11", { chair: 1 }),
        refused("o2", "11", 1, 0),
        submitted("early", "1"),
        refused("early", "1", 2, 0),
      ],
      { from: "10", to: "12" },
    );
    expect(cellsIn(lost)).toEqual([["chair", 400_000, 2, 6, 2, 4]]);
    expect(lost.finding).toBe("2 orders requested 4 units more than available, worth Rs. 4,000.");
  });
});

describe("stock cover", () => {
  const stock = (at: string, event: object): GivenEvent =>
    ({ at, stream: "stock-chair", ...event }) as GivenEvent;
  it("divides available units by units ordered per day, and lists stock-outs", () => {
    const cover = reportGiven(
      "stock-cover",
      [
        stock("10", { type: "StockReceived", data: { quantity: 4 } }),
        stock("11", { type: "StockReserved", data: { orderId: "o1", quantity: 4 } }),
        stock("13", { type: "StockReservationReleased", data: { orderId: "o1", quantity: 1 } }),
        stock("14", { type: "StockReservationConfirmed", data: { orderId: "o1", quantity: 3 } }),
        {
          at: "15",
          stream: "product-lamp",
          type: "ProductAdded",
          data: { ...detailsOf({ name: "Lamp" }), priceCents: 100 },
        },
      ],
      { from: "10", to: "20" },
    );
    expect(cellsIn(cover)).toEqual([
      ["Lamp", null, 0, 0, 5, novemberAt("15")],
      ["chair", 1 / 0.3, 1, 0.3, 2, null],
    ]);
    expect(cellsIn(cover, 1).map(([name, , , days]) => [name, days])).toEqual([
      ["Lamp", 5],
      ["chair", 2],
    ]);
    expect(cover.finding).toBe(
      "Lamp has been out of stock since 15/11/2026. At the current pace, 1 more will run out within 5 days.",
    );
  });
});

describe("price changes", () => {
  it("counts units in the seven days before and after", () => {
    const changes = reportGiven(
      "price-changes",
      [
        submitted("o1", "1", { chair: 9 }),
        submitted("o2", "5", { chair: 2 }),
        {
          at: "10",
          stream: "product-chair",
          type: "ProductPriceChanged",
          data: { priceCents: 80, previousPriceCents: 100 },
        },
        submitted("o3", "12", { chair: 3 }),
        submitted("o4", "17", { chair: 1 }),
        submitted("o5", "18", { chair: 5 }),
      ],
      { from: "10", to: "20" },
    );
    expect(cellsIn(changes).map((cells) => cells.slice(0, 5))).toEqual([["chair", 2, 4, 100, 80]]);
    expect(changes.finding).toMatch(/^1 price change\. After 1 of the 1 /);
  });
});

describe("late orders", () => {
  it("treats an order that takes exactly the limit as on time", () => {
    const reported = (now: string) =>
      reportGiven(
        "late-orders",
        [
          ...["o1", "o2"].flatMap((order) => [
            submitted(order, "10 08:00"),
            placed(order, "10 08:00"),
          ]),
          moved("o1", "10 14:00", "Delivered"),
        ],
        { from: "10", to: now },
      ).finding;
    // The limit of Item Preparing is six hours.
    expect(reported("10 14:00")).toBe(
      "0 of 2 orders exceeded a time limit or the promised day; 0 are late now.",
    );
    expect(reported("10 14:01")).toBe(
      "1 of 2 orders exceeded a time limit or the promised day; 1 is late now.",
    );
  });

  it("applies the limit when an order moved on, and the current limit to orders still there", () => {
    const late = reportGiven(
      "late-orders",
      [
        ...["o1", "o2", "o3"].flatMap((order) => [
          submitted(order, "10 08:00"),
          placed(order, "10 08:00"),
        ]),
        moved("o1", "10 13:00", "Delivered"),
        {
          at: "10 14:00",
          stream: "settings-shop",
          type: "SettingChanged",
          data: { setting: "preparingLateHours", value: 9, previousValue: 6 },
        },
        moved("o2", "10 15:00", "Delivered"),
      ],
      { from: "10", to: "10 18:00" },
    );
    expect(cellsIn(late)[0]).toEqual(["Item Preparing", 1, 3, 1 / 3, 600, 540]);
    expect(cellsIn(late, 1).map((cells) => cells.slice(1))).toEqual([
      ["Item Preparing", 600, null, "Uva"],
    ]);
    expect(late.finding).toBe(
      "1 of 3 orders exceeded a time limit or the promised day; 1 is late now.",
    );
  });
});

describe("the promised day", () => {
  const promisedFor = (order: string, day: number, at = "10 08:00"): readonly GivenEvent[] => {
    const one = submitted(order, at);
    if (one.type !== "OrderSubmitted") throw new Error("No order");
    const delivery = {
      day: { zoneId: "uva", date: `2026-11-${day}`, half: "morning" },
      chosen: true,
    } as const;
    return [{ ...one, data: { ...one.data, delivery } }, placed(order, at)];
  };
  const cancelled = (order: string, at: string): GivenEvent => ({
    ...{ at, stream: `order-${order}`, type: "OrderCancelled" },
    data: { userId: "ann", reason: null },
  });
  const events: readonly GivenEvent[] = [
    ...["kept", "missed", "ended", "ended-late", "open", "moved"].flatMap((id) =>
      promisedFor(id, 12),
    ),
    ...promisedFor("later", 16),
    moved("kept", "12 23:59", "Delivered"),
    moved("missed", "13 00:00", "Delivered"),
    cancelled("ended", "12 23:59"),
    cancelled("ended-late", "13 00:00"),
    {
      ...{ at: "12 10:00", stream: "order-moved", type: "DeliveryDayChanged" },
      data: {
        userId: "ann",
        day: { zoneId: "uva", date: "2026-11-14", half: "morning" },
        previousDay: { zoneId: "uva", date: "2026-11-12", half: "morning" },
      },
    },
    moved("moved", "14 10:00", "Delivered"),
  ];
  const range = { from: "10", to: "15", now: "15" } as const;

  it("counts alike in the reports about late orders and from order to cash", () => {
    const late = reportGiven("late-orders", events, range);
    const missed = cellsIn(late).find(([name]) => name === "Past the promised day");
    expect(missed?.slice(1, 3)).toEqual([3, 5]);
    const cash = reportGiven("order-to-cash", events, range);
    const table = cash.tables.findIndex(({ title }) => title.startsWith("On time"));
    expect(cellsIn(cash, table).map(([, kept, due]) => [kept, due])).toEqual([
      [1, 4],
      [1, 1],
    ]);
    // As on the order board, only the open one is late now.
    const lateNow = cellsIn(late, 1).map(([, status, , day]) => [status, day]);
    expect(lateNow).toContainEqual(["Item Preparing", novemberAt("12")]);
  });
});

describe("promo codes in the report about orders", () => {
  const stream = (code: string) => `promotion-${code}`;
  const used = (code: string, orderId: string, at: string): GivenEvent => ({
    ...{ at, stream: stream(code), type: "RedemptionConfirmed" },
    data: { orderId, userId: "ann", discountCents: 5_000 },
  });
  const givenBack = (code: string, orderId: string, at: string): GivenEvent => ({
    ...{ at, stream: stream(code), type: "RedemptionReleased" },
    data: { orderId, userId: "ann", discountCents: 5_000, wasConfirmed: true },
  });

  it("sum the discounts that were given and not given back", () => {
    const report = reportGiven(
      "orders",
      [
        ...["o1", "o2", "o3"].flatMap((order) => [submitted(order, "10"), placed(order, "10")]),
        used("TEN", "o1", "10"),
        used("TEN", "o2", "10"),
        used("ROAD", "o3", "10"),
        givenBack("TEN", "o2", "11"),
      ],
      { from: "10", to: "15" },
    );
    const table = report.tables.find(({ title }) => title === "Promo codes");
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ["TEN", 1, 5_000],
      ["ROAD", 1, 5_000],
    ]);
  });

  it("follow a change of items, also if the use is given back later", () => {
    const content = orderOf({ chair: 2 });
    const discounted = content.totalCents - 5_000;
    const [line] = content.lines;
    if (!line) throw new Error("No line");
    const changed: GivenEvent = {
      ...{ at: "11", ...orderStream("o1"), type: "OrderItemsChanged" },
      data: {
        userId: "ann",
        lines: [{ ...line, quantity: 1 }],
        subtotalCents: line.priceCents,
        discount: {
          code: "TEN",
          benefit: { kind: "percent", percent: 3, mostCents: null },
          discountCents: 3_000,
          shares: [{ productId: "chair", discountCents: 3_000 }],
        },
        totalCents: line.priceCents + content.deliveryFeeCents - 3_000,
        previousLines: content.lines,
        previousTotalCents: discounted,
      },
    };
    const codes = (...more: readonly GivenEvent[]) => {
      const report = reportGiven(
        "orders",
        [submitted("o1", "10"), placed("o1", "10"), used("TEN", "o1", "10"), changed, ...more],
        { from: "10", to: "15" },
      );
      const table = report.tables.find(({ title }) => title === "Promo codes");
      return table?.rows.map(({ cells }) => cells);
    };
    expect(codes()).toEqual([["TEN", 1, 3_000]]);
    // Older logs give back the discount of the placing.
    expect(codes(givenBack("TEN", "o1", "12"))).toEqual([["TEN", 0, 0]]);
  });
});
