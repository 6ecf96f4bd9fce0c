import { expect, it, onTestFinished } from "vitest";
import type { EventStore } from "#event-store/event-store.ts";
import { createChangeFeed, type Change, type LiveUpdate } from "#projections/engine/change-feed.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { createLiveUpdates } from "#projections/engine/live-updates.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { countsOf, piecesOf, receive, type Count } from "../../testing/counts.ts";
import { openEmbeddedEngines } from "../../testing/embedded-engines.ts";
import { patienceMs } from "../../testing/patience.ts";

const running = async (
  store: EventStore,
  documents: DocumentStore,
  projection: Projection<Count> = countsOf(),
) => {
  const feed = createChangeFeed();
  const changes: Change[] = [];
  feed.listen(`counts-v${projection.version}`, (change) => changes.push(change));
  const errors: string[] = [];
  const runner = createProjectionEngine({
    store,
    documents,
    projections: [projection],
    feed,
    onError: ({ message }) => errors.push(message),
  });
  await runner.start();
  onTestFinished(() => runner.stop());
  const live = createLiveUpdates({ documents, feed, position: runner.position });
  return { runner, feed, changes, errors, live };
};

it("holds everything in the log once it has started", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1, 2);
  await receive(store, "stock-b", 5);
  await running(store, documents);
  expect(await piecesOf(documents)).toEqual({ "stock-a": 3, "stock-b": 5 });
});

it("builds the indexes of a first fold when it is complete, or at the next start", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1);
  const projection: Projection<Count> = { ...countsOf(), indexes: [["pieces"]] };
  const wanted: (readonly [indexes: number, reached: boolean])[] = [];
  const watched: DocumentStore = {
    ...documents,
    async ensureCollections(collections) {
      const reached = (await documents.checkpoint("counts-v1")) !== null;
      const [{ indexes } = { indexes: [] }] = collections;
      wanted.push([indexes.length, reached]);
      await documents.ensureCollections(collections);
    },
  };
  await running(store, watched, projection);
  expect(wanted).toEqual([
    [0, false],
    [2, true],
  ]);
  await running(store, watched, projection);
  expect(wanted.slice(2)).toEqual([[2, true]]);
});

it("reports its progress while it catches up at the start, and not later", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const pieces = Array.from({ length: 1250 }, () => 1);
  await receive(store, "stock-a", ...pieces);
  const reported: number[] = [];
  const errors: Error[] = [];
  const runner = createProjectionEngine({
    store,
    documents,
    projections: [countsOf()],
    feed: createChangeFeed(),
    progressEveryMs: 0,
    onProgress: (progress) => reported.push(progress),
    onError: (error) => errors.push(error),
  });
  expect(runner.progress()).toBe(0);
  await runner.start();
  onTestFinished(() => runner.stop());
  expect(reported[0]).toBeCloseTo(500 / 1250);
  expect(runner.progress()).toBe(1);
  const during = reported.length;
  await runner.waitFor(await receive(store, "stock-b", 1), patienceMs);
  expect(reported).toHaveLength(during);
  expect(runner.progress()).toBe(1);
  expect(errors).toEqual([]);
});

it("reports no progress before the interval has passed", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", ...Array.from({ length: 1250 }, () => 1));
  const reported: number[] = [];
  const runner = createProjectionEngine({
    ...{ store, documents, projections: [countsOf()], feed: createChangeFeed() },
    progressEveryMs: 600_000,
    onProgress: (progress) => reported.push(progress),
    onError: () => undefined,
  });
  await runner.start();
  onTestFinished(() => runner.stop());
  expect(reported).toEqual([]);
});

it("follows the log and publishes each change once it is readable", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const { runner, changes } = await running(store, documents);
  const position = await receive(store, "stock-a", 1, 2);
  expect(await runner.waitFor(position, patienceMs)).toBe(true);
  expect(await runner.waitFor(position, 0)).toBe(true);
  expect(await piecesOf(documents)).toEqual({ "stock-a": 3 });
  expect(changes).toEqual([
    {
      collection: "counts-v1",
      id: "stock-a",
      position,
      document: { id: "stock-a", even: false, pieces: 3 },
    },
  ]);
});

it("reports a position that was not reached in time", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const { runner } = await running(store, documents);
  expect(await runner.waitFor("9zzzzzzzzz", 5)).toBe(false);
});

it("resumes after a restart and counts nothing twice", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1);
  const first = await running(store, documents);
  await first.runner.stop();
  await receive(store, "stock-a", 2);
  const second = await running(store, documents);
  expect(await piecesOf(documents)).toEqual({ "stock-a": 3 });
  expect(second.changes).toHaveLength(1);
});

it("counts nothing twice if documents were stored and the checkpoint was lost", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1, 2);
  const forgetful: DocumentStore = {
    ...documents,
    writeBatch: ({ writes }) => documents.writeBatch({ writes, checkpoints: {} }),
  };
  const first = await running(store, forgetful);
  await first.runner.stop();
  await receive(store, "stock-a", 4);
  await running(store, documents);
  expect(await piecesOf(documents)).toEqual({ "stock-a": 7 });
});

it("retries a batch that could not be stored, and reports the failure", async () => {
  const { store, documents } = await openEmbeddedEngines();
  let failures = 1;
  const { runner, errors } = await running(store, {
    ...documents,
    async writeBatch(batch) {
      if (failures-- > 0) throw new Error("the disk is full");
      await documents.writeBatch(batch);
    },
  });
  const position = await receive(store, "stock-a", 1);
  expect(await runner.waitFor(position, patienceMs)).toBe(true);
  expect(errors).toEqual(["the disk is full"]);
  expect(runner.lastError()).toBeNull();
  expect(await piecesOf(documents)).toEqual({ "stock-a": 1 });
});

it("builds a raised version next to the old one", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1, 2);
  const first = await running(store, documents);
  await first.runner.stop();
  await running(store, documents, countsOf(2));
  expect(await piecesOf(documents, "counts-v2")).toEqual({ "stock-a": 3 });
  expect(await piecesOf(documents, "counts-v1")).toEqual({ "stock-a": 3 });
});

const followEven = (live: Awaited<ReturnType<typeof running>>["live"], after: string | null) => {
  const updates = live.follow<Count>({
    collection: "counts-v1",
    where: { even: { eq: true } },
    after,
  });
  onTestFinished(async () => {
    await updates.return?.();
  });
  return {
    updates,
    async next(): Promise<LiveUpdate<Count>> {
      const { value, done } = await updates.next();
      if (done) throw new Error("The updates have ended");
      return value;
    },
  };
};

it("sends a reader missed changes, then new ones, and none it may not see", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const { runner, live } = await running(store, documents);
  const seen = await receive(store, "stock-a", 2);
  await receive(store, "stock-odd", 1);
  await receive(store, "stock-b", 4);
  const missed = await receive(store, "stock-a", 4);
  await runner.waitFor(missed, patienceMs);
  const reader = followEven(live, seen);
  expect(await reader.next()).toMatchObject({ id: "stock-b", remaining: 1 });
  expect(await reader.next()).toMatchObject({ id: "stock-a", position: missed, remaining: 0 });
  const soon = reader.next();
  await receive(store, "stock-odd", 2);
  const position = await receive(store, "stock-c", 6);
  expect(await soon).toEqual({
    id: "stock-c",
    document: { id: "stock-c", even: true, pieces: 6 },
    position,
    remaining: 0,
  });
});

it("reports at once to a reader that nothing was missed", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const { runner, live } = await running(store, documents);
  const position = await receive(store, "stock-a", 2);
  await runner.waitFor(position, patienceMs);
  const nothing = { id: null, document: null, position, remaining: 0 };
  expect(await followEven(live, position).next()).toEqual(nothing);
  expect(await followEven(live, null).next()).toEqual(nothing);
});

it("sends a slow reader the latest state of each document once", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const { runner, live } = await running(store, documents);
  const reader = followEven(live, null);
  await reader.next();
  let position = "";
  for (let count = 0; count < 20; count += 1) position = await receive(store, "stock-a", 2);
  await runner.waitFor(position, patienceMs);
  expect(await reader.next()).toMatchObject({ position, document: { pieces: 40 } });
});

it("stops listening when a reader leaves, also one that waits", async () => {
  const { store, documents } = await openEmbeddedEngines();
  const { live, feed } = await running(store, documents);
  const before = feed.listeners;
  const { updates } = followEven(live, null);
  await updates.next();
  const waiting = updates.next();
  expect(feed.listeners).toBe(before + 1);
  await updates.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(feed.listeners).toBe(before);
});
