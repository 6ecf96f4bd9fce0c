import { expect, it, onTestFinished, vi } from "vitest";
import type { Checkout } from "#domain/order/steps.ts";
import { positionOf } from "#event-store/position.ts";
import type { CheckoutDocument } from "#projections/checkouts/document.ts";
import { checkoutsProjection } from "#projections/checkouts/projection.ts";
import { createCheckoutQueries } from "#projections/checkouts/queries.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { collectionOf, specsOf } from "#projections/engine/projection.ts";
import { createCheckoutRecovery } from "#server/process/checkout-recovery.ts";
import { createLog } from "#server/log/log.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const collection = collectionOf(checkoutsProjection);
const idOf = (order: number): string => `order-${String(order).padStart(5, "0")}`;

/** A document store with incomplete orders. */
const unfinished = async (orders: number, submittedAt = "2026-11-21T10:00:00.000Z") => {
  const documents = openEmbeddedDocumentStore(temporaryDirectory());
  onTestFinished(() => documents.close());
  await documents.ensureCollections(specsOf(checkoutsProjection, collection));
  await documents.writeBatch({
    writes: Array.from({ length: orders }, (_, order) => {
      const document: CheckoutDocument = {
        id: idOf(order),
        phase: "submitted",
        reserved: [],
        slots: [],
        slot: null,
        dayRequested: false,
        itemsChanging: false,
        restocking: false,
        redemption: null,
        cartCheckedOut: false,
        goodsReceived: false,
        stockReturned: false,
        awaitsGoods: null,
        unfinished: 1,
        submittedAt,
      };
      return { collection, id: document.id, document, position: positionOf(order + 1) };
    }),
    checkpoints: {},
  });
  return createCheckoutQueries(documents);
};

const noRuns = {
  runs: { unfinished: async () => [] },
  runProcess: {
    advance: () => Promise.reject(new Error("There are no runs")),
  },
};

const recoveryOf = async (orders: number, advance: Checkout["advance"], isOurs = () => true) =>
  createCheckoutRecovery({
    checkouts: await unfinished(orders),
    checkout: { advance },
    ...noRuns,
    isOurs,
    log: createLog("silent"),
  });

it("tries every order, even if many before it fail repeatedly", async () => {
  const tried: string[] = [];
  const recovery = await recoveryOf(1300, async (id) => {
    tried.push(id);
    if (id < idOf(600)) throw new Error("not now");
    return { phase: "placed", position: null };
  });
  await recovery.finishAll();
  expect(tried).toEqual(Array.from({ length: 1300 }, (_, order) => idOf(order)));
});

it("leaves an order to the process that places it until it is ten seconds old", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00.000Z") });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const tried: string[] = [];
  const recovery = createCheckoutRecovery({
    checkouts: await unfinished(1, "2026-11-21T10:00:00.000Z"),
    checkout: {
      advance: async (id) => {
        tried.push(id);
        return { phase: "placed", position: null };
      },
    },
    ...noRuns,
    isOurs: () => true,
    log: createLog("silent"),
  });
  recovery.start();
  onTestFinished(() => recovery.stop());
  await vi.advanceTimersByTimeAsync(9_000);
  expect(tried).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tried).toEqual([idOf(0)]);
});

it("leaves the rest to the process that takes over", async () => {
  let ours = true;
  const tried: string[] = [];
  const recovery = await recoveryOf(
    10,
    async (id) => {
      tried.push(id);
      ours = tried.length < 3;
      return { phase: "placed", position: null };
    },
    () => ours,
  );
  await recovery.finishAll();
  expect(tried).toHaveLength(3);
});

it("stops after the current order", async () => {
  const tried: string[] = [];
  const recovery = await recoveryOf(10, async (id) => {
    tried.push(id);
    if (tried.length === 3) void recovery.stop();
    return { phase: "placed", position: null };
  });
  await recovery.finishAll();
  expect(tried).toHaveLength(3);
});
