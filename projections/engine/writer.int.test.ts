import { expect, it } from "vitest";
import { noEvents } from "#event-store/event-store.ts";
import type { DocumentStore, WriteBatch } from "#projections/engine/document-store.ts";
import { createReadModelVersions } from "#projections/engine/read-model-versions.ts";
import { collectionOf, specsOf } from "#projections/engine/projection.ts";
import { createWriter } from "#projections/engine/writer.ts";
import { countsOf, received } from "../../testing/counts.ts";
import { openEmbeddedEngines } from "../../testing/embedded-engines.ts";

const counts = countsOf();
const model = collectionOf(counts);

/**
 * A writer over a store that does not check tokens itself, and a log that takes several steps to
 * fold.
 */
const opened = async () => {
  const { store, documents: stored } = await openEmbeddedEngines();
  await store.append(
    "stock-a",
    noEvents,
    Array.from({ length: 450 }, () => received(1)),
  );
  let token: number | null = 1;
  const batches: WriteBatch[] = [];
  const documents: DocumentStore = {
    ...stored,
    leases: { ...stored.leases, token: () => token },
    async writeBatch(batch) {
      batches.push(batch);
      await stored.writeBatch(batch);
    },
  };
  await documents.ensureCollections(specsOf(counts, model));
  const versions = createReadModelVersions(documents);
  await versions.open([model]);
  return {
    writer: createWriter({ store, documents, versions }),
    batches,
    becomes: (next: number | null) => {
      token = next;
    },
  };
};

it("folds the whole log unless another process takes over", async () => {
  const { writer, batches } = await opened();
  await writer.catchUp(await writer.claim(counts, model), null);
  expect(batches).toHaveLength(5);
});

it.each([
  ["another process has the lease", null],
  ["another process had the lease, and this one has it again", 2],
])("writes nothing more of a build once %s", async (_what, next) => {
  const { writer, batches, becomes } = await opened();
  const target = await writer.claim(counts, model);
  const building = writer.catchUp(target, null, async () => {
    if (batches.length === 2) becomes(next);
  });
  await expect(building).rejects.toMatchObject({ name: "LeaseLost" });
  expect(batches).toHaveLength(2);
});
