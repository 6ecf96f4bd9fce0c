import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentStore, WriteBatch } from "#projections/engine/document-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import {
  createReadModelVersions,
  type JobProgress,
  type MaintenanceJob,
} from "#projections/engine/read-model-versions.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { createWriter } from "#projections/engine/writer.ts";
import { countsOf, piecesOf, receive, type Count } from "../../testing/counts.ts";
import { findMongoDb, patientAnswers, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";
import { patienceMs } from "../../testing/patience.ts";

/** A fault that a test injects into the store. */
type Change = (documents: DocumentStore) => Partial<DocumentStore>;

const started = async (store: EventStore, opened: DocumentStore, change: Change = () => ({})) => {
  const documents = { ...opened, ...change(opened) };
  const errors: string[] = [];
  const engine = createProjectionEngine({
    store,
    documents,
    projections: [countsOf()],
    feed: createChangeFeed(),
    onError: ({ message }) => errors.push(message),
  });
  await engine.start();
  onTestFinished(engine.stop);
  return { engine, errors };
};

/** Requests a job and waits until it has ended. */
const ask = async (
  documents: DocumentStore,
  action: MaintenanceJob["action"],
  collection?: string,
): Promise<JobProgress> => {
  const versions = createReadModelVersions(documents);
  const id = randomUUID();
  const request = { id, action, ...(collection !== undefined && { collection }) };
  await versions.change("counts-v1", (row) => ({ ...row, request }));
  return eventually(async () => {
    await versions.refresh();
    const { report } = versions.of("counts-v1");
    if (report?.request !== id || report.state === "running") throw new Error("Not yet");
    return report;
  });
};

const rowOf = async (documents: DocumentStore) => {
  const versions = createReadModelVersions(documents);
  await versions.refresh();
  return versions.of("counts-v1");
};

/** Alters the documents written to one collection. */
const altering =
  (collection: string, alter: (writes: WriteBatch["writes"]) => WriteBatch["writes"]): Change =>
  ({ writeBatch }) => ({
    writeBatch: (batch) =>
      writeBatch({
        ...batch,
        writes: [
          ...batch.writes.filter((write) => write.collection !== collection),
          ...alter(batch.writes.filter((write) => write.collection === collection)),
        ],
      }),
  });

const rebuilds = (open: () => Promise<DocumentStore>) => () => {
  const world = async (streams = 3) => {
    const store = await openEmbeddedEventStore(temporaryDirectory());
    const documents = await open();
    onTestFinished(async () => {
      await store.close();
      await documents.close();
    });
    for (let stream = 0; stream < streams; stream += 1) {
      await receive(store, `stock-${stream}`, stream + 1, 1);
    }
    return { store, documents };
  };
  const original = { "stock-0": 2, "stock-1": 3, "stock-2": 4 };

  it("builds next to the serving version, and readers never go back in time", async () => {
    const { store, documents } = await world(60);
    const { engine, errors } = await started(store, documents);
    const known = new Map<string, number>();
    let reads = 0;
    const ending = new AbortController();
    const isEnded = () => ending.signal.aborted;
    const reading = (async () => {
      while (!isEnded()) {
        await nextTurn();
        const { documents: found } = await engine.documents.find<Count>("counts-v1", {
          limit: 1000,
        });
        expect(await engine.documents.count("counts-v1")).toBeGreaterThanOrEqual(known.size);
        const now = new Map(found.map(({ id, document }) => [id, document.pieces]));
        for (const [id, pieces] of known) expect(now.get(id)).toBeGreaterThanOrEqual(pieces);
        for (const [id, pieces] of now) known.set(id, pieces);
        reads += 1;
      }
    })();
    const writing = (async () => {
      for (let count = 0; !isEnded(); count += 1) {
        const stream = `stock-${count % 70}`;
        const position = await receive(store, stream, 1);
        expect(await engine.waitFor(position, patienceMs)).toBe(true);
        // A reader that has waited for a position sees it, whichever collection serves.
        const found = await engine.documents.getMany<Count>("counts-v1", [stream]);
        expect(found.get(stream)?.position).toBe(position);
      }
    })();
    const report = await ask(documents, "rebuild");
    await eventually(() => expect(known.size).toBe(70));
    ending.abort();
    await Promise.all([reading, writing]);
    expect(report).toMatchObject({ state: "done" });
    expect(report.text).toMatch("counts-v1-r2 is now serving: the same as counts-v1");
    expect(reads).toBeGreaterThan(3);
    expect(await rowOf(documents)).toMatchObject({
      serving: "counts-v1-r2",
      building: null,
      kept: ["counts-v1"],
      request: null,
    });
    const position = await receive(store, "stock-0", 1);
    await engine.waitFor(position, patienceMs);
    const pieces = await piecesOf(documents, "counts-v1-r2");
    expect(await piecesOf(documents, "counts-v1")).toEqual(pieces);
    expect(await piecesOf(engine.documents)).toEqual(pieces);
    expect(await documents.checkpoint("counts-v1")).toBe(position);
    expect(await documents.checkpoint("counts-v1-r2")).toBe(position);
    expect(errors).toEqual([]);
  });

  it("finds a document that differs from the log, and repairs it by a rebuild", async () => {
    const { store, documents } = await world();
    const { engine } = await started(store, documents);
    expect(await ask(documents, "verify")).toMatchObject({
      state: "done",
      text: "counts-v1 matches the log (3 documents, 3 compared)",
    });
    const [last] = (await documents.getMany<Count>("counts-v1", ["stock-2"])).values();
    await documents.writeBatch({
      writes: [
        {
          collection: "counts-v1",
          id: "stock-1",
          document: { id: "stock-1", even: true, pieces: 4 },
          position: last?.position ?? "",
        },
      ],
      checkpoints: {},
    });
    const found = await ask(documents, "verify");
    expect(found).toMatchObject({ state: "failed" });
    expect(found.text).toBe(
      "counts-v1 differs from the log (3 documents, 3 compared, different: stock-1)",
    );
    const rebuilt = await ask(documents, "rebuild");
    expect(rebuilt).toMatchObject({ state: "done" });
    expect(rebuilt.text).toMatch(
      "counts-v1 was wrong (3 documents, 3 compared, different: stock-1)",
    );
    expect(await piecesOf(engine.documents)).toEqual(original);
    expect(await ask(documents, "verify")).toMatchObject({ state: "done" });
  });

  it("finds missing documents and documents that no event made", async () => {
    const { store, documents } = await world();
    const losing = altering("counts-v1", (writes) => writes.filter(({ id }) => id !== "stock-1"));
    await started(store, documents, losing);
    expect((await ask(documents, "verify")).text).toBe(
      "counts-v1 differs from the log (2 documents against 3, 2 compared, different: stock-1)",
    );
    const ghost = { collection: "counts-v1", id: "ghost", document: {}, position: "11" };
    await documents.writeBatch({ writes: [ghost], checkpoints: {} });
    expect((await ask(documents, "verify")).text).toMatch(
      "(3 documents, 3 compared, different: ghost)",
    );
  });

  it("refuses to serve a version that differs from the log", async () => {
    const { store, documents } = await world();
    const { engine } = await started(
      store,
      documents,
      altering("counts-v1-r2", (writes) => writes.filter(({ id }) => id !== "stock-1")),
    );
    const report = await ask(documents, "rebuild");
    expect(report).toMatchObject({ state: "failed" });
    expect(report.text).toBe(
      "counts-v1-r2 differs from the log (2 documents against 3, 3 compared, " +
        "different: stock-1); counts-v1 keeps serving",
    );
    expect(await rowOf(documents)).toMatchObject({
      serving: "counts-v1",
      building: null,
      kept: [],
    });
    expect(await documents.checkpoint("counts-v1-r2")).toBeNull();
    expect(await piecesOf(engine.documents)).toEqual(original);
  });

  it("resumes a build after a crash", async () => {
    const { store, documents } = await world(150);
    let steps = 0;
    const dying = await started(store, documents, ({ writeBatch }) => ({
      async writeBatch(batch) {
        if ("counts-v1-r2" in batch.checkpoints && ++steps > 2) throw new Error("the disk is full");
        await writeBatch(batch);
      },
    }));
    const job = ask(documents, "rebuild");
    await eventually(() => expect(dying.errors).toContain("the disk is full"));
    await dying.engine.stop();
    const cutOff = await documents.checkpoint("counts-v1-r2");
    expect(cutOff).not.toBeNull();
    const from: (string | null)[] = [];
    const { engine } = await started(
      {
        ...store,
        readAll(after) {
          from.push(after);
          return store.readAll(after);
        },
      },
      documents,
    );
    expect(await job).toMatchObject({ state: "done" });
    expect(from[0]).toBe(cutOff);
    expect(await rowOf(documents)).toMatchObject({ serving: "counts-v1-r2" });
    expect(Object.keys(await piecesOf(engine.documents))).toHaveLength(150);
  });

  it("brings a retained version up to date after a crash", async () => {
    const { store, documents } = await world();
    const first = await started(store, documents);
    await ask(documents, "rebuild");
    await first.engine.stop();
    const position = await receive(store, "stock-0", 5);
    // Simulates a crash between the two checkpoints.
    await documents.writeBatch({
      writes: [
        {
          collection: "counts-v1-r2",
          id: "stock-0",
          document: { id: "stock-0", even: false, pieces: 7 },
          position,
        },
      ],
      checkpoints: { "counts-v1-r2": position },
      fences: { "counts-v1-r2": 1 },
    });
    const { engine } = await started(store, documents);
    await engine.waitFor(await receive(store, "stock-1", 1), patienceMs);
    const pieces = { "stock-0": 7, "stock-1": 4, "stock-2": 4 };
    expect(await piecesOf(documents, "counts-v1-r2")).toEqual(pieces);
    expect(await piecesOf(documents, "counts-v1")).toEqual(pieces);
  });

  it("drops one retained version, and none that serves or is being built", async () => {
    const { store, documents } = await world(1);
    const { engine, errors } = await started(store, documents);
    await ask(documents, "rebuild");
    expect((await ask(documents, "rebuild")).text).toBe(
      "counts-v1-r3 is now serving: the same as counts-v1-r2 (1 document, 1 compared). " +
        "counts-v1-r2 is kept until dropped",
    );
    expect(await ask(documents, "drop", "counts-v1-r3")).toMatchObject({
      state: "failed",
      text: "counts-v1-r3 is the serving version and cannot be dropped",
    });
    const versions = createReadModelVersions(documents);
    const building = (collection: string | null) =>
      versions.change("counts-v1", (row) => ({ ...row, building: collection }));
    await building("counts-v1-r4");
    expect(await ask(documents, "drop", "counts-v1-r4")).toMatchObject({
      state: "failed",
      text: "counts-v1-r4 is being built and cannot be dropped",
    });
    await building(null);
    expect(await ask(documents, "drop", "counts-v1")).toMatchObject({
      state: "done",
      text: "Deleted counts-v1",
    });
    expect(await rowOf(documents)).toMatchObject({
      serving: "counts-v1-r3",
      kept: ["counts-v1-r2"],
    });
    expect(await documents.checkpoint("counts-v1")).toBeNull();
    const position = await receive(store, "stock-0", 1);
    expect(await engine.waitFor(position, patienceMs)).toBe(true);
    expect(await piecesOf(engine.documents)).toEqual({ "stock-0": 3 });
    expect(await piecesOf(documents, "counts-v1-r2")).toEqual({ "stock-0": 3 });
    expect(await documents.checkpoint("counts-v1")).toBeNull();
    expect(errors).toEqual([]);
  });

  it("compares both versions at one position, even if the live updates are behind", async () => {
    const { store, documents } = await world();
    let waiting: (() => void)[] | null = null;
    const slow: EventStore = {
      ...store,
      subscribe: (after, consume, onError) =>
        store.subscribe(
          after,
          async (events) => {
            const held = waiting;
            if (held) await new Promise<void>((resolve) => held.push(resolve));
            await consume(events);
          },
          onError,
        ),
    };
    const { engine, errors } = await started(slow, documents);
    const held: (() => void)[] = [];
    waiting = held;
    const position = await receive(store, "stock-0", 5);
    await eventually(() => expect(held).toHaveLength(1));
    const rebuilt = ask(documents, "rebuild");
    await eventually(async () => expect(await documents.checkpoint("counts-v1-r2")).toBe(position));
    expect(await documents.checkpoint("counts-v1")).not.toBe(position);
    waiting = null;
    held[0]?.();
    expect((await rebuilt).text).toMatch("counts-v1-r2 is now serving: the same as counts-v1");
    expect(await piecesOf(engine.documents)).toEqual({ ...original, "stock-0": 7 });
    expect(errors).toEqual([]);
  });
};

describe(
  "rebuilds in SQLite",
  rebuilds(async () => openEmbeddedDocumentStore(temporaryDirectory())),
);

const mongoDb = await findMongoDb();

describe.skipIf(mongoDb.start === null)(`rebuilds in ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  rebuilds(() => openMongoDbDocumentStore({ ...patientAnswers, url: server.newUrl() }))();

  it("lets no process switch the serving version after another took over", async () => {
    const store = await openEmbeddedEventStore(temporaryDirectory());
    const url = server.newUrl();
    const quick = { everyMs: 50, patienceMs: 300, beliefMs: 200 };
    const paused = await openMongoDbDocumentStore({
      ...patientAnswers,
      url,
      leaseTiming: { ...quick, everyMs: 2 ** 31 - 1, beliefMs: 2 ** 31 },
    });
    const other = await openMongoDbDocumentStore({ ...patientAnswers, url, leaseTiming: quick });
    onTestFinished(async () => {
      await store.close();
      await paused.close();
      await other.close();
    });
    const writerOf = async (documents: DocumentStore) => {
      const versions = createReadModelVersions(documents);
      await versions.open(["counts-v1"]);
      await documents.leases.request(["counts-v1"]);
      return createWriter({ store, documents, versions });
    };
    const [stale, writer] = [await writerOf(paused), await writerOf(other)];
    expect(await stale.ready([countsOf()], null)).toHaveLength(1);
    await eventually(async () => {
      expect(await writer.ready([countsOf()], null)).toHaveLength(1);
    });
    const change = stale.change(countsOf(), (row) => ({ ...row, serving: "counts-v1-r2" }));
    await expect(change).rejects.toThrow("Another process writes counts-v1 now");
    expect((await rowOf(other)).serving).toBe("counts-v1");
  });
});
