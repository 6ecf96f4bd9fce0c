import { expect, it, vi } from "vitest";
import { positionOf } from "#event-store/position.ts";
import type { TimeSlice } from "#event-store/time-slice.ts";
import type { DocumentReader, StoredDocument } from "#projections/engine/document-store.ts";
import { changesIn, foldEventBatch } from "#projections/engine/fold.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { recorded } from "../../testing/recorded.ts";

interface Pieces {
  readonly pieces: number;
}

/** Counts received items; an adjustment changes nothing. */
const received: Projection<Pieces> = {
  name: "received",
  version: 1,
  indexes: [],
  key: ({ stream }) => stream,
  evolve: (document, event) =>
    event.type === "StockReceived"
      ? { pieces: (document?.pieces ?? 0) + event.data.quantity }
      : null,
};

/** At positions 1 to 4. */
const events = recorded(
  ["stock-a", { type: "StockReceived", data: { quantity: 1 } }],
  ["stock-b", { type: "StockReceived", data: { quantity: 2 } }],
  ["stock-a", { type: "StockReceived", data: { quantity: 4 } }],
  ["stock-b", { type: "StockAdjusted", data: { onHand: 8, previousOnHand: 6 } }],
);

const stored = (
  documents: Readonly<Record<string, readonly [number, number]>>,
): DocumentReader => ({
  async getMany<Document>(_collection: string, ids: readonly string[]) {
    return new Map(
      ids.flatMap((id) => {
        const [at, pieces] = documents[id] ?? [];
        if (at === undefined) return [];
        const document = { id, position: positionOf(at), document: { pieces } };
        return [[id, document as StoredDocument<Document>] as const];
      }),
    );
  },
  find: () => Promise.reject(new Error("Not expected")),
  count: () => Promise.reject(new Error("Not expected")),
  counted: () => Promise.reject(new Error("Not expected")),
});

const batch = (after: number | null, last: number) => ({
  events: events.slice(0, last),
  after: after === null ? null : positionOf(after),
  last: positionOf(last),
});

const brief = (documents: readonly StoredDocument<object>[]) =>
  documents.map(({ id, position, document }) => [id, position, (document as Pieces).pieces]);

it("writes and publishes the changes of a batch, each document once", async () => {
  const { writes, changes } = await foldEventBatch(stored({}), received, "any", batch(null, 4));
  expect(brief(writes)).toEqual([
    ["stock-a", positionOf(3), 5],
    ["stock-b", positionOf(2), 2],
  ]);
  expect(changes).toEqual(writes);
});

it("neither writes nor publishes a document that its events leave unchanged", async () => {
  const documents = stored({ "stock-a": [1, 1], "stock-b": [2, 2] });
  const { writes, changes } = await foldEventBatch(documents, received, "any", batch(2, 4));
  expect(brief(writes)).toEqual([["stock-a", positionOf(3), 5]]);
  expect(changes).toEqual(writes);
  const published = await changesIn(documents, received, "any", batch(2, 4));
  expect(published).toEqual([]);
});

it("publishes what an earlier writer stored, without writing it again", async () => {
  const documents = stored({ "stock-a": [3, 5], "stock-b": [2, 2] });
  const { writes, changes } = await foldEventBatch(documents, received, "any", batch(2, 4));
  expect(writes).toEqual([]);
  expect(brief(changes)).toEqual([["stock-a", positionOf(3), 5]]);
  expect(await changesIn(documents, received, "any", batch(2, 4))).toEqual(changes);
});

it("leaves a document newer than the batch to its own batch", async () => {
  const documents = stored({ "stock-a": [3, 5], "stock-b": [2, 2] });
  const { writes, changes } = await foldEventBatch(documents, received, "any", batch(null, 2));
  expect(writes).toEqual([]);
  expect(brief(changes)).toEqual([["stock-b", positionOf(2), 2]]);
  expect(await changesIn(documents, received, "any", batch(null, 2))).toEqual(changes);
});

it("skips the events that its reader has seen, and those of no document", async () => {
  const { writes } = await foldEventBatch(stored({}), received, "any", batch(1, 3));
  expect(brief(writes)).toEqual([
    ["stock-b", positionOf(2), 2],
    ["stock-a", positionOf(3), 4],
  ]);
  const ofA: Projection<Pieces> = {
    ...received,
    key: ({ stream }) => (stream === "stock-a" ? stream : null),
  };
  const { writes: some } = await foldEventBatch(stored({}), ofA, "any", batch(null, 4));
  expect(brief(some)).toEqual([["stock-a", positionOf(3), 5]]);
});

it("writes nothing for an event that returns the same document", async () => {
  const same: Projection<Pieces> = { ...received, evolve: (document) => document };
  const documents = stored({ "stock-a": [1, 1] });
  expect((await foldEventBatch(documents, same, "any", batch(1, 3))).writes).toEqual([]);
});

it("yields between documents when its time slice is over", async () => {
  const next = vi.fn(async () => undefined);
  const slice = { isOver: () => true, next } as unknown as TimeSlice;
  await foldEventBatch(stored({}), received, "any", batch(null, 4), slice);
  expect(next).toHaveBeenCalledTimes(3);
  const fresh = { isOver: () => false, next } as unknown as TimeSlice;
  await foldEventBatch(stored({}), received, "any", batch(null, 4), fresh);
  expect(next).toHaveBeenCalledTimes(3);
});
