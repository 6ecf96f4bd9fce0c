import { expect, it, onTestFinished, vi } from "vitest";
import { checkpointAt } from "#event-store/checkpoint.ts";
import { noEvents, type EventStore } from "#event-store/event-store.ts";
import { createChangeFeed, type Change } from "#projections/engine/change-feed.ts";
import { LeaseLost, type DocumentStore } from "#projections/engine/document-store.ts";
import { specsOf, type Projection } from "#projections/engine/projection.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { createReadModelVersions } from "#projections/engine/read-model-versions.ts";
import { collect } from "../../testing/collect.ts";
import { countsOf, piecesOf, receive, received, type Count } from "../../testing/counts.ts";
import { openEmbeddedEngines } from "../../testing/embedded-engines.ts";
import { someEvent } from "../../testing/events.ts";
import { eventually } from "../../testing/eventually.ts";
import { patienceMs } from "../../testing/patience.ts";

/** A second read model of the same events. */
const tallies: Projection = { ...countsOf(), name: "tallies" };

/** An engine whose lease another process may hold: `token` is null then. */
const engineOf = (
  store: EventStore,
  documents: DocumentStore,
  {
    projections = [countsOf()],
    token = () => 1,
    stillMs = 10_000,
  }: {
    readonly projections?: readonly Projection[];
    readonly token?: (model: string) => number | null;
    readonly stillMs?: number;
  } = {},
) => {
  const errors: string[] = [];
  const foreign: (readonly string[])[] = [];
  const changes: Change[] = [];
  const feed = createChangeFeed();
  for (const { name, version } of projections) {
    feed.listen(`${name}-v${version}`, (change) => changes.push(change));
  }
  const engine = createProjectionEngine({
    store,
    documents: { ...documents, leases: { ...documents.leases, token } },
    projections,
    feed,
    stillMs,
    onForeign: (names) => foreign.push(names),
    onError: ({ message }) => errors.push(message),
  });
  onTestFinished(() => engine.stop());
  return { engine, errors, foreign, changes };
};

/** A log that records the position after which each subscription starts. */
const watching = (store: EventStore) => {
  const starts: (string | null)[] = [];
  const watched: EventStore = {
    ...store,
    subscribe(after, ...how) {
      starts.push(after);
      return store.subscribe(after, ...how);
    },
  };
  return { watched, starts };
};

const missing = (names: string) =>
  `No process updates these read models: ${names}. Start a process with --role projector or all`;

it("folds another log from its beginning, and reports the read models once", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1, 2);
  const first = engineOf(store, documents, { projections: [countsOf(), tallies] });
  await first.engine.start();
  await first.engine.stop();
  const { store: other } = await openEmbeddedEngines();
  await receive(other, "stock-b", 7);
  const second = engineOf(other, documents, { projections: [countsOf(), tallies] });
  await second.engine.start();
  expect(await piecesOf(documents)).toEqual({ "stock-b": 7 });
  expect(await piecesOf(documents, "tallies-v1")).toEqual({ "stock-b": 7 });
  expect(first.foreign).toEqual([]);
  expect(second.foreign).toEqual([["counts", "tallies"]]);
});

it("folds another log into kept collections and those being built as well", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const collections = ["counts-v1", "counts-v1-r2", "counts-v1-r3"];
  const versions = createReadModelVersions(documents);
  await versions.open(["counts-v1"]);
  await versions.change("counts-v1", (row) => ({
    ...row,
    ...{ kept: ["counts-v1-r2"], building: "counts-v1-r3", newest: 3 },
  }));
  for (const collection of collections) {
    await documents.ensureCollections(specsOf(countsOf(), collection));
  }
  await receive(store, "stock-a", 1, 2);
  const [first] = await collect(store.readAll(null));
  if (!first) throw new Error("The log is empty");
  const { position, lastEvent } = checkpointAt(first);
  // The serving collection has no checkpoint yet; the others have one of this log.
  for (const collection of collections.slice(1)) {
    const ghost = { id: "ghost", even: true, pieces: 2 };
    await documents.writeBatch({
      writes: [{ collection, id: "ghost", document: ghost, position }],
      ...{ checkpoints: { [collection]: position }, lastEvent },
    });
  }
  const { store: other } = await openEmbeddedEngines();
  await receive(other, "stock-b", 7);
  const { engine, foreign } = engineOf(other, documents);
  await engine.start();
  expect(foreign).toEqual([["counts"]]);
  for (const collection of collections.slice(0, 2)) {
    expect(await piecesOf(documents, collection)).toEqual({ "stock-b": 7 });
  }
  expect(await piecesOf(documents, "counts-v1-r3")).toEqual({});
});

it("folds only the read models that were behind, and publishes only their changes", async () => {
  const { store, documents } = await openEmbeddedEngines();
  // More events than a batch has: the first batch ends before the read model that is ahead.
  const pieces = 501;
  await receive(store, "stock-a", ...Array.from({ length: pieces }, () => 1));
  const first = engineOf(store, documents);
  await first.engine.start();
  await first.engine.stop();
  const second = engineOf(store, documents, { projections: [countsOf(), tallies] });
  await second.engine.start();
  expect(await piecesOf(documents)).toEqual({ "stock-a": pieces });
  expect(await piecesOf(documents, "tallies-v1")).toEqual({ "stock-a": pieces });
  const collections = second.changes.map(({ collection }) => collection);
  expect(new Set(collections)).toEqual(new Set(["tallies-v1"]));
  expect(second.foreign).toEqual([]);
});

it("starts at the read model that is furthest behind", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const behind = await receive(store, "stock-a", 1);
  const both = { projections: [countsOf(), tallies] };
  const first = engineOf(store, documents, both);
  await first.engine.start();
  await first.engine.stop();
  const position = await receive(store, "stock-a", 2);
  const ahead = engineOf(store, documents);
  await ahead.engine.start();
  await ahead.engine.stop();
  const { watched, starts } = watching(store);
  const { engine, changes } = engineOf(watched, documents, both);
  await engine.start();
  expect(starts).toEqual([behind]);
  expect(engine.position()).toBe(position);
  expect(changes).toMatchObject([
    { collection: "tallies-v1", id: "stock-a", position, document: { pieces: 3 } },
  ]);
});

it("passes events of unknown types", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const { engine, errors } = engineOf(store, documents);
  await engine.start();
  const outcome = await store.append("stock-a", noEvents, [received(1), someEvent()]);
  if (outcome.outcome !== "written") throw new Error("Not written");
  expect(await engine.waitFor(outcome.position, patienceMs)).toBe(true);
  expect(await piecesOf(documents)).toEqual({ "stock-a": 1 });
  expect(errors).toEqual([]);
});

it("notices changes by other processes until it is stopped", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, documents } = await openEmbeddedEngines();
  let reads = 0;
  let subscriptions = 0;
  const { engine } = engineOf(
    {
      ...store,
      subscribe(...args) {
        subscriptions += 1;
        const subscription = store.subscribe(...args);
        return {
          async stop() {
            await subscription.stop();
            subscriptions -= 1;
          },
        };
      },
    },
    {
      ...documents,
      async metadata() {
        reads += 1;
        return documents.metadata();
      },
    },
  );
  await engine.start();
  const other = createReadModelVersions(documents);
  await other.open(["counts-v1"]);
  await other.change("counts-v1", (row) => ({ ...row, kept: ["counts-v1-r2"] }));
  vi.advanceTimersByTime(500);
  await eventually(async () =>
    expect((await engine.desk.statuses())[0]?.kept).toEqual(["counts-v1-r2"]),
  );
  expect(subscriptions).toBe(1);
  await engine.stop();
  expect(subscriptions).toBe(0);
  const before = reads;
  vi.advanceTimersByTime(5000);
  expect(reads).toBe(before);
});

it("publishes the changes of all read models in the order of the log", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1);
  await receive(store, "stock-b", 1);
  const { engine, changes } = engineOf(store, documents, { projections: [countsOf(), tallies] });
  await engine.start();
  expect(changes.map(({ id, collection }) => [id, collection])).toEqual([
    ["stock-a", "counts-v1"],
    ["stock-a", "tallies-v1"],
    ["stock-b", "counts-v1"],
    ["stock-b", "tallies-v1"],
  ]);
});

it("reports once which read models no process updates, and continues when one does", async () => {
  const { store, documents } = await openEmbeddedEngines();
  let tokens: readonly (string | null)[] = ["counts-v1", "tallies-v1"];
  const { engine, errors } = engineOf(store, documents, {
    projections: [countsOf(), tallies],
    token: (model) => (tokens.includes(model) ? 1 : null),
    stillMs: 40,
  });
  await engine.start();
  expect(engine.lastError()).toBeNull();
  tokens = [];
  const position = await receive(store, "stock-a", 1);
  await eventually(() => expect(engine.lastError()?.message).toBe(missing("counts, tallies")));
  tokens = ["counts-v1"];
  await eventually(async () => expect(await piecesOf(documents)).toEqual({ "stock-a": 1 }));
  expect(await engine.waitFor(position, 60)).toBe(false);
  tokens = ["counts-v1", "tallies-v1"];
  expect(await engine.waitFor(position, patienceMs)).toBe(true);
  expect(engine.lastError()).toBeNull();
  expect(errors).toEqual([missing("counts, tallies")]);
  expect(await piecesOf(documents, "tallies-v1")).toEqual({ "stock-a": 1 });
});

it("publishes a batch that another process has written after this one lost the lease", async () => {
  const { store, documents } = await openEmbeddedEngines();
  let token: number | null = 1;
  let lost = 0;
  const { engine, errors, changes } = engineOf(
    store,
    {
      ...documents,
      async writeBatch(batch) {
        await documents.writeBatch(batch);
        if (batch.writes.length === 0 || lost > 0) return;
        lost += 1;
        token = null;
        throw new LeaseLost("Another process writes counts-v1 now");
      },
    },
    { token: () => token },
  );
  await engine.start();
  const position = await receive(store, "stock-a", 2);
  expect(await engine.waitFor(position, patienceMs)).toBe(true);
  expect([lost, errors]).toEqual([1, []]);
  expect(changes).toMatchObject([{ id: "stock-a", position, document: { pieces: 2 } }]);
});

it("stops while it waits for another process", async () => {
  const { store, documents } = await openEmbeddedEngines();
  let token: number | null = 1;
  const { engine, errors } = engineOf(store, documents, { token: () => token });
  await engine.start();
  token = null;
  await receive(store, "stock-a", 1);
  expect(await engine.waitFor("9zzzzzzzzz", 30)).toBe(false);
  await engine.stop();
  token = 1;
  expect(await piecesOf(documents)).toEqual({});
  expect(errors).toEqual([]);
});

it("publishes what another process has written once", async () => {
  const { store, documents } = await openEmbeddedEngines();
  /** An item of no pieces changes no document. */
  const projection: Projection<Count> = {
    ...countsOf(),
    evolve: (document, event) =>
      event.type === "StockReceived" && event.data.quantity === 0
        ? document
        : countsOf().evolve(document, event),
  };
  const writer = engineOf(store, documents, { projections: [projection] });
  const follower = engineOf(store, documents, { projections: [projection], token: () => null });
  await writer.engine.start();
  await follower.engine.start();
  for (const pieces of [2, 0, 3]) {
    const position = await receive(store, "stock-a", pieces);
    expect(await follower.engine.waitFor(position, patienceMs)).toBe(true);
  }
  expect(follower.changes).toMatchObject([
    { document: { pieces: 2 } },
    { document: { pieces: 5 } },
  ]);
  expect(writer.changes).toEqual(follower.changes);
});

it("leaves read models of another log to the process that holds their lease", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1, 2);
  const first = engineOf(store, documents);
  await first.engine.start();
  await first.engine.stop();
  const { store: other } = await openEmbeddedEngines();
  await receive(other, "stock-b", 7);
  let token: number | null = null;
  let looks = 0;
  const looking: DocumentStore = {
    ...documents,
    async fullCheckpoints() {
      looks += 1;
      return documents.fullCheckpoints();
    },
  };
  const { engine, foreign } = engineOf(other, looking, { token: () => token });
  const started = engine.start();
  await eventually(() => expect(looks).toBeGreaterThan(2));
  expect(await piecesOf(documents)).toEqual({ "stock-a": 3 });
  token = 1;
  await started;
  expect(await piecesOf(documents)).toEqual({ "stock-b": 7 });
  expect(foreign).toEqual([["counts"]]);
});

it("stops while it waits for the process that drops the read models of another log", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1);
  const first = engineOf(store, documents);
  await first.engine.start();
  await first.engine.stop();
  const { store: other } = await openEmbeddedEngines();
  const { watched, starts } = watching(other);
  const { engine, foreign } = engineOf(watched, documents, { token: () => null });
  const started = engine.start();
  await eventually(() => expect(foreign).toHaveLength(1));
  await engine.stop();
  await started;
  expect(starts).toEqual([]);
});

it("can be stopped before it has started", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await expect(engineOf(store, documents).engine.stop()).resolves.toBeUndefined();
});
