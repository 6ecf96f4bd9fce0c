import fc from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import {
  indexedHistory,
  shopHistory,
  shopSteps,
  type ShopHistoryEvent,
} from "../../testing/shop-history.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { detailsOf, orderOf } from "../../testing/shop.ts";
import { createReportBuilder } from "../report-builder.ts";
import { reportNames, type ReportQuery } from "../reports/reports.ts";
import { openIndex } from "./index-file.ts";
import type { IndexCalls } from "./protocol.ts";

const opened = () => {
  const index = openIndex(temporaryDirectory());
  onTestFinished(index.close);
  return index;
};

const reportIn = (index: IndexCalls, query: ReportQuery) => {
  const id = index.beginReport(query);
  if (id === null) return null;
  for (;;) {
    const step = index.continueReport(id);
    if ("report" in step) return step.report;
    if ("gone" in step) throw new Error("The report was discarded");
  }
};

/** Adds buyers and their carts to events of orders, products and stock. */
const withBuyers = (events: readonly ShopHistoryEvent[]): readonly ShopHistoryEvent[] =>
  events.flatMap((event, index): ShopHistoryEvent[] => {
    const who = index % 3;
    const cart = { stream: `cart-${who}` };
    const line = { productId: `${5 + (index % 2)}`, quantity: (index % 4) + 1 };
    const more: ShopHistoryEvent[] = [
      { stream: `account-${who}`, type: "AccountRegistered", data: { role: "shopper" } },
      { ...cart, type: "CartItemAdded", data: { ...line, priceCents: 100 } },
      { ...cart, type: "CartItemQuantityChanged", data: line },
      { ...cart, type: "CartCheckedOut", data: { orderId: `${who}`, lines: [line] } },
    ];
    return [event, ...more.slice(index % 4, (index % 4) + 1)];
  });

const minute = (minutes: number | null) =>
  minutes === null ? null : Date.UTC(2026, 10, 21, 0, 40 * minutes);

it("returns identical bytes for the same event, whatever has happened since", () => {
  fc.assert(
    fc.property(
      shopSteps(60),
      fc.tuple(fc.nat(60), fc.nat(60), fc.option(fc.nat(60)), fc.option(fc.nat(60))),
      (steps, [known, at, from, to]) => {
        const index = opened();
        // Events of a seeded month can follow newer ones: the log is not sorted by time.
        const events = indexedHistory(withBuyers(shopHistory(steps))).map((event, place) => ({
          ...event,
          occurredAt: new Date(minute((place * 37) % 60) ?? 0).toISOString(),
        }));
        const first = Math.max(1, Math.min(known, events.length));
        const query = {
          number: Math.max(1, Math.min(at, first)),
          from: minute(from),
          to: minute(to),
        };
        const made = () =>
          JSON.stringify(
            reportNames.flatMap((name) => [
              reportIn(index, { ...query, name }),
              reportIn(index, { ...query, name, province: "Uva", category: "Furnitures" }),
              reportIn(index, { ...query, name, byProduct: true }),
            ]),
          );
        index.add(events.slice(0, first));
        const before = made();
        index.add(events.slice(first));
        expect(made()).toBe(before);
      },
    ),
    { numRuns: 15 },
  );
});

it("returns identical bytes after 10,000 more events", () => {
  const index = opened();
  const steps = Array.from({ length: 6000 }, (_, at) => [at % 9, at % 5, (at * 7) % 10] as const);
  const events = indexedHistory(withBuyers(shopHistory(steps)));
  const number = events.length - 10_000;
  expect(number).toBeGreaterThan(100);
  const made = () =>
    JSON.stringify(
      reportNames.map((name) => reportIn(index, { name, number, from: null, to: null })),
    );
  index.add(events.slice(0, number));
  const before = made();
  index.add(events.slice(number));
  expect(made()).toBe(before);
});

it("assigns each order to the province of its submission, and products to their category", () => {
  fc.assert(
    fc.property(shopSteps(80), fc.nat(60), (steps, from) => {
      const index = opened();
      const provinces = ["Uva", "Western"] as const;
      const events = indexedHistory(shopHistory(steps)).map((event, at) => ({
        ...event,
        // Some orders change their address after they were placed.
        province: event.type === "OrderSubmitted" ? (provinces[at % 2] ?? null) : null,
      }));
      index.add(events);
      const query = { from: minute(from / 40), to: null, number: events.length } as const;
      const cellsOf = (more: Partial<ReportQuery>) =>
        reportIn(index, { ...query, name: "orders", ...more })?.tables[1]?.rows[0]?.cells ?? [];
      const all = cellsOf({});
      const byProvince = provinces.map((province) => cellsOf({ province }));
      expect(all.map((_cell, at) => byProvince.reduce((sum, c) => sum + Number(c[at]), 0))).toEqual(
        all,
      );
      // Both invented products that the orders name are never added: they have no category.
      expect(cellsOf({ category: "Furnitures" }).every((cell) => cell === 0)).toBe(true);
      const stocks = (category: ReportQuery["category"]) =>
        reportIn(index, { ...query, name: "stock-cover", category: category ?? null })?.tables[0]
          ?.rows.length;
      const added = new Set(
        events.filter(({ type }) => type === "ProductAdded").map(({ stream }) => stream),
      );
      expect(stocks("Electronics") ?? 0).toBe(0);
      expect(stocks("Furnitures") ?? 0).toBeLessThanOrEqual(added.size);
    }),
    { numRuns: 20 },
  );
});

it("has rows by variant with their option values, or sums them by product", () => {
  const index = opened();
  const details = { sku: null, size: null, image: null, modelUrl: null, material: null };
  const product = { stream: "product-sofa" };
  const sold = (lines: Readonly<Record<string, number>>, id: string): ShopHistoryEvent[] => [
    { stream: `order-${id}`, type: "OrderSubmitted", data: orderOf(lines) },
    { stream: `order-${id}`, type: "OrderPlaced", data: { status: "Item Preparing" } },
  ];
  index.add(
    indexedHistory([
      {
        ...product,
        type: "ProductAdded",
        data: { ...detailsOf({ name: "Sofa" }), priceCents: 10 },
      },
      { stream: "stock-sofa", type: "StockReceived", data: { quantity: 1 } },
      {
        ...product,
        type: "ProductOptionsChanged",
        data: {
          options: [{ name: "Colour", display: "buttons", values: [] }],
          variants: [{ variantId: "sofa", values: ["Moss"] }],
        },
      },
      {
        ...product,
        type: "VariantAdded",
        data: { variantId: "sofa.2", values: ["Clay"], ...details, priceCents: 20 },
      },
      { stream: "stock-sofa.2", type: "StockReceived", data: { quantity: 5 } },
      ...sold({ sofa: 1, "sofa.2": 2 }, "o1"),
      ...sold({ "sofa.2": 1 }, "o2"),
      { ...product, type: "ProductPriceChanged", data: { priceCents: 30, previousPriceCents: 10 } },
    ]),
  );
  const rowsOf = (name: ReportQuery["name"], byProduct: boolean, number = 12) =>
    reportIn(index, { name, from: null, to: null, number, byProduct })?.tables[0]?.rows.map(
      ({ cells, events }) => [events.product, ...cells],
    );
  const { priceCents = 0 } = orderOf({ sofa: 1 }).lines[0] ?? {};
  expect(rowsOf("best-sellers", false)).toEqual([
    ["sofa.2", "Sofa (Clay)", 3 * priceCents, 3, 2, 0.75],
    ["sofa.1", "Sofa (Moss)", priceCents, 1, 1, 0.25],
  ]);
  expect(rowsOf("best-sellers", true)).toEqual([["sofa", "Sofa", 4 * priceCents, 4, 2, 1]]);
  expect(rowsOf("stock-cover", false)?.map(([id, name, , units]) => [id, name, units])).toEqual([
    ["sofa.1", "Sofa (Moss)", 1],
    ["sofa.2", "Sofa (Clay)", 5],
  ]);
  expect(rowsOf("stock-cover", true)?.map(([id, name, , units]) => [id, name, units])).toEqual([
    ["sofa", "Sofa", 6],
  ]);
  // Before its options, the product was its only variant. A price belongs to a variant.
  expect(rowsOf("stock-cover", false, 2)?.map(([id, name]) => [id, name])).toEqual([
    ["sofa", "Sofa"],
  ]);
  expect(rowsOf("price-changes", true)?.map(([id, name]) => [id, name])).toEqual([
    ["sofa.1", "Sofa (Moss)"],
  ]);
});

it("returns nothing if nothing happened in the range", () => {
  const index = opened();
  expect(reportIn(index, { name: "funnel", from: null, to: null, number: 0 })).toBeNull();
  index.add(indexedHistory(shopHistory([[0, 0, 1]])));
  const range = { from: 0, to: Date.UTC(2020, 0, 1), number: 1 };
  expect(reportIn(index, { name: "funnel", ...range })).toBeNull();
});

const order = { stream: "order-1", type: "OrderSubmitted", data: orderOf() } as const;
const placed = {
  stream: "order-1",
  type: "OrderPlaced",
  data: { status: "Item Preparing" },
} as const;
const delivered = {
  stream: "order-1",
  type: "OrderStatusChanged",
  data: { status: "Delivered", previousStatus: "Item Preparing" },
} as const;

it("removes an order's province when its buyer is erased", () => {
  const index = opened();
  const erased = { stream: "order-1", type: "OrderBuyerErased", data: { userId: "ann" } } as const;
  const events = indexedHistory([order, placed, delivered, erased]).map((event, at) =>
    at === 0 ? { ...event, province: "Uva" } : event,
  );
  const provinces = () =>
    reportIn(index, { name: "lead-times", from: null, to: null, number: 3 })?.tables[1]?.rows.map(
      ({ cells: [name] }) => name,
    );
  index.add(events.slice(0, 3));
  expect(provinces()).toEqual(["Uva"]);
  index.add(events);
  expect(provinces()).toEqual(["Erased"]);
});

it("names delivery zones as at the report's event", () => {
  const index = opened();
  const zoneNamed = (name: string): ShopHistoryEvent => ({
    ...{ stream: "deliveryplan-shop", type: "DeliveryZonesChanged" },
    data: {
      zones: [
        {
          ...{ id: "uva", name, districts: ["Badulla"], weekdays: [2], leadDays: 1 },
          capacity: { morning: 1, afternoon: 1 },
        },
      ],
    },
  });
  const day = { zoneId: "uva", date: "2026-11-24", half: "morning" } as const;
  const delivery = { day, chosen: true };
  const stop = { orderId: "1", owedCents: 1, answeredAt: "2026-11-21T00:00:00.000Z" };
  index.add(
    indexedHistory([
      { ...order, data: orderOf({ chair: 1 }, { delivery }) },
      placed,
      {
        ...{ stream: "run-2026-11-24.1", type: "StopDelivered" },
        data: { ...stop, collectedCents: 1, shortReason: null },
      },
      zoneNamed("Hill country"),
      zoneNamed("High hills"),
    ]),
  );
  const zonesAt = (number: number) =>
    reportIn(index, { name: "order-to-cash", from: null, to: null, number })
      ?.tables.find(({ title }) => title === "Not delivered, by zone")
      ?.rows.map(({ cells: [name] }) => name);
  expect([3, 4, 5].map(zonesAt)).toEqual([["Uva"], ["Hill country"], ["High hills"]]);
});

it("reads only the orders of its range, however much has happened since", () => {
  const index = opened();
  const steps = Array.from({ length: 5000 }, (_, at) => [at % 9, at % 5, (at * 7) % 10] as const);
  const events = indexedHistory([order, placed, delivered, ...shopHistory(steps)]);
  index.add(events);
  const range = { from: null, to: Date.parse(events[2]?.occurredAt ?? "") };
  const id = index.beginReport({ name: "order-to-cash", ...range, number: events.length });
  // One step reads 250 orders.
  expect(index.continueReport(id ?? 0)).toHaveProperty("read");
  const found = index.continueReport(id ?? 0);
  expect(found).toHaveProperty("report.tables.0.rows.0.cells.1", 1);
});

it("follows the orders of a province and a category", () => {
  const index = opened();
  index.add(
    indexedHistory([
      { stream: "product-chair", type: "ProductAdded", data: { ...detailsOf(), priceCents: 1 } },
      order,
      placed,
      delivered,
    ]).map((event) => ({ ...event, province: event.stream.startsWith("order-") ? "Uva" : null })),
  );
  const orders = (scope: Partial<ReportQuery>) =>
    reportIn(index, { name: "order-to-cash", from: null, to: null, number: 4, ...scope })?.tables[0]
      ?.rows[0]?.cells[1];
  const { category } = detailsOf();
  expect([
    orders({ category, province: "Uva" }),
    orders({ category: category === "Bathwares" ? "Electronics" : "Bathwares" }),
    orders({ province: "Western" }),
  ]).toEqual([1, 0, 0]);
});

it("stops when the caller cancels, and starts the next report", async () => {
  const index = opened();
  index.add(indexedHistory([order, placed, delivered]));
  const continued = vi.fn(index.continueReport);
  const ended = vi.fn(index.endReport);
  const report = createReportBuilder({
    beginReport: async (query) => index.beginReport(query),
    continueReport: async (id) => continued(id),
    endReport: async (id) => ended(id),
  });
  const stopping = new AbortController();
  const query = { name: "orders", from: null, to: null, number: 3 } as const;
  const options = { stopping: stopping.signal, onProgress: () => stopping.abort() };
  const cancelled = report(query, options).catch((error: unknown) => error);
  const [next, outcome] = await Promise.all([report(query), cancelled]);

  expect(outcome).toMatchObject({ name: "ReportCancelled" });
  expect(ended).toHaveBeenCalledOnce();
  expect(next?.tables[1]?.rows[0]?.cells.slice(0, 3)).toEqual([1, orderOf().totalCents, 1]);
});
