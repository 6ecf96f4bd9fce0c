import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
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
import { loopDelayOf, type LoopDelay } from "../../testing/loop-delay.ts";
import { writeOrders } from "../../testing/many-orders.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

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
