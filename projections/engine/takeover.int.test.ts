import { expect, it, onTestFinished } from "vitest";
import type { EventStore } from "#event-store/event-store.ts";
import { createChangeFeed, type Change } from "#projections/engine/change-feed.ts";
import { LeaseLost, type DocumentStore } from "#projections/engine/document-store.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { countsOf, piecesOf, receive } from "../../testing/counts.ts";
import { openEmbeddedEngines } from "../../testing/embedded-engines.ts";
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

it("folds only the read models that were behind, and publishes only their changes", async () => {
  const { store, documents } = await openEmbeddedEngines();
  await receive(store, "stock-a", 1, 2);
  const first = engineOf(store, documents);
  await first.engine.start();
  await first.engine.stop();
  const second = engineOf(store, documents, { projections: [countsOf(), tallies] });
  await second.engine.start();
  expect(await piecesOf(documents)).toEqual({ "stock-a": 3 });
  expect(await piecesOf(documents, "tallies-v1")).toEqual({ "stock-a": 3 });
  expect(second.changes.map(({ collection }) => collection)).toEqual(["tallies-v1"]);
  expect(second.foreign).toEqual([]);
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
  tokens = ["counts-v1"];
  const position = await receive(store, "stock-a", 1);
  await eventually(() => expect(engine.lastError()?.message).toBe(missing("tallies")));
  expect(await piecesOf(documents)).toEqual({ "stock-a": 1 });
  expect(await engine.waitFor(position, 60)).toBe(false);
  tokens = ["counts-v1", "tallies-v1"];
  expect(await engine.waitFor(position, patienceMs)).toBe(true);
  expect(engine.lastError()).toBeNull();
  expect(errors).toEqual([missing("tallies")]);
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
