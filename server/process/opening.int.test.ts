import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents, type NewEvent } from "#event-store/event-store.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import {
  compareWithLog,
  sampleIds,
  takeSample,
  type Differences,
} from "#projections/engine/comparison.ts";
import { findAll } from "#projections/engine/find-all.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import { shopProjections } from "#projections/read-models.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { someEvent } from "../../testing/events.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { loopDelayOf, type LoopDelay } from "../../testing/loop-delay.ts";
import { launchShopProcess } from "../../testing/shop-process.ts";
import { orderOf } from "../../testing/shop.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";

/** Writes placed orders into a log: four events and some documents each. */
const writeOrders = async (dataDir: string, orders: number): Promise<void> => {
  const store = await openEmbeddedEventStore(dataDir);
  const event = (type: string, data: object): NewEvent => ({ ...someEvent(data), type });
  const place = async (order: number) => {
    const orderId = `many${order}`;
    await store.append(`order-${orderId}`, noEvents, [
      event("OrderSubmitted", orderOf({ "uva-kettle": 1 })),
      event("OrderPlaced", { status: "Item Preparing" }),
      event("OrderStatusChanged", {
        status: "Item Packing",
        previousStatus: "Item Preparing",
      }),
    ]);
    await store.append(`cart-${orderId}`, noEvents, [
      event("CartCheckedOut", { orderId, lines: [] }),
    ]);
  };
  const atOnce = 500;
  for (let from = 0; from < orders; from += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => place(from + index)));
  }
  await store.close();
};

/**
 * Other processes on the machine may take some of the time. Without slices each step would block
 * much longer.
 */
const expectShared = ({ longestMs, usualLongestMs }: LoopDelay): void => {
  expect(usualLongestMs).toBeLessThan(50);
  expect(longestMs).toBeLessThan(250);
};

it("lets other work run while read models are folded, compared with the log, and listed", async () => {
  const dataDir = temporaryDirectory();
  await writeOrders(dataDir, 5000);
  const store = await openEmbeddedEventStore(dataDir);
  const documents = openEmbeddedDocumentStore(dataDir);
  const errors: Error[] = [];
  const engine = createProjectionEngine({
    store,
    documents,
    projections: shopProjections,
    feed: createChangeFeed(),
    onError: (error) => errors.push(error),
  });
  onTestFinished(async () => {
    await engine.stop();
    await store.close();
    await documents.close();
    expect(errors).toEqual([]);
  });
  expectShared(await loopDelayOf(() => engine.start()));
  const position = engine.position();
  expect(position).toBe(await store.head());

  const collection = collectionOf(ordersProjection);
  const ids = await sampleIds(documents, collection);
  const sample = await takeSample(documents, collection, position, ids);
  let differences: Differences | null = null;
  expectShared(
    await loopDelayOf(async () => {
      const onStep = async () => undefined;
      differences = await compareWithLog(store, documents, ordersProjection, sample, onStep);
    }),
  );
  expect(differences).toMatchObject({ counts: [5000, 5000], ids: [] });

  let listed = 0;
  expectShared(
    await loopDelayOf(async () => {
      listed = (await findAll(documents, collection, {})).length;
    }),
  );
  expect(listed).toBe(5000);
});

/** A starting shop with many events to fold. */
const catchingUp = async () => {
  // A log opens only with the accounts that belong to it.
  const dataDir = filledDirectory();
  await writeOrders(dataDir, 6000);
  const shop = await launchShopProcess({ dataDir });
  onTestFinished(shop.kill);
  const health = await eventually(() => fetch(`${shop.url}/healthz`), { interval: 20 });
  return { shop, health };
};

it("reports that it is catching up, refuses other calls meanwhile, and then opens", async () => {
  const { shop, health } = await catchingUp();
  expect(health.status).toBe(503);
  const { status, progress } = (await health.json()) as { status: string; progress: number };
  expect(status).toBe("catching up");
  expect(progress).toBeGreaterThanOrEqual(0);
  expect(progress).toBeLessThan(1);
  const products = await fetch(`${shop.url}/api/products`);
  expect(products.status).toBe(503);
  expect(products.headers.get("retry-after")).toBe("3");
  expect(await products.json()).toMatchObject({ success: false, code: "UNAVAILABLE" });
  expect(shop.output()).not.toContain("Nivasa is open");
  await shop.opened;
  const open = await fetch(`${shop.url}/healthz`);
  expect(await open.json()).toMatchObject({ status: "ok" });
  expect((await fetch(`${shop.url}/api/products`)).status).toBe(200);
  await shop.stop();
});

it("exits cleanly when it is stopped while catching up", async () => {
  const { shop, health } = await catchingUp();
  expect(health.status).toBe(503);
  process.kill(shop.pid ?? 0, "SIGTERM");
  expect(await shop.ended).toBe(0);
  expect(shop.output()).not.toContain("Nivasa is open");
});
