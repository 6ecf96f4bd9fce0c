import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import Database from "better-sqlite3";
import { positionOf } from "#event-store/position.ts";
import { countsOf } from "#projections/engine/counts.ts";
import { groupId } from "#projections/engine/group-ids.ts";
import {
  openEmbeddedDocumentStore,
  viewsPath,
} from "#projections/embedded/embedded-document-store.ts";
import { loopDelayOf } from "../../testing/loop-delay.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const collection = "orders-v1";
const orders = 20_000;

const indexes = [["status", "-createdAt"], ["createdAt"]];

const openStore = async ({ indexed = true } = {}) => {
  const dataDir = temporaryDirectory();
  const store = openEmbeddedDocumentStore(dataDir);
  onTestFinished(() => store.close());
  await store.ensureCollections([
    { name: collection, indexes: indexed ? indexes : [] },
    { name: countsOf(collection), indexes: [] },
  ]);
  return Object.assign(store, { dataDir });
};

const group = { status: "Delivered" };

/** Names of the indexes over documents. */
const indexesIn = (dataDir: string): unknown[] => {
  const database = new Database(viewsPath(dataDir), { readonly: true });
  try {
    return database
      .prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%_by_%' ORDER BY name")
      .pluck()
      .all();
  } finally {
    database.close();
  }
};

/** A batch of thousands of events, as at a start far behind the log. */
const largeBatch = {
  counts: [
    {
      collection: countsOf(collection),
      id: groupId(group),
      document: { count: orders },
      position: positionOf(orders),
    },
  ],
  writes: Array.from({ length: orders }, (_, order) => ({
    collection,
    id: `order-${order}`,
    document: { ...group, createdAt: `2026-11-23T10:00:${order}`, words: "x".repeat(300) },
    position: positionOf(order + 1),
  })),
  checkpoints: { [collection]: positionOf(orders) },
};

it("yields while a large batch is stored", async () => {
  const store = await openStore();
  const delay = await loopDelayOf(() => store.writeBatch(largeBatch));
  expect(await store.count(collection)).toBe(orders);
  expect(delay.usualLongestMs).toBeLessThan(50);
  expect(delay.longestMs).toBeLessThan(150);
});

it("builds missing indexes over many documents in a thread", async () => {
  const store = await openStore({ indexed: false });
  await store.writeBatch(largeBatch);
  expect(indexesIn(store.dataDir)).toEqual([]);
  const delay = await loopDelayOf(() => store.ensureCollections([{ name: collection, indexes }]));
  expect(indexesIn(store.dataDir)).toEqual([
    "orders-v1_by_createdAt",
    "orders-v1_by_status_down_createdAt",
  ]);
  expect(delay.usualLongestMs).toBeLessThan(50);
  await store.ensureCollections([{ name: collection, indexes: [...indexes, ["words"]] }]);
  expect(indexesIn(store.dataDir)).toHaveLength(3);
});

it("reports why an index could not be built", async () => {
  const store = await openStore({ indexed: false });
  await store.writeBatch(largeBatch);
  const database = new Database(viewsPath(store.dataDir));
  database.exec(`UPDATE "${collection}" SET document = '{' WHERE id = 'order-7'`);
  database.close();
  await expect(store.ensureCollections([{ name: collection, indexes }])).rejects.toThrow(
    "malformed JSON",
  );
});

it("counts documents before they can be found, and moves the checkpoint when all are stored", async () => {
  const store = await openStore();
  const storing = store.writeBatch(largeBatch);
  const between: { readonly found: number; readonly counted: unknown }[] = [];
  for (;;) {
    const found = await store.count(collection);
    if (found === orders) break;
    between.push({ found, counted: await store.counted(collection, [group]) });
    expect(await store.checkpoint(collection)).toBeNull();
    await nextTurn();
  }
  await storing;
  expect(between.length).toBeGreaterThan(2);
  // The first slice may hold the counts only.
  expect(between.some(({ found }) => found > 0)).toBe(true);
  for (const { counted } of between) expect(counted).toEqual([orders]);
  expect(await store.checkpoint(collection)).toBe(positionOf(orders));
});

it("reads and overwrites documents of a release without checksums", async () => {
  const dataDir = temporaryDirectory();
  const older = new Database(viewsPath(dataDir));
  older.exec(
    `CREATE TABLE "${collection}" (id TEXT PRIMARY KEY, position TEXT NOT NULL, document TEXT NOT NULL) STRICT;` +
      `INSERT INTO "${collection}" VALUES ('order-1', '${positionOf(1)}', '{"status":"Delivered"}')`,
  );
  older.close();
  const store = openEmbeddedDocumentStore(dataDir);
  onTestFinished(store.close);
  await store.ensureCollections([{ name: collection, indexes }]);
  const read = async () =>
    (await store.getMany<{ status: string }>(collection, ["order-1"])).get("order-1")?.document;
  expect(await read()).toEqual({ status: "Delivered" });
  await store.writeBatch({
    writes: [{ collection, id: "order-1", position: positionOf(2), document: { status: "Open" } }],
    checkpoints: {},
  });
  expect(await read()).toEqual({ status: "Open" });
});

it.each(["getMany", "find"] as const)("%s refuses a changed document", async (call) => {
  const store = await openStore();
  await store.writeBatch(largeBatch);
  const database = new Database(viewsPath(store.dataDir));
  database.exec(`UPDATE "${collection}" SET document = replace(document, 'words', 'wordz')`);
  database.close();
  await expect(
    call === "find"
      ? store.find(collection, { limit: 10 })
      : store.getMany(collection, ["order-7"]),
  ).rejects.toThrow(/views\.db is damaged/);
});
