import { createServer, Socket, type AddressInfo } from "node:net";
import { once } from "node:events";
import type { Collection } from "mongodb";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { NewEvent } from "#event-store/event-store.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentStore, Find, WriteBatch } from "#projections/engine/document-store.ts";
import { connectMongoDb } from "#projections/mongodb/connection.ts";
import { MongoUnavailable } from "#projections/mongodb/errors.ts";
import { writeGuarded, type StoredRow } from "#projections/mongodb/guarded-writes.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { someEvent } from "../../testing/events.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";

const failureOf = async (promise: Promise<unknown>): Promise<Error> => {
  const failure: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error("It did not fail");
  return failure;
};

/** A port without a listener, or one that accepts connections and never answers. */
const badPort = async (kind: "closed" | "silent"): Promise<number> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  if (kind === "closed") close();
  else onTestFinished(close);
  return port;
};

describe("MongoDB that can't be used", () => {
  it.each([
    "postgres://ann:secret@db/nivasa",
    "mongodb://ann:secret@db@two/nivasa",
    "mongodb://ann:secret@db/?nonsense=1",
    "mongodb://ann:secret@db:99999999/nivasa",
  ])("refuses %s with an example, without revealing the password", async (url) => {
    const error = await failureOf(openMongoDbDocumentStore({ url }));
    expect(error).toBeInstanceOf(MongoUnavailable);
    expect(error.message).toMatch(/^MONGODB_URL is not a MongoDB connection string/);
    expect(`${error.message}${String(error.cause)}`).not.toContain("secret");
  });

  it.each(["closed", "silent"] as const)(
    "names the address within 3 s if it is %s",
    async (kind) => {
      const address = `127.0.0.1:${await badPort(kind)}`;
      const begun = performance.now();
      const error = await failureOf(
        openMongoDbDocumentStore({ url: `mongodb://ann:secret@${address}/` }),
      );
      expect(performance.now() - begun).toBeLessThan(4000);
      expect(error).toBeInstanceOf(MongoUnavailable);
      expect(error.message).toMatch(`MongoDB at ${address} does not answer`);
      expect(error.message).toMatch("MONGODB_URL");
      expect(error.message).not.toContain("secret");
    },
  );

  it("names an unknown host", async () => {
    const url = "mongodb+srv://nowhere.invalid/nivasa";
    const error = await failureOf(openMongoDbDocumentStore({ url }));
    expect(error.message).toMatch("MongoDB at nowhere.invalid does not answer");
  });
});

/** Destroys the socket just before the next command with this text is sent. */
const destroyAtSending = (text: string) => {
  const send = Socket.prototype.write;
  const sending = vi.spyOn(Socket.prototype, "write").mockImplementation(function (
    this: Socket,
    ...sent
  ) {
    if (Buffer.from(sent[0]).includes(text)) {
      sending.mockRestore();
      this.destroy();
    }
    return send.apply(this, sent);
  });
};

const mongoDb = await findMongoDb();

interface Lamp {
  readonly price: number;
  readonly name?: string | null;
}

describe.skipIf(mongoDb.start === null)(`read models in ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  const opened = async (url = server.newUrl()): Promise<DocumentStore> => {
    const store = await openMongoDbDocumentStore({ url });
    onTestFinished(() => store.close());
    return store;
  };
  const batchOf = (position: string, documents: Readonly<Record<string, Lamp>>): WriteBatch => ({
    writes: Object.entries(documents).map(([id, document]) => ({
      collection: "lamps-v1",
      id,
      document,
      position,
    })),
    checkpoints: { "lamps-v1": position },
  });
  const pricesOf = async (store: DocumentStore): Promise<Readonly<Record<string, number>>> => {
    const { documents } = await store.find<Lamp>("lamps-v1", { limit: 1000 });
    return Object.fromEntries(documents.map(({ id, document }) => [id, document.price]));
  };

  it("accepts batches twice and out of order", async () => {
    const store = await opened();
    const first = batchOf("11", { a: { price: 1 }, b: { price: 1 } });
    const second = batchOf("12", { b: { price: 2 }, c: { price: 2 } });
    const third = batchOf("13", { a: { price: 3 }, d: { price: 3 } });
    for (const batch of [second, third, first, second, third, first]) {
      await store.writeBatch(batch);
    }
    expect(await pricesOf(store)).toEqual({ a: 3, b: 2, c: 2, d: 3 });
  });

  it("writes the new documents of a batch that is mostly known", async () => {
    const store = await opened();
    const all = Object.fromEntries(
      Array.from({ length: 120 }, (_, index) => [`lamp-${index}`, { price: index }]),
    );
    const known = Object.fromEntries(Object.entries(all).filter((_, index) => index % 2 === 0));
    await store.writeBatch(batchOf("11", known));
    await store.writeBatch(batchOf("11", all));
    expect(await store.count("lamps-v1")).toBe(120);
    await store.writeBatch(batchOf("12", { ...all, more: { price: 7 } }));
    expect(await store.count("lamps-v1", { $position: { eq: "12" } })).toBe(121);
  });

  it("keeps the newest of concurrent writes", async () => {
    const url = server.newUrl();
    const [one, other] = [await opened(url), await opened(url)];
    const positions = Array.from({ length: 30 }, (_, index) => 10 + ((index * 7) % 30));
    await Promise.all(
      positions.map((position, index) =>
        (index % 2 === 0 ? one : other).writeBatch(
          batchOf(String(position), { a: { price: position } }),
        ),
      ),
    );
    expect(await pricesOf(one)).toEqual({ a: 39 });
    expect(await other.checkpoint("lamps-v1")).toBe("39");
  });

  it("replaces an older document that another writer inserted at the same moment", async () => {
    const { database, close } = await connectMongoDb({ url: server.newUrl() });
    onTestFinished(close);
    const rows = database.collection<StoredRow>("lamps-v1");
    let overtaken = false;
    const raced = new Proxy<Collection<StoredRow>>(rows, {
      get: (target, property) =>
        property === "bulkWrite" && !overtaken
          ? async () => {
              overtaken = true;
              await rows.insertOne({ _id: "a", position: "11" });
              await rows.bulkWrite([{ insertOne: { document: { _id: "a", position: "12" } } }]);
            }
          : (Reflect.get(target, property, target) as unknown),
    });
    await writeGuarded(raced, [
      { _id: "a", position: "12" },
      { _id: "b", position: "12" },
    ]);
    expect(overtaken).toBe(true);
    expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: "a", position: "12" },
      { _id: "b", position: "12" },
    ]);
  });

  it("never moves a checkpoint back", async () => {
    const store = await opened();
    for (const position of ["15", "13", "15", "14"]) await store.writeBatch(batchOf(position, {}));
    expect(await store.checkpoint("lamps-v1")).toBe("15");
  });

  it.each<["up" | "down", string]>([
    ["up", "cdeba"],
    ["down", "abcde"],
  ])("pages %s through documents that lack the field", async (direction, ids) => {
    const store = await opened();
    const documents = {
      a: { name: "z", price: 1 },
      b: { name: "y", price: 1 },
      c: { price: 1 },
      d: { name: null, price: 1 },
      e: { price: 1 },
    };
    await store.writeBatch(batchOf("11", documents));
    for (const limit of [1, 2, 3]) {
      const find: Find = { sort: [{ field: "name", direction }], limit };
      let found = "";
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof store.find>> = await store.find("lamps-v1", {
          ...find,
          cursor,
        });
        found += page.documents.map(({ id }) => id).join("");
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found).toBe(ids);
    }
  });

  it.each(["a.c", "(", "[a]", "\\d", "^$|{2}*+?", "\0", "සිංහල", "two\nlines"])(
    "finds %j literally",
    async (word) => {
      const store = await opened();
      await store.writeBatch(
        batchOf("11", {
          a: { name: `before ${word} after`, price: 1 },
          b: { name: "abc d 1 two lines", price: 1 },
        }),
      );
      const { documents } = await store.find("lamps-v1", {
        where: { name: { contains: [word] } },
        limit: 10,
      });
      expect(documents.map(({ id }) => id)).toEqual(["a"]);
    },
  );

  it("refuses an unknown user, without revealing the password", async () => {
    const url = server.newUrl().replace(/\/\/([^/@]*@)?/, "//ann:secret@");
    const error = await failureOf(openMongoDbDocumentStore({ url }));
    expect(error).toBeInstanceOf(MongoUnavailable);
    expect(error.message).toMatch("refuses the user: correct name, password or authSource");
    expect(error.message).not.toContain("secret");
  });

  it("abandons a command that the driver forgot, then repeats it", async () => {
    const patience = { longestMs: 200, afterBreakMs: 60_000 };
    const { database, finish, close } = await connectMongoDb({ url: server.newUrl(), patience });
    onTestFinished(close);
    const lamps = database.collection<{ readonly _id: string }>("lamps-v1");
    const write = () => finish(() => lamps.insertOne({ _id: "a" }));
    destroyAtSending("lamps-v1");
    expect(await failureOf(write())).toBeInstanceOf(MongoUnavailable);
    await write();
    expect(await lamps.countDocuments()).toBe(1);
  });

  it("lets a starting process read its checkpoints while the server is late", async () => {
    const store = await opened();
    await store.writeBatch({ writes: [], checkpoints: { "lamps-v1": "11" } });
    destroyAtSending("lamps-v1");
    expect(await failureOf(store.count("lamps-v1"))).toBeInstanceOf(MongoUnavailable);
    expect(await failureOf(store.count("lamps-v1"))).toBeInstanceOf(MongoUnavailable);
    expect((await store.fullCheckpoints()).get("lamps-v1")?.position).toBe("11");
  });

  it("waits for an answer as long as its option says", async () => {
    const { answer, close } = await connectMongoDb({ url: server.newUrl(), answerMs: 2000 });
    onTestFinished(close);
    const begun = performance.now();
    const unanswered = failureOf(answer(() => new Promise(() => undefined)));
    expect(await unanswered).toBeInstanceOf(MongoUnavailable);
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(1900);
    expect(took).toBeLessThan(3000);
  });

  it("reports one outage, also if an answer is missing that was requested before it", async () => {
    const onOutage = vi.fn();
    const { answer, close } = await connectMongoDb({ url: server.newUrl(), onOutage });
    onTestFinished(close);
    const unanswered = failureOf(answer(() => new Promise(() => undefined)));
    const failure = new MongoUnavailable("The connection broke");
    expect(await failureOf(answer(() => Promise.reject(failure)))).toBe(failure);
    await eventually(() => expect(onOutage.mock.calls).toEqual([[failure], [null]]));
    expect(await unanswered).toBeInstanceOf(MongoUnavailable);
    expect(onOutage).toHaveBeenCalledTimes(2);
  });
});

interface Count {
  readonly pieces: number;
}

const counts: Projection<Count> = {
  name: "counts",
  version: 1,
  indexes: [],
  key: ({ stream }) => stream,
  evolve: (document, event) =>
    event.type === "StockReceived"
      ? { pieces: (document?.pieces ?? 0) + event.data.quantity }
      : null,
};

const received = (quantity: number): NewEvent => ({
  ...someEvent({ quantity }),
  type: "StockReceived",
});

describe.skipIf(!mongoDb.own)(`${mongoDb.name} that is killed`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  const opened = async (url = server.newUrl()): Promise<DocumentStore> => {
    const store = await openMongoDbDocumentStore({ url });
    onTestFinished(() => store.close());
    return store;
  };

  it("uses the database `nivasa` if the connection string names none", async () => {
    const url = new URL(server.newUrl());
    url.pathname = "/";
    const unnamed = await opened(url.href);
    url.pathname = "/nivasa";
    const named = await opened(url.href);
    await unnamed.writeBatch({ writes: [], checkpoints: { "lamps-v1": "11" } });
    expect(await named.checkpoint("lamps-v1")).toBe("11");
  });

  it("reports an outage within 3 s, and serves again when the server is back", async () => {
    const store = await opened();
    const batch = { writes: [], checkpoints: { "lamps-v1": "11" } };
    await store.writeBatch(batch);
    await server.kill();
    const begun = performance.now();
    const failures = await Promise.all([
      failureOf(store.getMany("lamps-v1", ["a"])),
      failureOf(store.find("lamps-v1", { limit: 1 })),
      failureOf(store.count("lamps-v1")),
      failureOf(store.checkpoint("lamps-v1")),
      failureOf(store.writeBatch(batch)),
    ]);
    const took = performance.now() - begun;
    await server.restart();
    expect(took).toBeLessThan(4000);
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(StoreUnavailable);
      expect(failure).toMatchObject({ name: "StoreUnavailable" });
      expect(failure.message).toMatch("MONGODB_URL");
    }
    expect(await store.checkpoint("lamps-v1")).toBe("11");
  });

  it("does not wait for a command that was lost with it", async () => {
    const patience = { longestMs: 600_000, afterBreakMs: 500 };
    const { database, finish, close } = await connectMongoDb({ url: server.newUrl(), patience });
    onTestFinished(close);
    destroyAtSending("lamps-v1");
    const lost = failureOf(finish(() => database.collection("lamps-v1").insertOne({})));
    await server.kill();
    // The next command detects the outage.
    await failureOf(finish(() => database.collection("vases-v1").countDocuments()));
    await server.restart();
    expect(await lost).toBeInstanceOf(MongoUnavailable);
  });

  it("does not wait for a lost command if no other command is sent", async () => {
    const patience = { longestMs: 600_000, afterBreakMs: 500 };
    const url = `${server.newUrl()}?heartbeatFrequencyMS=500`;
    const { database, finish, close } = await connectMongoDb({ url, patience });
    onTestFinished(close);
    await finish(() => database.collection("lamps-v1").countDocuments());
    destroyAtSending("vases-v1");
    const lost = failureOf(finish(() => database.collection("vases-v1").insertOne({})));
    await server.kill();
    expect(await lost).toBeInstanceOf(MongoUnavailable);
    await server.restart();
  });

  it("loses and duplicates nothing if it dies in the middle of batches", async () => {
    const store = await openEmbeddedEventStore(temporaryDirectory());
    onTestFinished(() => store.close());
    const streams = Array.from({ length: 80 }, (_, index) => `stock-${index}`);
    const rounds = 8;
    for (let round = 0; round < rounds; round += 1) {
      const events = [received(1), received(round)];
      await Promise.all(
        streams.map((stream) => store.append(stream, round * 2 - 1, events.map(newId))),
      );
    }

    // FerretDB's quick restart can go unnoticed by the driver, so a command that was sent at that
    // moment counts as forgotten only after the longest wait.
    const patience = { longestMs: 10_000, afterBreakMs: 3000 };
    const documents = await openMongoDbDocumentStore({ url: server.newUrl(), patience });
    onTestFinished(() => documents.close());
    const restartAfter = async (writing: Promise<void>): Promise<void> => {
      const [outcome] = await Promise.allSettled([
        writing,
        server.kill().then(() => server.restart()),
      ]);
      if (outcome.status === "rejected") throw outcome.reason;
    };
    /** Outcomes of the first batches; all later ones succeed. */
    const writes: ((batch: WriteBatch) => Promise<void>)[] = [
      async ({ writes }) => {
        await documents.writeBatch({ writes: writes.slice(0, 30), checkpoints: {} });
        await server.kill();
        await server.restart();
        throw new Error("half of the documents were stored");
      },
      (batch) => restartAfter(documents.writeBatch(batch)),
      async ({ writes }) => {
        await documents.writeBatch({ writes, checkpoints: {} });
        await server.kill();
        await server.restart();
        throw new Error("the checkpoint was not stored");
      },
      (batch) => restartAfter(documents.writeBatch(batch)),
    ];
    const errors: Error[] = [];
    const runner = createProjectionEngine({
      store,
      documents: {
        ...documents,
        writeBatch: (batch) => (writes.shift() ?? documents.writeBatch)(batch),
      },
      projections: [counts],
      feed: createChangeFeed(),
      onError: (error) => errors.push(error),
    });
    onTestFinished(() => runner.stop());
    await runner.start();

    const pieces = rounds + (rounds * (rounds - 1)) / 2;
    const { documents: found } = await documents.find<Count>("counts-v1", { limit: 1000 });
    expect(Object.fromEntries(found.map(({ id, document }) => [id, document.pieces]))).toEqual(
      Object.fromEntries(streams.map((stream) => [stream, pieces])),
    );
    expect(await documents.checkpoint("counts-v1")).toBe(await store.head());
    expect(errors.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        "half of the documents were stored",
        "the checkpoint was not stored",
      ]),
    );
    expect(runner.lastError()).toBeNull();
  });
});

const newId = (event: NewEvent): NewEvent => ({ ...event, id: crypto.randomUUID() });
