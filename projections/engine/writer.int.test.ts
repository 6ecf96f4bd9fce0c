import { describe, expect, it } from "vitest";
import { checkpointAt } from "#event-store/checkpoint.ts";
import { noEvents, type RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { DocumentStore, WriteBatch } from "#projections/engine/document-store.ts";
import { createReadModelVersions } from "#projections/engine/read-model-versions.ts";
import { collectionOf, specsOf } from "#projections/engine/projection.ts";
import { createWriter, type LoggedBatch } from "#projections/engine/writer.ts";
import { collect } from "../../testing/collect.ts";
import { countsOf, piecesOf, received } from "../../testing/counts.ts";
import { openEmbeddedEngines } from "../../testing/embedded-engines.ts";
import { someEvent } from "../../testing/events.ts";

/** It also counts its documents by whether their number of units is even. */
const counts = { ...countsOf(), counted: [["even"]] };
const model = collectionOf(counts);
const second = `${model}-r2`;

/**
 * A writer over a store that does not check tokens itself, and a log of `length` events, each of
 * one unit, and one of an unknown type.
 */
const opened = async (length = 450) => {
  const { store, documents: stored } = await openEmbeddedEngines();
  await store.append("stock-a", noEvents, [
    ...Array.from({ length }, () => received(1)),
    someEvent(),
  ]);
  let token: number | null = 1;
  const batches: WriteBatch[] = [];
  const claimed: string[] = [];
  const documents: DocumentStore = {
    ...stored,
    leases: { ...stored.leases, token: () => token },
    async claim(collection, by) {
      claimed.push(`${collection} by ${by}`);
      return stored.claim(collection, by);
    },
    async writeBatch(batch) {
      batches.push(batch);
      await stored.writeBatch(batch);
    },
  };
  for (const collection of [model, second]) {
    await documents.ensureCollections(specsOf(counts, collection));
  }
  const versions = createReadModelVersions(documents);
  await versions.open([model]);
  const log = await collect(store.readAll(null));
  return {
    writer: createWriter({ store, documents, versions }),
    ...{ batches, claimed, versions },
    positionOf: (number: number) => (log[number - 1] as RecordedEvent).position,
    evenDocuments: () => documents.counted(model, [{ even: true }]),
    pieces: async (collection = model) =>
      (await piecesOf(documents, collection))["stock-a"] ?? null,
    /** The events after the first `from` up to number `to`. */
    batch: (from: number, to: number): LoggedBatch => ({
      events: log
        .slice(from, to)
        .map(decodeEvent)
        .filter((event) => event !== null),
      after: log[from - 1]?.position ?? null,
      last: (log[to - 1] as RecordedEvent).position,
      lastEvent: checkpointAt(log[to - 1] as RecordedEvent).lastEvent,
    }),
    becomes: (next: number | null) => {
      token = next;
    },
  };
};

describe("a build", () => {
  it("folds the whole log unless another process takes over", async () => {
    const { writer, batches, pieces, positionOf } = await opened();
    const steps: (string | null)[] = [];
    const built = await writer.catchUp(
      await writer.claim(counts, model),
      null,
      async ({ position }) => void steps.push(position),
    );
    expect(batches).toHaveLength(5);
    expect(steps).toEqual([100, 200, 300, 400, 451].map(positionOf));
    expect(built).toMatchObject({ collection: model, token: 1, position: positionOf(451) });
    expect(await pieces()).toBe(450);
  });

  it("stops at a position, and resumes at the checkpoint", async () => {
    const { writer, batches, pieces, positionOf } = await opened();
    const target = await writer.catchUp(await writer.claim(counts, model), positionOf(150));
    expect(target.position).toBe(positionOf(150));
    expect(await pieces()).toBe(150);
    expect(batches.map(({ checkpoints }) => checkpoints[model])).toEqual(
      [100, 150].map(positionOf),
    );
    await writer.catchUp(await writer.claim(counts, model), positionOf(250));
    expect(await pieces()).toBe(250);
    expect(batches[2]).toMatchObject({
      fences: { [model]: 1 },
      lastEvent: { stream: "stock-a", revision: 249 },
    });
    expect(batches).toHaveLength(3);
  });

  it.each([
    ["another process has the lease", null, `Another process writes ${model} now`],
    ["another process had it, and this one again", 2, `${model} was taken over meanwhile`],
  ])("writes nothing more once %s", async (_what, next, message) => {
    const { writer, batches, becomes } = await opened();
    const target = await writer.claim(counts, model);
    const building = writer.catchUp(target, null, async () => {
      if (batches.length === 2) becomes(next);
    });
    await expect(building).rejects.toMatchObject({ name: "LeaseLost", message });
    expect(batches).toHaveLength(2);
  });
});

describe("the read models that are ready", () => {
  it("are those whose lease this process holds", async () => {
    const { writer, claimed, becomes } = await opened();
    expect(await writer.ready([counts], null)).toEqual([counts]);
    expect(await writer.ready([counts], null)).toEqual([counts]);
    becomes(null);
    expect(await writer.ready([counts], null)).toEqual([]);
    becomes(2);
    expect(await writer.ready([counts], null)).toEqual([counts]);
    expect(claimed).toEqual([`${model} by 1`, `${model} by 2`]);
  });

  it("are claimed again if another process held the lease in between", async () => {
    const { writer, claimed, becomes } = await opened();
    await writer.ready([counts], null);
    becomes(2);
    await writer.ready([counts], null);
    expect(claimed).toEqual([`${model} by 1`, `${model} by 2`]);
  });

  it("have reached the position, also after a crash between two collections", async () => {
    const { writer, versions, pieces, positionOf } = await opened();
    await versions.change(model, (row) => ({ ...row, kept: [second] }));
    await writer.catchUp(await writer.claim(counts, model), positionOf(300));
    await writer.catchUp(await writer.claim(counts, second), positionOf(200));
    await writer.ready([counts], positionOf(300));
    expect([await pieces(), await pieces(second)]).toEqual([300, 300]);
  });

  it("fold nothing before the first batch of the log", async () => {
    const { writer, batches } = await opened();
    await writer.ready([counts], null);
    expect(batches).toEqual([]);
  });
});

describe("a batch", () => {
  it("is folded into every collection, and changes the serving one", async () => {
    const { writer, versions, batches, batch, pieces, evenDocuments, positionOf } = await opened(6);
    await versions.change(model, (row) => ({ ...row, kept: [second] }));
    await writer.ready([counts], null);
    const changed = await writer.write([counts], () => batch(0, 4));
    expect(changed.get(counts)).toMatchObject([
      { id: "stock-a", position: positionOf(4), document: { pieces: 4 } },
    ]);
    expect([await pieces(), await pieces(second)]).toEqual([4, 4]);
    expect(batches).toHaveLength(1);
    expect(batches[0]).toMatchObject({
      checkpoints: { [model]: positionOf(4), [second]: positionOf(4) },
      fences: { [model]: 1, [second]: 1 },
      lastEvent: { stream: "stock-a", revision: 3 },
    });
    expect(await evenDocuments()).toEqual([1]);
    await writer.write([counts], () => batch(4, 5));
    expect([await pieces(), await pieces(second)]).toEqual([5, 5]);
    expect(await evenDocuments()).toEqual([0]);
  });

  it("never moves the checkpoint of a collection back", async () => {
    const { writer, batches, batch, pieces, positionOf } = await opened(6);
    await writer.catchUp(await writer.claim(counts, model), positionOf(5));
    await writer.ready([counts], null);
    batches.length = 0;
    await writer.write([counts], () => batch(0, 4));
    expect(batches).toMatchObject([{ checkpoints: {}, fences: {} }]);
    expect(await pieces()).toBe(5);
    await writer.write([counts], () => batch(4, 6));
    expect(batches[1]?.checkpoints).toEqual({ [model]: positionOf(6) });
    expect(await pieces()).toBe(6);
  });

  it("is folded into a collection from its addition to its removal", async () => {
    const { writer, batch, pieces, positionOf } = await opened(6);
    await writer.ready([counts], null);
    await writer.write([counts], () => batch(0, 2));
    writer.add(await writer.catchUp(await writer.claim(counts, second), positionOf(2)));
    await writer.write([counts], () => batch(2, 4));
    expect([await pieces(), await pieces(second)]).toEqual([4, 4]);
    writer.remove(counts, second);
    await writer.write([counts], () => batch(4, 6));
    expect([await pieces(), await pieces(second)]).toEqual([6, 4]);
  });
});

describe("a change of the versions", () => {
  it("carries the token of its writer", async () => {
    const { writer, versions, becomes } = await opened(1);
    becomes(3);
    const row = await writer.change(counts, (before) => ({ ...before, newest: 2 }));
    expect(row).toMatchObject({ newest: 2, token: 3 });
    expect(versions.of(model)).toEqual(row);
  });

  it.each([
    ["does not hold the lease", null],
    ["has an older token", 2],
  ])("is refused to a process that %s", async (_what, token) => {
    const { writer, versions, becomes } = await opened(1);
    becomes(3);
    await writer.change(counts, (row) => row);
    becomes(token);
    await expect(writer.change(counts, (row) => ({ ...row, newest: 9 }))).rejects.toMatchObject({
      name: "LeaseLost",
      message: `Another process writes ${model} now`,
    });
    expect(versions.of(model)).toMatchObject({ newest: 1, token: 3 });
  });
});
