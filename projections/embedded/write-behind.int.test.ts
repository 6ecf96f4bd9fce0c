import Database from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { positionOf } from "#event-store/position.ts";
import {
  lookIntoDocuments,
  openEmbeddedDocumentStore,
  viewsPath,
} from "#projections/embedded/embedded-document-store.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";

const collection = "lamps-v1";

const openStore = async () => {
  const dataDir = temporaryDirectory();
  const failures: unknown[] = [];
  const store = openEmbeddedDocumentStore(dataDir, {
    onFailure: (error) => failures.push(error),
  });
  await store.ensureCollections([{ name: collection, indexes: [["price"]] }]);
  const reader = lookIntoDocuments(dataDir);
  if (!reader) throw new Error("There are no read models");
  onTestFinished(async () => {
    await store.close();
    await reader.close();
  });
  return { store, reader, failures, dataDir };
};

/** A lamp after an event, and the checkpoint of the read model. */
const lamp = (id: string, price: number, sequence: number) => ({
  writes: [{ collection, id, document: { price }, position: positionOf(sequence) }],
  checkpoints: { [collection]: positionOf(sequence) },
});

it("returns the latest write of a document, before and after it is stored", async () => {
  const { store, reader } = await openStore();
  await store.writeBatch(lamp("a", 1, 1));
  await store.writeBatch(lamp("a", 2, 2));
  const expected = { id: "a", document: { price: 2 }, position: positionOf(2) };
  expect((await store.getMany(collection, ["a"])).get("a")).toEqual(expected);
  expect(await store.checkpoint(collection)).toBe(positionOf(2));
  expect(await reader.getMany(collection, ["a"])).toEqual(new Map());
  expect(await reader.checkpoint(collection)).toBeNull();

  await eventually(async () => expect(await reader.checkpoint(collection)).toBe(positionOf(2)));
  expect((await reader.getMany(collection, ["a"])).get("a")).toEqual(expected);
});

it("flushes pending writes before a query", async () => {
  const { store } = await openStore();
  await store.writeBatch(lamp("a", 7, 1));
  const page = await store.find(collection, { where: { price: { eq: 7 } }, limit: 10 });
  expect(page.documents.map(({ id }) => id)).toEqual(["a"]);
  await store.writeBatch(lamp("b", 7, 2));
  expect(await store.count(collection, { price: { eq: 7 } })).toBe(2);
});

it("ignores writes older than the pending or stored document", async () => {
  const { store, reader } = await openStore();
  await store.writeBatch(lamp("a", 5, 5));
  await store.writeBatch(lamp("a", 3, 3));
  expect((await store.getMany(collection, ["a"])).get("a")?.document).toEqual({ price: 5 });
  await store.find(collection, { limit: 1 });
  await store.writeBatch(lamp("a", 4, 4));
  expect((await store.getMany(collection, ["a"])).get("a")?.document).toEqual({ price: 5 });
  await store.find(collection, { limit: 1 });
  expect((await reader.getMany(collection, ["a"])).get("a")?.document).toEqual({ price: 5 });
});

it("accepts hundreds of documents without waiting", async () => {
  const { store, reader } = await openStore();
  for (let number = 1; number <= 500; number += 1) {
    await store.writeBatch(lamp(`lamp-${number}`, number, number));
  }
  expect(await reader.checkpoint(collection)).toBe(positionOf(500));
  expect(await reader.count(collection)).toBe(500);
});

it("flushes pending writes when it is closed", async () => {
  const dataDir = temporaryDirectory();
  const store = openEmbeddedDocumentStore(dataDir);
  await store.ensureCollections([{ name: collection, indexes: [] }]);
  await store.writeBatch(lamp("a", 1, 1));
  await store.close();
  const again = openEmbeddedDocumentStore(dataDir);
  onTestFinished(() => again.close());
  expect(await again.checkpoint(collection)).toBe(positionOf(1));
  expect((await again.getMany(collection, ["a"])).size).toBe(1);
});

it("keeps all writes while the file refuses them, reports it once, and stores them later", async () => {
  const { store, reader, failures, dataDir } = await openStore();
  const other = new Database(viewsPath(dataDir));
  onTestFinished(() => {
    other.close();
  });
  other.exec(
    `CREATE TRIGGER full BEFORE INSERT ON "${collection}" BEGIN SELECT RAISE(ABORT, 'no room'); END`,
  );
  await store.writeBatch(lamp("a", 1, 1));
  await eventually(() => expect(failures).toHaveLength(1));
  // A writing caller gets the error, so that the failure is visible to the engine.
  await expect(store.writeBatch(lamp("b", 2, 2))).rejects.toThrow("no room");
  expect((await store.getMany(collection, ["a"])).get("a")?.document).toEqual({ price: 1 });
  expect(await reader.checkpoint(collection)).toBeNull();
  // Lists answer from the stored documents.
  expect(await store.find(collection, { limit: 1 })).toEqual({ documents: [], nextCursor: null });
  expect(await store.count(collection)).toBe(0);
  expect(failures).toHaveLength(1);

  other.exec("DROP TRIGGER full");
  await eventually(async () => expect(await reader.checkpoint(collection)).toBe(positionOf(1)));
  await store.writeBatch(lamp("b", 2, 2));
  await store.find(collection, { limit: 1 });
  expect(await reader.count(collection)).toBe(2);
  expect(failures).toHaveLength(1);
});
