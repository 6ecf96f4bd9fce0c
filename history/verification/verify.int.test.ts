import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import { countsOf, receive, type Count } from "../../testing/counts.ts";
import { findMongoDb, patientAnswers, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { verify } from "./verify.ts";
import { patienceMs } from "../../testing/patience.ts";

const projection = { ...countsOf(), counted: [["even"]] };

const verifies = (open: () => Promise<DocumentStore>) => () => {
  const world = async (streams = 3) => {
    const store = createMemoryEventStore();
    const documents = await open();
    for (let stream = 0; stream < streams; stream += 1) {
      await receive(store, `stock-${stream}`, stream + 1, 1);
    }
    const errors: Error[] = [];
    const engine = createProjectionEngine({
      store,
      documents,
      projections: [projection],
      feed: createChangeFeed(),
      onError: (error) => errors.push(error),
    });
    await engine.start();
    onTestFinished(async () => {
      await engine.stop();
      await documents.close();
      expect(errors).toEqual([]);
    });
    await engine.waitFor((await store.head()) ?? "", patienceMs);
    const check = async (stored: Partial<DocumentStore> = {}) => {
      const scratch = openEmbeddedDocumentStore(temporaryDirectory());
      try {
        const [checked] = await verify({
          store,
          stored: { ...documents, ...stored },
          projections: [projection],
          scratch,
          stopping: new AbortController().signal,
        });
        return checked;
      } finally {
        await scratch.close();
      }
    };
    /** Replaces a document, or adds one. */
    const damage = async (id: string, document: object, after = "", collection = "counts-v1") => {
      const found = await documents.getMany(collection, [id]);
      const position = `${found.get(id)?.position ?? ""}${after}`;
      await documents.writeBatch({
        writes: [{ collection, id, document, position }],
        checkpoints: {},
      });
    };
    return { store, documents, engine, check, damage };
  };

  it("finds no differences in correct read models, also beyond one page", async () => {
    const { check, store } = await world(250);
    expect(await check()).toEqual({
      model: "counts",
      upTo: await store.head(),
      documents: 250,
      fields: 750,
      different: 0,
      differences: [],
    });
  });

  it("finds a damaged document, its field, and the events since both agreed", async () => {
    const { check, damage, store } = await world();
    const agreed = await receive(store, "stock-9", 3);
    const first = await receive(store, "stock-9", 4);
    const second = await receive(store, "stock-9", 1);
    await expect.poll(() => check()).toMatchObject({ upTo: second, different: 0 });
    // Positions end with text. A longer one is newer, as a store with version checks requires.
    await damage("stock-9", { id: "stock-9", even: false, pieces: 3 }, "!");
    const checked = await check();
    expect(checked).toMatchObject({ documents: 4, different: 1 });
    expect(checked?.differences).toMatchObject([
      {
        id: "stock-9",
        kind: "different",
        fields: [
          { field: "even", stored: "false", replayed: "true" },
          { field: "pieces", stored: "3", replayed: "8" },
        ],
        storedAt: `${second}!`,
        replayedAt: second,
        agreedAt: agreed,
        events: [{ position: first, stream: "stock-9", revision: 1 }, { position: second }],
      },
    ]);
  });

  it("names the events behind replayed values, and finds missing and unknown documents", async () => {
    const { check, damage, documents } = await world();
    await damage("stock-1", { id: "stock-1", even: false, pieces: 99 }, "!");
    await damage("stock-of-nobody", { id: "stock-of-nobody", even: true, pieces: 2 }, "0");
    const counts = await documents.find<{ readonly count: number }>("counts-v1-counts", {
      limit: 9,
    });
    const [count] = counts.documents;
    await damage(count?.id ?? "", { count: 50 }, "!", "counts-v1-counts");
    const hidden = (id: string) => id !== "stock-2";
    const checked = await check({
      async find<Document>(collection: string, find: Parameters<DocumentStore["find"]>[1]) {
        const page = await documents.find<Document>(collection, find);
        return { ...page, documents: page.documents.filter(({ id }) => hidden(id)) };
      },
      async getMany<Document>(collection: string, ids: readonly string[]) {
        return documents.getMany<Document>(collection, ids.filter(hidden));
      },
    });
    expect(checked?.different).toBe(4);
    const kinds = checked?.differences.map(({ id, kind, agreedAt, events }) => ({
      ...{ id, kind, agreedAt, events: events.map(({ stream }) => stream) },
    }));
    expect(kinds).toContainEqual({
      id: "stock-1",
      kind: "different",
      agreedAt: null,
      events: ["stock-1"],
    });
    expect(kinds).toContainEqual({
      id: "stock-2",
      kind: "missing",
      agreedAt: null,
      events: ["stock-2", "stock-2"],
    });
    expect(kinds).toContainEqual({
      id: "stock-of-nobody",
      kind: "unknown",
      agreedAt: null,
      events: [],
    });
    expect(kinds).toContainEqual({ id: count?.id, kind: "count", agreedAt: null, events: [] });
  });

  it("compares only the figure of a count, and treats a missing count as zero", async () => {
    const { check, damage, documents } = await world();
    const { documents: counts } = await documents.find<{ readonly count: number }>(
      "counts-v1-counts",
      { limit: 9 },
    );
    for (const { id, document } of counts) await damage(id, document, "!", "counts-v1-counts");
    await damage('[["even",null]]', { count: 0 }, "0", "counts-v1-counts");
    expect((await check())?.different).toBe(0);
  });

  it("compares each document at its own last event while the read model advances", async () => {
    const { check, documents, engine, store } = await world(230);
    let pages = 0;
    const checked = await check({
      async find<Document>(collection: string, find: Parameters<DocumentStore["find"]>[1]) {
        pages += 1;
        // After the replay ended and before each page: change the documents on it, and add a new
        // one.
        await receive(store, "stock-1", pages);
        await receive(store, `stock-new-${pages}`, pages);
        await engine.waitFor(await receive(store, "stock-99", 5), patienceMs);
        return documents.find<Document>(collection, find);
      },
    });
    expect(pages).toBeGreaterThan(2);
    expect(checked).toMatchObject({ different: 0, differences: [] });
    expect((await documents.getMany<Count>("counts-v1", ["stock-99"])).size).toBe(1);
  });

  it("stops when aborted, and reports a read model that has not started", async () => {
    const { store, documents } = await world();
    const scratch = openEmbeddedDocumentStore(temporaryDirectory());
    onTestFinished(scratch.close);
    const check = (stopping: AbortSignal) =>
      verify({ store, stored: documents, projections: [countsOf(2)], scratch, stopping });
    expect(await check(new AbortController().signal)).toMatchObject([{ upTo: null, documents: 0 }]);
    const ended = verify({
      ...{ store, stored: documents, projections: [projection], scratch },
      stopping: AbortSignal.abort(new Error("Enough")),
    });
    await expect(ended).rejects.toThrow("Enough");
  });
};

describe(
  "verifies read models in SQLite",
  verifies(async () => openEmbeddedDocumentStore(temporaryDirectory())),
);

const mongoDb = await findMongoDb();

describe.skipIf(mongoDb.start === null)(`verifies read models in ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  verifies(() => openMongoDbDocumentStore({ ...patientAnswers, url: server.newUrl() }))();
});
