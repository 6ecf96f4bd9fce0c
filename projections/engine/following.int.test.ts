import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents, type EventStore } from "#event-store/event-store.ts";
import { createChangeFeed, type Change } from "#projections/engine/change-feed.ts";
import type { DocumentStore, WriteBatch } from "#projections/engine/document-store.ts";
import { readOnlyLeases } from "#projections/engine/lease.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { countsOf, piecesOf, receive, received, type Count } from "../../testing/counts.ts";
import { findMongoDb, patientAnswers, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";
import { patienceMs } from "../../testing/patience.ts";

const mongoDb = await findMongoDb();
const leaseTiming = { everyMs: 50, patienceMs: 600, beliefMs: 400 };

describe.skipIf(mongoDb.start === null)(`several processes on ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  const world = async () => {
    const store = await openEmbeddedEventStore(temporaryDirectory());
    onTestFinished(() => store.close());
    return { store, url: server.newUrl() };
  };

  /** The parts of a separate process: its connection, its leases, its subscribers. */
  const process = async (
    { store, url }: { readonly store: EventStore; readonly url: string },
    change: (documents: DocumentStore) => Partial<DocumentStore> = () => ({}),
    stillMs = 10_000,
  ) => {
    const opened = await openMongoDbDocumentStore({ ...patientAnswers, url, leaseTiming });
    const documents = { ...opened, ...change(opened) };
    const feed = createChangeFeed();
    const changes: Change<Count>[] = [];
    feed.listen("counts-v1", (each) => changes.push(each as Change<Count>));
    const errors: string[] = [];
    const engine = createProjectionEngine({
      store,
      documents,
      projections: [countsOf()],
      feed,
      stillMs,
      onError: ({ message }) => errors.push(message),
    });
    onTestFinished(async () => {
      await engine.stop();
      await opened.close();
    });
    return { engine, documents, changes, errors, leases: opened.leases };
  };

  it("publishes another process's writes to subscribers", async () => {
    const { store, url } = await world();
    const writer = await process({ store, url });
    await receive(store, "stock-a", 1);
    await writer.engine.start();
    const reader = await process({ store, url });
    await reader.engine.start();
    expect(await piecesOf(reader.engine.documents)).toEqual({ "stock-a": 1 });
    const position = await receive(store, "stock-a", 2, 3);
    expect(await reader.engine.waitFor(position, patienceMs)).toBe(true);
    expect(await piecesOf(reader.engine.documents)).toEqual({ "stock-a": 6 });
    expect(reader.changes.at(-1)).toMatchObject({ position, document: { pieces: 6 } });
    expect(reader.changes.map(({ position: at }) => at)).toEqual([
      ...new Set(reader.changes.map(({ position: at }) => at)),
    ]);
    expect(reader.leases.token("counts-v1")).toBeNull();
    expect([...writer.errors, ...reader.errors]).toEqual([]);
  });

  it("waits for another process to build a read model if it holds no lease", async () => {
    const { store, url } = await world();
    await receive(store, "stock-a", 1);
    const reader = await process({ store, url }, ({ leases }) => ({
      leases: readOnlyLeases(leases),
    }));
    let open = false;
    const opening = reader.engine.start().then(() => {
      open = true;
    });
    const writer = await process({ store, url });
    expect(open).toBe(false);
    await writer.engine.start();
    await opening;
    expect(await piecesOf(reader.engine.documents)).toEqual({ "stock-a": 1 });
  });

  it("reports while no process writes", async () => {
    const { store, url } = await world();
    const writer = await process({ store, url });
    await receive(store, "stock-a", 1);
    await writer.engine.start();
    const reader = await process(
      { store, url },
      ({ leases }) => ({ leases: readOnlyLeases(leases) }),
      200,
    );
    await reader.engine.start();
    await writer.engine.stop();
    await writer.leases.release();
    const position = await receive(store, "stock-a", 2);
    await eventually(() => expect(reader.engine.lastError()?.message).toMatch("counts"));
    const next = await process({ store, url });
    await next.engine.start();
    expect(await reader.engine.waitFor(position, patienceMs)).toBe(true);
    expect(reader.engine.lastError()).toBeNull();
    expect(reader.errors).toHaveLength(1);
  });

  it.each<[string, (documents: DocumentStore, batch: WriteBatch) => Promise<void>]>([
    ["before anything was stored", async () => undefined],
    [
      "in the middle of the documents",
      (documents, { writes }) =>
        documents.writeBatch({ writes: writes.slice(0, 1), checkpoints: {} }),
    ],
    [
      "between the documents and the checkpoint",
      (documents, { writes }) => documents.writeBatch({ writes, checkpoints: {} }),
    ],
  ])("resumes after a writer died %s, and publishes every change once", async (_when, die) => {
    const { store, url } = await world();
    let dying = false;
    const writer = await process({ store, url }, (documents) => ({
      async writeBatch(batch) {
        if (!dying) {
          await documents.writeBatch(batch);
          return;
        }
        await die(documents, batch);
        // It has lost the lease, and its batch never ends, like that of a killed process.
        await documents.leases.release();
        throw new Error("dead");
      },
    }));
    await receive(store, "stock-a", 1);
    await writer.engine.start();
    const other = await process({ store, url });
    await other.engine.start();
    other.changes.length = 0;
    dying = true;
    // In parallel, so that they arrive as one batch.
    const outcomes = await Promise.all([
      store.append("stock-a", 0, [received(2)]),
      store.append("stock-b", noEvents, [received(3)]),
      store.append("stock-c", noEvents, [received(4)]),
    ]);
    const positions = outcomes.map((each) => (each.outcome === "written" ? each.position : ""));
    expect(await other.engine.waitFor(positions.toSorted().at(-1) ?? "", patienceMs)).toBe(true);
    expect(other.leases.token("counts-v1")).toBe(2);
    const pieces = { "stock-a": 3, "stock-b": 3, "stock-c": 4 };
    expect(await piecesOf(other.engine.documents)).toEqual(pieces);
    expect(other.changes.map(({ id, document }) => [id, document.pieces]).toSorted()).toEqual(
      Object.entries(pieces),
    );
    expect(other.errors).toEqual([]);
  });

  it("stops a paused writer after another process took over", async () => {
    const { store, url } = await world();
    const pause = new AbortController();
    const paused = once(pause.signal, "abort");
    let refused: unknown = null;
    let pausing = false;
    const slow = await process({ store, url }, (documents) => ({
      async writeBatch(batch) {
        if (!pausing) {
          await documents.writeBatch(batch);
          return;
        }
        await paused;
        await documents.writeBatch(batch).catch((error: unknown) => {
          refused = error;
          throw error;
        });
      },
    }));
    await receive(store, "stock-a", 1);
    await slow.engine.start();
    const other = await process({ store, url });
    await other.engine.start();
    pausing = true;
    const position = await receive(store, "stock-a", 2);
    await slow.leases.release();
    expect(await other.engine.waitFor(position, patienceMs)).toBe(true);
    pause.abort();
    expect(await slow.engine.waitFor(position, patienceMs)).toBe(true);
    expect(refused).toMatchObject({ name: "LeaseLost" });
    expect(await piecesOf(other.engine.documents)).toEqual({ "stock-a": 3 });
    expect(slow.changes.at(-1)).toMatchObject({ position, document: { pieces: 3 } });
    await eventually(() => expect(slow.engine.lastError()).toBeNull());
    expect(slow.errors).toEqual([]);
  });
});
