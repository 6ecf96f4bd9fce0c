import fc from "fast-check";
import { expect, it } from "vitest";
import { positionOf } from "#event-store/position.ts";
import type { WriteBatch } from "#projections/engine/document-store.ts";
import {
  openEmbeddedDocumentStore,
  type EmbeddedDocumentStore,
} from "#projections/embedded/embedded-document-store.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const collection = "lamps-v1";
const ids = ["a", "b", "c"];

interface Stored {
  readonly position: string;
  readonly document: object;
}

/** A batch of this many documents is stored in slices; smaller batches are buffered. */
const manyOthers = Array.from({ length: 5_000 }, (_, index) => `other-${index}`);

const batchOf = (written: readonly string[], sequence: number): WriteBatch => ({
  writes: written.map((id) => ({
    collection,
    id,
    document: { id, sequence, text: "x".repeat(200) },
    position: positionOf(sequence),
  })),
  checkpoints: { [collection]: positionOf(sequence) },
});

const readAll = async (store: EmbeddedDocumentStore): Promise<Map<string, Stored>> =>
  new Map(
    [...(await store.getMany<object>(collection, ids))].map(([id, { position, document }]) => [
      id,
      { position, document },
    ]),
  );

/** An operation on the store, and its effect on the expected content. */
type Action = (store: EmbeddedDocumentStore, expected: Map<string, Stored>) => Promise<void>;

const take = (expected: Map<string, Stored>, { writes }: WriteBatch): void => {
  for (const { id, position, document } of writes) {
    if (ids.includes(id) && position > (expected.get(id)?.position ?? "")) {
      expected.set(id, { position, document });
    }
  }
};

const sequence = fc.integer({ min: 1, max: 9 });
const written = fc.subarray(ids, { minLength: 1 });

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(written, sequence).map(([some, at]): Action => async (store, expected) => {
    take(expected, batchOf(some, at));
    await store.writeBatch(batchOf(some, at));
  }),
  fc.tuple(written, sequence).map(([some, at]): Action => async (store, expected) => {
    const batch = batchOf([...manyOthers, ...some], at);
    const storing = store.writeBatch(batch);
    await readAll(store);
    await storing;
    take(expected, batch);
  }),
  fc.constant<Action>(async (store) => {
    await store.find(collection, { where: {}, limit: 1 });
  }),
  fc.constant<Action>(async (store, expected) => {
    await store.drop(collection);
    await store.ensureCollections([{ name: collection, indexes: [] }]);
    expected.clear();
  }),
);

it("never returns a document that is neither in the file nor pending", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
      const store = openEmbeddedDocumentStore(temporaryDirectory());
      try {
        await store.ensureCollections([{ name: collection, indexes: [] }]);
        const expected = new Map<string, Stored>();
        for (const each of actions) {
          await each(store, expected);
          // Twice: the second read uses the cache of the first.
          expect(await readAll(store)).toEqual(expected);
          expect(await readAll(store)).toEqual(expected);
        }
      } finally {
        await store.close();
      }
    }),
    { numRuns: 25 },
  );
});

it("reads a document from the file once, and keeps its next version when that is stored", async () => {
  const store = openEmbeddedDocumentStore(temporaryDirectory());
  await store.ensureCollections([{ name: collection, indexes: [] }]);
  const documentOf = async () =>
    (await store.getMany<object>(collection, ["a"])).get("a")?.document;
  await store.writeBatch(batchOf(["a"], 1));
  await store.find(collection, { where: {}, limit: 1 });
  const first = await documentOf();
  expect(await documentOf()).toBe(first);
  const next = batchOf(["a"], 2);
  await store.writeBatch(next);
  await store.find(collection, { where: {}, limit: 1 });
  expect(await documentOf()).toBe(next.writes[0]?.document);
  await store.close();
});
