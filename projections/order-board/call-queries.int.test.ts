import { afterAll, beforeAll, expect, it } from "vitest";
import { type CallOutcome } from "#domain/constants.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { unchangedSettings } from "#projections/settings/projection.ts";
import type { ShopEvent } from "#domain/events.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { buyersProjection } from "#projections/buyers/projection.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { foldEventBatch } from "#projections/engine/fold.ts";
import { collectionOf, specsOf, type Projection } from "#projections/engine/projection.ts";
import { recorded } from "../../testing/recorded.ts";
import { orderOf } from "../../testing/shop.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { createCallQueries } from "./call-queries.ts";
import { orderBoardProjection } from "./projection.ts";

const projections = [orderBoardProjection, buyersProjection] as readonly Projection[];

let store: DocumentStore;
beforeAll(async () => {
  store = openEmbeddedDocumentStore(temporaryDirectory());
  await store.ensureCollections(projections.flatMap((one) => specsOf(one, collectionOf(one))));
});
afterAll(() => store.close());

type Happened = readonly [stream: string, event: ShopEvent];

let history: readonly Happened[] = [];

/** Appends events and folds all of the history into the collections. */
const happen = async (...events: readonly Happened[]) => {
  const before = history.length;
  history = [...history, ...events];
  const all = recorded(...history);
  const last = all.at(-1)?.position ?? "";
  const after = before === 0 ? null : (all[before - 1]?.position ?? null);
  for (const projection of projections) {
    const collection = collectionOf(projection);
    const { writes, counts } = await foldEventBatch(store, projection, collection, {
      events: all,
      after,
      last,
    });
    await store.writeBatch({
      counts,
      writes: writes.map((each) => ({ ...each, collection })),
      checkpoints: {},
    });
  }
};

let read = 0;
const counting = {
  getMany: async <Document>(collection: string, ids: readonly string[]) => {
    read += ids.length;
    return store.getMany<Document>(collection, ids);
  },
  find: async <Document>(...[collection, find]: Parameters<DocumentStore["find"]>) => {
    const page = await store.find<Document>(collection, find);
    read += page.documents.length;
    return page;
  },
  count: (...args: Parameters<DocumentStore["count"]>) => store.count(...args),
  counted: (...args: Parameters<DocumentStore["counted"]>) => {
    read += args[1].length;
    return store.counted(...args);
  },
};

const callsFrom = (callFrom: number) =>
  createCallQueries(counting, createChangeFeed(), {
    current: () =>
      Promise.resolve({ ...unchangedSettings, values: { ...defaultSettings, callFrom } }),
  });

const now = "2026-11-21T08:00:00.000Z";

const placed = (id: string, userId: string, totalCents: number): readonly Happened[] => [
  [
    `order-${id}`,
    { type: "OrderSubmitted", data: { ...orderOf({ chair: 1 }), userId, totalCents } },
  ],
  [`order-${id}`, { type: "OrderPlaced", data: { status: "Item Preparing" } }],
];
const delivered = (id: string): Happened => [
  `order-${id}`,
  {
    type: "OrderStatusChanged",
    data: { status: "Delivered", previousStatus: "Item Preparing" },
  },
];
const called = (
  id: string,
  userId: string,
  outcome: CallOutcome,
  callAgainAt: string | null = null,
): Happened => [`order-${id}`, { type: "OrderCalled", data: { userId, outcome, callAgainAt } }];

const idsOf = async (callFrom: number, at = now) =>
  (await callsFrom(callFrom).queue(at)).entries.map(({ order, call }) => [
    order.id,
    call.score,
    call.state,
  ]);

it("lists the orders of a score, the riskiest first, from their buyers' other orders", async () => {
  await happen(
    ["account-ann", { type: "AccountRegistered", data: { role: "shopper" } }],
    ["account-ben", { type: "AccountRegistered", data: { role: "shopper" } }],
    ["account-ben", { type: "EmailVerified", data: {} }],
    ...placed("a1", "ann", 12_000_000),
    ...placed("b1", "ben", 1_000_000),
    delivered("b1"),
    ...placed("b2", "ben", 6_000_000),
    ...placed("c1", "cat", 26_000_000),
  );
  // The log knows nothing about Cat's account, so her mailbox has no points.
  expect(await idsOf(1)).toEqual([
    ["c1", 55, "to-call"],
    ["a1", 52, "to-call"],
    ["b2", 2, "to-call"],
  ]);
  expect((await idsOf(52)).map(([id]) => id)).toEqual(["c1", "a1"]);
  expect(await idsOf(0)).toEqual([]);
  const queue = await callsFrom(50).queue(now);
  expect(queue).toMatchObject({ toCall: 2, toCallCents: 38_000_000, later: 0, nextAt: null });
});

it("lists unanswered orders later, until their time, and then by their new score", async () => {
  const again = "2026-11-21T09:00:00.000Z";
  await happen(called("c1", "cat", "no-answer", again));
  expect(await idsOf(50)).toEqual([
    ["a1", 52, "to-call"],
    ["c1", 62, "later"],
  ]);
  expect((await callsFrom(50).queue(now)).nextAt).toBe(again);
  expect(await idsOf(50, again)).toEqual([
    ["c1", 62, "to-call"],
    ["a1", 52, "to-call"],
  ]);
  await happen(called("c1", "cat", "no-answer", again), called("c1", "cat", "no-answer"));
  expect((await idsOf(50))[0]).toEqual(["c1", 69, "decide"]);
});

it("counts the outcomes of a day, and lists the orders called last", async () => {
  await happen(called("a1", "ann", "confirmed"));
  const day = dayInColombo(recorded(...history).at(-1)?.metadata.occurredAt ?? "");
  const calls = callsFrom(50);
  expect(await calls.ofDay(day)).toMatchObject({
    confirmed: { orders: 1, totalCents: 12_000_000 },
    "no-answer": { orders: 1 },
    refused: { orders: 0 },
  });
  expect((await calls.latest(day, 5)).map(({ id }) => id)).toEqual(["a1", "c1"]);
  expect(await calls.confirmed()).toBe(1);
  await happen(delivered("a1"));
  expect(await calls.confirmed()).toBe(0);
  expect((await calls.ofDay(day)).confirmed.orders).toBe(1);
});

it("reads as much for a shop with two hundred more delivered orders", async () => {
  const costOf = async () => {
    read = 0;
    await callsFrom(1).queue(now);
    return read;
  };
  const before = await costOf();
  expect(before).toBeGreaterThan(0);
  await happen(
    ...Array.from({ length: 200 }, (_, at) => [
      ...placed(`old${at}`, "cat", 1_000_000),
      delivered(`old${at}`),
    ]).flat(),
  );
  expect(await costOf()).toBe(before);
  // They count for the buyer's score, all the same.
  expect((await idsOf(1))[0]).toEqual(["c1", 25, "decide"]);
});
