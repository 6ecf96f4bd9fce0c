import { expect, it, onTestFinished } from "vitest";
import { positionOf } from "#event-store/position.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { createLiveUpdates } from "#projections/engine/live-updates.ts";
import { loopDelayOf } from "../../testing/loop-delay.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const collection = "things-v1";
const many = 6000;

it("yields while a reader catches up with thousands of changes", async () => {
  const documents = openEmbeddedDocumentStore(temporaryDirectory());
  onTestFinished(() => documents.close());
  await documents.ensureCollections([{ name: collection, indexes: [["$position"]] }]);
  await documents.writeBatch({
    writes: Array.from({ length: many }, (_, index) => ({
      collection,
      id: `thing-${index}`,
      document: { index },
      position: positionOf(index + 1),
    })),
    checkpoints: {},
  });
  const live = createLiveUpdates({
    documents,
    feed: createChangeFeed(),
    position: () => positionOf(many),
  });
  const updates = live.follow({ collection, where: {}, after: "" });
  let sent = 0;
  const { longestMs, usualLongestMs } = await loopDelayOf(async () => {
    for await (const { remaining } of updates) {
      // A socket accepts each update at once, and needs some time to write it.
      const begun = performance.now();
      while (performance.now() - begun < 0.05);
      sent += 1;
      if (remaining === 0) return;
    }
  });
  expect(sent).toBe(many);
  expect(usualLongestMs).toBeLessThan(50);
  expect(longestMs).toBeLessThan(150);
});
