import { describe, expect, it } from "vitest";
import type { OrderStatus, StopFailure } from "#domain/constants.ts";
import type { ReportContent } from "#history/reports/report-content.ts";
import {
  cellsIn,
  novemberAt,
  reportGiven,
  type GivenEvent,
} from "../../testing/analyst-reports.ts";
import { orderOf } from "../../testing/shop.ts";

const ofOrder = (order: string) => ({ stream: `order-${order}` });

/** An order of Rs. 2,350, placed by a buyer for a promised day of November. */
const ordered = (
  order: string,
  at: string,
  { buyer = order, province = "Uva", zoneId = "uva", promised = null as number | null } = {},
): readonly GivenEvent[] => [
  {
    at,
    ...ofOrder(order),
    type: "OrderSubmitted",
    data: orderOf(
      { chair: 2 },
      {
        userId: buyer,
        ...(promised !== null && {
          delivery: {
            day: { zoneId, date: `2026-11-${promised}`, half: "morning" },
            chosen: true,
          },
        }),
      },
    ),
    province,
  },
  {
    at,
    ...ofOrder(order),
    type: "OrderPlaced",
    data: { status: "Item Preparing" },
    province,
  },
];

const planned = (run: string, driverId: string): GivenEvent => ({
  at: "1",
  stream: `run-${run}`,
  type: "RunPlanned",
  data: { driverId, zoneId: "uva", leavesAt: null },
});

const answer = { owedCents: 235_000, answeredAt: "2026-11-12T03:00:00.000Z" };

const delivered = (
  run: string,
  orderId: string,
  at: string,
  collectedCents = 235_000,
  province = "Uva",
): readonly GivenEvent[] => [
  {
    at,
    stream: `run-${run}`,
    type: "StopDelivered",
    data: { ...answer, orderId, collectedCents, shortReason: null },
    province,
  },
  {
    at,
    ...ofOrder(orderId),
    type: "OrderStatusChanged",
    data: { status: "Delivered", previousStatus: "Out for Delivery" },
    province,
  },
];

const failed = (
  run: string,
  orderId: string,
  at: string,
  failure: StopFailure,
  province = "Uva",
): GivenEvent => ({
  at,
  stream: `run-${run}`,
  type: "StopFailed",
  data: { ...answer, orderId, failure, nextDay: null },
  province,
});

const refunded = (orderId: string, at: string, refundCents: number, quantity = 1): GivenEvent => ({
  at,
  ...ofOrder(orderId),
  type: "ItemsReturned",
  data: {
    userId: "ann",
    lines: [{ productId: "chair", quantity, priceCents: 92_500 }],
    reason: "Damaged",
    refundCents,
    restock: true,
  },
});

const closed = (
  run: string,
  at: string,
  collectedCents: number,
  handedInCents = collectedCents,
): GivenEvent => ({
  at,
  stream: `run-${run}`,
  type: "CashHandedIn",
  data: { collectedCents, handedInCents, reason: null, words: "" },
});

const movedTo = (
  orderId: string,
  at: string,
  status: OrderStatus,
  previousStatus: OrderStatus,
): GivenEvent => ({
  at,
  ...ofOrder(orderId),
  type: "OrderStatusChanged",
  data: { status, previousStatus },
});

const [first, second] = ["2026-11-12.1", "2026-11-13.2"];

/** Five orders of 10 to 12 November, and one of the three days before. */
const month: readonly GivenEvent[] = [
  planned(first, "nimal-the-driver"),
  planned(second, "kasun-the-driver"),
  ...ordered("before", "8", { buyer: "ann" }),
  ...delivered(first, "before", "9", 200_000),
  ...ordered("o1", "10", { buyer: "ann", promised: 12 }),
  ...ordered("o2", "10", {
    ...{ buyer: "ann", promised: 12 },
    ...{ province: "Western", zoneId: "western" },
  }),
  ...ordered("o3", "11", { promised: 13 }),
  ...ordered("o4", "12"),
  {
    at: "11",
    ...ofOrder("o1"),
    type: "OrderCalled",
    data: { userId: "ann", outcome: "confirmed", callAgainAt: null },
  },
  ...delivered(first, "o1", "12 10:00"),
  failed(first, "o2", "12 11:00", "refused", "Western"),
  closed(first, "13", 435_000),
  failed(second, "o4", "13 09:00", "not at home"),
  ...delivered(second, "o3", "14 10:00", 230_000),
];

const report = reportGiven("order-to-cash", month, { from: "10", to: "13", now: "20" });
const titledIn = (found: ReportContent, title: string) => {
  const index = found.tables.findIndex((table) => table.title === title);
  return { cells: cellsIn(found, index), ...found.tables[index] };
};
const titled = (title: string) => titledIn(report, title);

const [total] = [orderOf().totalCents];

describe("from order to cash", () => {
  it("counts orders of the period at each step, next to the period before", () => {
    expect(titled("Ordered to cash in hand").cells).toEqual([
      ["Ordered", 4, 4 * total, 1, 1, total],
      ["Confirmed by phone", 1, total, 0.25, 0, 0],
      ["Out for delivery", 4, 4 * total, 1, 1, total],
      ["Delivered", 2, 2 * total, 0.5, 1, total],
      ["Cash in hand", 1, 235_000, 0.25, 1, 200_000],
    ]);
    expect(report.finding).toBe("Of 4 orders, 2 are delivered and 1 is cash in hand: Rs. 2,350.");
  });

  it("counts the cash that was handed in, and shares a difference by the orders of the run", () => {
    const short = reportGiven(
      "order-to-cash",
      [
        planned(first, "nimal-the-driver"),
        ...ordered("before", "8"),
        ...["o1", "o2", "o3"].flatMap((order) => ordered(order, "10")),
        ...delivered(first, "before", "11", 100_000),
        ...delivered(first, "o1", "12", 100_000),
        ...delivered(first, "o2", "12", 100_000),
        ...delivered(first, "o3", "12", 235_000),
        closed(first, "13", 535_000, 485_000),
      ],
      { from: "10", to: "12", now: "20" },
    );
    const inHand = titledIn(short, "Ordered to cash in hand").cells.at(-1);
    // 500 of the 5,350 are missing: the order of the period before has its part.
    expect(inHand).toEqual(["Cash in hand", 3, 394_346, 1, 1, 90_654]);
    expect(short.finding).toContain("cash in hand: Rs. 3,943.46.");
    const kept = titledIn(short, "Collected, refunded and kept").cells;
    expect(kept).toEqual([
      ["Of this period", 3, 435_000, 0, 0, 435_000],
      ["Of the period before", 1, 100_000, 0, 0, 100_000],
    ]);
  });

  it("sums what each driver handed in, the largest shortfall first", () => {
    const cash = reportGiven(
      "order-to-cash",
      [
        planned(first, "nimal-the-driver"),
        planned(second, "kasun-the-driver"),
        planned("2026-11-14.1", "kasun-the-driver"),
        planned("2026-11-15.1", "kasun-the-driver"),
        ...ordered("o1", "10"),
        ...ordered("o2", "10"),
        ...ordered("o3", "10"),
        ...delivered(first, "o1", "11"),
        failed(second, "o2", "11", "refused"),
        ...delivered("2026-11-14.1", "o3", "13 11:00"),
        closed(first, "11 18:00", 235_000),
        closed(second, "12", 100_000, 80_000),
        closed("2026-11-14.1", "13 12:00", 50_000, 55_000),
        // A run without orders of the period.
        closed("2026-11-15.1", "13 13:00", 50_000, 0),
      ],
      { from: "10", to: "14", now: "20" },
    );
    const { cells, finding } = titledIn(cash, "Cash handed in, by driver");
    expect(cells).toEqual([
      ["kasun-the-driver", 2, 2, 150_000, 135_000, -15_000],
      ["nimal-the-driver", 1, 0, 235_000, 235_000, 0],
    ]);
    expect(finding).toBe("2 of 3 runs differ, by −Rs. 150 together.");
  });

  it("adds the cash of an order that was paid on two runs", () => {
    const twice = reportGiven(
      "order-to-cash",
      [
        planned(first, "nimal-the-driver"),
        planned(second, "kasun-the-driver"),
        ...ordered("o1", "10"),
        ...delivered(first, "o1", "11"),
        closed(first, "11 18:00", 235_000),
        movedTo("o1", "12", "Item Preparing", "Delivered"),
        ...delivered(second, "o1", "13"),
      ],
      { from: "10", to: "13", now: "20" },
    );
    const figures = (title: string) => titledIn(twice, title).cells;
    expect(figures("Ordered to cash in hand").at(-1)?.slice(0, 3)).toEqual([
      ...["Cash in hand", 1, 235_000],
    ]);
    expect(figures("Collected, refunded and kept")[0]?.slice(0, 3)).toEqual([
      ...["Of this period", 1, 470_000],
    ]);
    expect(figures("Cash still out").map((row) => row.slice(0, 3))).toEqual([
      ["Run 2, 13/11/2026", 235_000, 1],
    ]);
  });

  it("doesn't count an order as delivered that was paid and then returned", () => {
    const back = reportGiven(
      "order-to-cash",
      [
        planned(first, "nimal-the-driver"),
        planned(second, "kasun-the-driver"),
        ...ordered("o1", "10"),
        ...delivered(first, "o1", "11"),
        movedTo("o1", "12", "Item Packing", "Delivered"),
        failed(second, "o1", "13", "refused"),
        {
          at: "13",
          ...ofOrder("o1"),
          type: "OrderReturned",
          data: { userId: "o1", reason: "refused", runId: second },
        },
        refunded("o1", "14", 235_000),
      ],
      { from: "10", to: "13", now: "20" },
    );
    expect(titledIn(back, "Ordered to cash in hand").cells[3]?.slice(0, 2)).toEqual([
      ...["Delivered", 0],
    ]);
    expect(titledIn(back, "Collected, refunded and kept").cells).toEqual([
      ["Of this period", 1, 235_000, 1, 235_000, 0],
    ]);
  });

  it("counts orders by phone as confirmed, until their address or sum changes", () => {
    const byPhone = (order: string): readonly GivenEvent[] => {
      const [submitted, placed] = ordered(order, "10");
      if (submitted?.type !== "OrderSubmitted" || !placed) throw new Error("No order");
      return [{ ...submitted, data: { ...submitted.data, by: "staff" } }, placed];
    };
    const confirmed = (...more: readonly GivenEvent[]) =>
      titledIn(
        reportGiven("order-to-cash", [...byPhone("o1"), ...byPhone("o2"), ...more], {
          ...{ from: "10", to: "13", now: "20" },
        }),
        "Ordered to cash in hand",
      ).cells[1]?.[1];
    expect(confirmed()).toBe(2);
    const address: GivenEvent = {
      at: "11",
      ...ofOrder("o1"),
      type: "DeliveryAddressChanged",
      data: { userId: "o1", shippingAddress: orderOf().shippingAddress },
    };
    expect(confirmed(address)).toBe(1);
    const called = (outcome: "confirmed" | "no-answer", at: string): GivenEvent => ({
      at,
      ...ofOrder("o1"),
      type: "OrderCalled",
      data: { userId: "o1", outcome, callAgainAt: null },
    });
    expect(confirmed(address, called("no-answer", "12"))).toBe(1);
    expect(confirmed(address, called("confirmed", "12"))).toBe(2);
  });

  it("has no figures of the period before if nothing was ordered in it", () => {
    const alone = reportGiven("order-to-cash", ordered("o1", "10"), { from: "10", to: "11" });
    expect(cellsIn(alone)[0]).toEqual(["Ordered", 1, total, 1, null, null]);
  });

  it("subtracts refunds from the collected cash, next to the period before", () => {
    const kept = titled("Collected, refunded and kept");
    expect(kept.cells).toEqual([
      ["Of this period", 2, 465_000, 0, 0, 465_000],
      ["Of the period before", 1, 200_000, 0, 0, 200_000],
    ]);
    expect(kept.finding).toBe("No collected cash was refunded: Rs. 4,650 is kept.");
    const returned = titledIn(
      reportGiven(
        "order-to-cash",
        [
          ...month,
          refunded("before", "14", 50_000),
          refunded("o1", "15", 92_500),
          refunded("o1", "16", 7_500),
          ...ordered("o5", "12"),
          { ...delivered("", "o5", "14")[1]! },
          refunded("o5", "16", 1_000),
        ],
        { from: "10", to: "13", now: "20" },
      ),
      "Collected, refunded and kept",
    );
    expect(returned.cells).toEqual([
      ["Of this period", 2, 465_000, 1, 100_000, 365_000],
      ["Of the period before", 1, 200_000, 1, 50_000, 150_000],
      ["Delivered without a run", 0, 0, 1, 1_000, null],
    ]);
    expect(returned.finding).toBe(
      "Of Rs. 4,650 collected, Rs. 1,000 was refunded and Rs. 3,650 is kept.",
    );
    expect(returned.columns?.map(({ opens }) => opens?.type)).toEqual([
      ...[undefined, "StopDelivered", "StopDelivered"],
      ...["ItemsReturned", "ItemsReturned", undefined],
    ]);
    expect(returned.rows?.[1]?.events).toEqual({ from: novemberAt("7") - 1 });
  });

  it("splits stops by the name of the delivery zone, or by province without one", () => {
    const zones = titledIn(
      reportGiven(
        "order-to-cash",
        [
          {
            at: "9",
            stream: "deliveryplan-shop",
            type: "DeliveryZonesChanged",
            data: {
              zones: [
                {
                  ...{ id: "hills", name: "Hill country", districts: ["Badulla", "Kandy"] },
                  ...{ weekdays: [2], leadDays: 1, capacity: { morning: 1, afternoon: 1 } },
                },
              ],
            },
          },
          planned(first, "nimal-the-driver"),
          ...ordered("o1", "10", { promised: 12, zoneId: "hills" }),
          ...ordered("o2", "10", { promised: 12, zoneId: "hills", province: "Central" }),
          ...ordered("o3", "10", { promised: 12, zoneId: "western", province: "Western" }),
          ...ordered("o4", "10", { province: "Eastern" }),
          ...ordered("o5", "10", { promised: 12, zoneId: "hills", province: "Eastern" }),
          {
            at: "11",
            ...ofOrder("o5"),
            type: "DeliveryDayChanged",
            data: { userId: "o5", day: null, previousDay: null },
            province: "Eastern",
          },
          failed(first, "o1", "12", "refused"),
          ...delivered(first, "o2", "12", 235_000, "Central"),
          failed(first, "o3", "12", "refused", "Western"),
          ...delivered(first, "o4", "12", 235_000, "Eastern"),
          ...delivered(first, "o5", "12", 235_000, "Eastern"),
        ],
        { from: "10", to: "13", now: "20" },
      ),
      "Not delivered, by zone",
    );
    expect(zones.cells.map(([name, failures, stops]) => [name, failures, stops])).toEqual([
      ["Western", 1, 1],
      ["Hill country", 1, 2],
      ["Eastern", 0, 2],
    ]);
    const from = novemberAt("10");
    expect(zones.rows?.map(({ events }) => events)).toEqual([
      { from, province: "Western" },
      { from },
      { from, province: "Eastern" },
    ]);
  });

  it("splits stops that were not delivered by reason, zone and driver", () => {
    const reasons = titled("Not delivered, by reason");
    expect(reasons.cells.slice(0, 2)).toEqual([
      ["Not at home", 1, 0.5, 235_000],
      ["Refused", 1, 0.5, 235_000],
    ]);
    expect(reasons.finding).toBe("2 of 4 stops were not delivered, most often: not at home.");
    const zones = titled("Not delivered, by zone");
    expect(zones.cells).toEqual([
      ["Western", 1, 1, 1, 1, 235_000],
      ["Uva", 1, 3, 1 / 3, 0, 235_000],
    ]);
    expect(zones.finding).toBe("Western has the highest share, 100 % of 1 stop.");
    expect(zones.rows?.[0]?.events).toMatchObject({ province: "Western" });
    const drivers = titled("Not delivered, by driver");
    expect(drivers.cells).toEqual([
      ["kasun-the-driver", 1, 2, 0.5, 0, 235_000],
      ["nimal-the-driver", 1, 2, 0.5, 1, 235_000],
    ]);
    expect(drivers.columns?.[0]?.unit).toBe("person");
  });

  it("counts days up to the closing of the run, and cash of runs that are not closed", () => {
    const days = titled("Days from order to cash");
    expect(days.cells[3]).toEqual(["3", 1, 1, 235_000]);
    expect(days.cells[2]).toEqual(["2", 0, 0, 0]);
    expect(days.finding).toBe(
      "Half of the orders are cash within 3 days, nine of ten within 3 days.",
    );
    const still = titled("Cash still out");
    expect(still.cells).toEqual([
      ["Run 2, 13/11/2026", 230_000, 1, "kasun-the-driver", novemberAt("14 10:00")],
    ]);
    expect(still.finding).toBe("Rs. 2,300 of 1 order is on 1 run that is not closed.");
    expect(still.rows?.[0]?.events).toEqual({ stream: `run-${second}` });
  });

  it("is on time on the promised day or before it", () => {
    const promised = titled("On time, by promised day");
    expect(promised.cells).toEqual([
      [novemberAt("12"), 1, 2, 0.5, 2 * total],
      [novemberAt("13"), 0, 1, 0, total],
    ]);
    expect(promised.finding).toBe("1 of 3 orders arrived on or before the promised day: 33 %.");
  });

  it("leaves out a promised day that has not ended", () => {
    const early = reportGiven("order-to-cash", ordered("o1", "10", { promised: 12 }), {
      ...{ from: "10", to: "12", now: "12" },
    });
    expect(early.tables.find(({ title }) => title.startsWith("On time"))?.rows).toEqual([]);
  });

  it("counts customers who ordered more than once", () => {
    const customers = titled("Repeat customers");
    expect(customers.cells).toEqual([
      ["One order", 2, 2 / 3, 2, 2 * total],
      ["Two or more orders", 1, 1 / 3, 2, 2 * total],
      ["Also ordered in the period before", 1, 1 / 3, 2, 2 * total],
    ]);
    expect(customers.finding).toBe("1 of 3 customers ordered more than once in this period.");
  });
});
