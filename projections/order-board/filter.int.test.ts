import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderStatuses } from "#domain/constants.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { specsOf } from "#projections/engine/projection.ts";
import { documentsOf, recorded } from "../../testing/recorded.ts";
import { orderOf } from "../../testing/shop.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { startOfDay } from "#domain/values/colombo.ts";
import type { BoardOrderDocument } from "./document.ts";
import { matcherOf, type BoardFilter } from "./filter.ts";
import { orderBoardProjection } from "./projection.ts";
import { orderSorts, type OrderSort } from "./sorts.ts";
import { createOrderBoardQueries, orderBoardCollection } from "./queries.ts";

const [like] = documentsOf(
  orderBoardProjection,
  recorded(["order-o1", { type: "OrderSubmitted", data: orderOf({ chair: 1 }) }]),
).values();
if (!like) throw new Error("No order");

const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"] as const;

/** Orders of all kinds: each field cycles through its values. */
const orders: readonly BoardOrderDocument[] = Array.from({ length: 240 }, (_, at) => {
  const status = orderStatuses[at % 4]!;
  const day = startOfDay(days[at % 5 === 0 ? 0 : at % 4]!);
  // The first order of each day is placed at the first instant of the day.
  const createdAt = new Date(Date.parse(day) + (at % 7) * 3_600_000).toISOString();
  return {
    ...like,
    id: `o${at}`,
    phase: at % 11 === 0 ? "cancelled" : "placed",
    status,
    delivered: Number(status === "Delivered"),
    userId: ["ann", "ben", "cat"][at % 3]!,
    province: ["Western", "Uva"][at % 2]!,
    customerKey: ["ishara", "anura", "dilini", "ruwan"][at % 4]!,
    totalCents: 50_000 * (1 + (at % 9)),
    createdAt,
    statusChangedAt: new Date(Date.parse(createdAt) + (at % 13) * 600_000).toISOString(),
    deliveryDate: ["", ...days][at % 5]!,
    searchText: at % 6 === 0 ? "uva kettle, kandy" : "planter's chair, galle",
  };
});

let store: DocumentStore;
beforeAll(async () => {
  store = openEmbeddedDocumentStore(temporaryDirectory());
  await store.ensureCollections(specsOf(orderBoardProjection, orderBoardCollection));
  await store.writeBatch({
    writes: orders.map((document, at) => ({
      collection: orderBoardCollection,
      id: document.id,
      document,
      position: String(at + 1).padStart(16, "0"),
    })),
    checkpoints: {},
  });
});
afterAll(() => store.close());

const maybe = <Value>(...values: readonly Value[]) => fc.constantFrom(undefined, ...values);

const rule = {
  reached: [
    { status: orderStatuses[0], before: startOfDay(days[2]) },
    { status: orderStatuses[2], before: startOfDay(days[1]) },
  ],
  today: days[2],
};

const someFilter: fc.Arbitrary<BoardFilter> = fc.record({
  cancelled: maybe(true),
  status: maybe(...orderStatuses),
  province: maybe("Western", "Uva"),
  userId: maybe("ann", "ben"),
  search: maybe("kettle", "chair galle", "sofa"),
  placedFrom: maybe(...days),
  placedTo: maybe(...days),
  centsFrom: maybe(0, 50_000, 200_000, 450_001),
  centsTo: maybe(0, 50_000, 200_000, 450_000),
  dueFrom: maybe(...days),
  dueTo: maybe(...days),
  late: maybe(rule),
});

const someSort = maybe(...orderSorts);
const someLimit = fc.integer({ min: 1, max: 120 });

/** Inverts the order of times. */
const reversed = (moment: string) => -Date.parse(moment);

/** The sort keys of each order, smallest first. */
const valueOf: Readonly<
  Record<OrderSort, (order: BoardOrderDocument) => readonly (string | number)[]>
> = {
  oldest: ({ delivered, createdAt }) => [delivered, createdAt],
  "longest-wait": ({ delivered, statusChangedAt }) => [delivered, statusChangedAt],
  "shortest-wait": ({ delivered, statusChangedAt }) => [delivered, reversed(statusChangedAt)],
  dearest: ({ totalCents }) => [-totalCents],
  cheapest: ({ totalCents }) => [totalCents],
  customer: ({ customerKey }) => [customerKey],
  "customer-down": ({ customerKey }) => [-customerKey.charCodeAt(0)],
  "delivery-day": ({ delivered, deliveryDate }) => [delivered, deliveryDate || "9999"],
  "delivery-day-down": ({ delivered, deliveryDate }) => [
    delivered,
    -(Date.parse(deliveryDate) || 0),
  ],
};

const byValue = (a: readonly (string | number)[], b: readonly (string | number)[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
};

it("finds exactly the matching orders, each once, with any page size", async () => {
  const { list } = createOrderBoardQueries(store);
  await fc.assert(
    fc.asyncProperty(someFilter, someSort, someLimit, async (filter, sort, limit) => {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({
          ...filter,
          sort,
          limit,
          cursor,
        });
        expect(page.documents.length).toBeLessThanOrEqual(limit);
        found.push(...page.documents.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      const matching = orders.filter(matcherOf(filter));
      expect(found.toSorted()).toEqual(matching.map(({ id }) => id).toSorted());
      // For late orders each status has its own list.
      if (!sort || filter.late) return;
      const value = (id: string) => valueOf[sort](orders.find((order) => order.id === id) ?? like);
      const values = found.map(value);
      expect(values).toEqual(values.toSorted(byValue));
    }),
    { numRuns: 150 },
  );
});

it.each(orderSorts)("lists all active orders, %s, page by page", async (sort) => {
  const { list } = createOrderBoardQueries(store);
  const found: BoardOrderDocument[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ sort, limit: 50, cursor });
    found.push(...page.documents.map(({ document }) => document));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(found).toHaveLength(orders.filter(({ phase }) => phase === "placed").length);
  const values = found.map(valueOf[sort]);
  expect(values).toEqual(values.toSorted(byValue));
});

it("lists undelivered orders first, then the newest", async () => {
  const { list } = createOrderBoardQueries(store);
  const { documents } = await list({ placedFrom: days[1], placedTo: days[2], limit: 200 });
  const found = documents.map(({ document }) => document);
  expect(found.length).toBeGreaterThan(20);
  expect(found).toEqual(
    found.toSorted(
      (a, b) =>
        a.delivered - b.delivered ||
        (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? -1 : 1),
    ),
  );
});

it("counts the hours of a day in Colombo", () => {
  expect(startOfDay("2026-11-21")).toBe("2026-11-20T18:30:00.000Z");
  expect(startOfDay("2026-11-21", 1)).toBe("2026-11-21T18:30:00.000Z");
  const [matches, order] = [matcherOf({ placedFrom: "2026-11-21", placedTo: "2026-11-21" }), like];
  const placedAt = (createdAt: string) => matches({ ...order, phase: "placed", createdAt });
  expect(placedAt("2026-11-20T18:29:59.999Z")).toBe(false);
  expect(placedAt("2026-11-20T18:30:00.000Z")).toBe(true);
  expect(placedAt("2026-11-21T18:29:59.999Z")).toBe(true);
  expect(placedAt("2026-11-21T18:30:00.000Z")).toBe(false);
});

it("counts late orders once, and open orders by delivery day", async () => {
  const { late, dueCounts, list } = createOrderBoardQueries(store);
  const found = await list({ late: rule, limit: 240 });
  expect((await late(rule)).count).toBe(found.documents.length);
  const open = orders.filter(({ phase, delivered }) => phase === "placed" && delivered === 0);
  const on = (date: string) => open.filter(({ deliveryDate }) => deliveryDate === date).length;
  expect(on(days[0])).toBeGreaterThan(0);
  expect(await dueCounts(days[1])).toEqual({
    past: on(days[0]),
    today: on(days[1]),
    tomorrow: on(days[2]),
    nextDay: days[3],
    next: on(days[3]),
  });
  expect(await dueCounts(days[2])).toMatchObject({ nextDay: null, next: 0 });
});
