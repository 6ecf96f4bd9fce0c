import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { noEvents } from "#event-store/event-store.ts";
import { positionOf } from "#event-store/position.ts";
import {
  compareSamples,
  compareWithLog,
  isSame,
  sampleIds,
  takeSample,
  type Sample,
} from "./comparison.ts";
import { collectionOf, specsOf, type Projection } from "./projection.ts";
import { collect } from "../../testing/collect.ts";
import { countsOf, receive, received, type Count } from "../../testing/counts.ts";
import { openEmbeddedEngines } from "../../testing/embedded-engines.ts";

const counts = countsOf();
const collection = collectionOf(counts);

/** A log, and read models that the test writes. */
const world = async () => {
  const { store, documents } = await openEmbeddedEngines();
  await documents.ensureCollections(specsOf(counts, collection));

  /** Stores documents as a projection would have written them. */
  const write = (
    written: readonly { readonly id: string; readonly position: string; readonly pieces: number }[],
  ) =>
    documents.writeBatch({
      writes: written.map(({ id, position, pieces }) => ({
        ...{ collection, id, position },
        document: { id, even: pieces % 2 === 0, pieces },
      })),
      checkpoints: {},
    });

  /** Receives items in new streams, one each, and returns the documents that the log yields. */
  const fill = async (...ids: readonly string[]) => {
    const written: { id: string; position: string; pieces: number }[] = [];
    for (const [index, id] of ids.entries()) {
      const pieces = index + 1;
      written.push({ id, position: await receive(store, id, pieces), pieces });
    }
    return written;
  };

  /** Compares all documents with the log up to a position, by default its end. */
  const compared = async (
    ids: readonly string[],
    {
      upTo,
      projection = counts,
      onStep = async () => undefined,
    }: {
      readonly upTo?: string | null;
      readonly projection?: Projection<Count>;
      readonly onStep?: (position: string) => Promise<void>;
    } = {},
  ) => {
    const position = upTo === undefined ? await store.head() : upTo;
    const sample = await takeSample(documents, collection, position, ids);
    return compareWithLog(store, documents, projection, sample, onStep);
  };

  return { store, documents, write, fill, compared };
};

describe("a comparison with the log", () => {
  it("finds no difference in intact documents", async () => {
    const { write, fill, compared } = await world();
    await write(await fill("a", "b", "c"));
    const differences = await compared(["a", "b", "c"]);
    expect(differences).toEqual({ counts: [3, 3], compared: 3, ids: [] });
    expect(isSame(differences)).toBe(true);
  });

  it("reads the documents that are not sampled only to count them", async () => {
    const { write, fill, compared } = await world();
    const [a, b, c] = await fill("a", "b", "c");
    await write([a!, { ...b!, pieces: 70 }, c!]);
    expect(await compared(["a", "c"])).toEqual({ counts: [3, 3], compared: 2, ids: [] });
    expect(await compared(["a", "b"])).toEqual({ counts: [3, 3], compared: 2, ids: ["b"] });
  });

  it("finds a wrong value, and a wrong position", async () => {
    const { write, fill, compared } = await world();
    const [a, b, c] = await fill("a", "b", "c");
    await write([a!, { ...b!, pieces: 70 }, { ...c!, position: a!.position }]);
    const differences = await compared(["a", "b", "c"]);
    expect(differences).toEqual({ counts: [3, 3], compared: 3, ids: ["b", "c"] });
    expect(isSame(differences)).toBe(false);
  });

  it("finds a missing document, sampled or not", async () => {
    const { write, fill, compared } = await world();
    const [a, , c] = await fill("a", "b", "c");
    await write([a!, c!]);
    expect(await compared(["a", "c"])).toEqual({ counts: [2, 3], compared: 2, ids: ["b"] });
    expect(await compared(["a", "b"])).toEqual({ counts: [2, 3], compared: 2, ids: ["b"] });
  });

  it("finds a document that the log does not yield", async () => {
    const { write, fill, compared } = await world();
    const [a] = await fill("a");
    await write([a!, { id: "ghost", position: a!.position, pieces: 1 }]);
    expect(await compared(["a", "ghost"])).toEqual({ counts: [2, 1], compared: 2, ids: ["ghost"] });
    const differences = await compared(["a"]);
    expect(differences).toEqual({ counts: [2, 1], compared: 1, ids: [] });
    expect(isSame(differences)).toBe(false);
  });

  it("ends at the position of the sample", async () => {
    const { store, write, fill, compared } = await world();
    const [a, b] = await fill("a", "b");
    await write([a!, b!]);
    await receive(store, "a", 5);
    await fill("c");
    expect(await compared(["a", "b"], { upTo: b!.position })).toEqual({
      counts: [2, 2],
      compared: 2,
      ids: [],
    });
    expect(await compared([], { upTo: null })).toEqual({ counts: [2, 0], compared: 0, ids: [] });
  });

  it("ignores events without a document, and those that change none", async () => {
    const { store, write, fill, compared } = await world();
    await store.append("other", noEvents, [received(1)]);
    await write(await fill("a", "b"));
    const onlyLarge: Projection<Count> = {
      ...counts,
      key: ({ stream }) => (stream === "other" ? null : stream),
      evolve: (document, event) => (event.stream === "b" ? null : counts.evolve(document, event)),
    };
    expect(await compared(["a"], { projection: onlyLarge })).toEqual({
      counts: [2, 1],
      compared: 1,
      ids: [],
    });
    expect(await compared(["a", "b"], { projection: onlyLarge })).toEqual({
      counts: [2, 1],
      compared: 2,
      ids: ["b"],
    });
  });

  it("treats a field without a value like a missing field", async () => {
    const { write, fill, compared } = await world();
    await write(await fill("a"));
    const withNothing: Projection<Count> = {
      ...counts,
      evolve(document, event) {
        const next = counts.evolve(document, event);
        return next && ({ ...next, note: undefined } as Count);
      },
    };
    expect(isSame(await compared(["a"], { projection: withNothing }))).toBe(true);
  });

  it("names at most a hundred documents", async () => {
    const { write, fill, compared } = await world();
    const ids = Array.from({ length: 250 }, (_, index) => `s${String(index).padStart(3, "0")}`);
    const written = await fill(...ids);
    const missing = await compared([]);
    expect(missing).toEqual({ counts: [0, 250], compared: 0, ids: ids.slice(0, 100) });
    const some = written.filter((_, index) => index % 2 === 0);
    await write(some);
    expect((await compared([])).ids).toEqual(
      ids.filter((_, index) => index % 2 === 1).slice(0, 100),
    );
    await write(written.map((each) => ({ ...each, pieces: 1000 })));
    expect((await compared(ids)).ids).toHaveLength(100);
  });

  it("reports a position every 200 events", async () => {
    const { store, compared } = await world();
    const events = Array.from({ length: 450 }, () => received(1));
    await store.append("a", noEvents, events);
    const positions = (await collect(store.readAll(null))).map(({ position }) => position);
    const steps: string[] = [];
    await compared([], { onStep: async (position) => void steps.push(position) });
    expect(steps).toEqual([positions[199], positions[399]]);
  });
});

describe("a comparison of two collections", () => {
  const sampleOf = (pieces: Readonly<Record<string, number | null>>): Sample => ({
    collection,
    position: positionOf(9),
    count: Object.values(pieces).filter((each) => each !== null).length,
    documents: new Map(
      Object.entries(pieces).map(([id, each]) => [
        id,
        each === null ? null : { id, position: positionOf(1), document: { pieces: each } },
      ]),
    ),
  });

  it.each([
    ["equal documents", { a: 1, b: null }, { a: 1, b: null }, [1, 1], [], true],
    ["a different value", { a: 1, b: 2 }, { a: 1, b: 3 }, [2, 2], ["b"], false],
    ["a document of the first only", { a: 1, b: 2 }, { a: 1, b: null }, [2, 1], ["b"], false],
    ["a document of the second only", { a: 1, b: null }, { a: 1, b: 2 }, [1, 2], ["b"], false],
    ["documents that it does not sample", { a: 1 }, { a: 1, b: 2 }, [1, 2], [], false],
    ["nothing", {}, {}, [0, 0], [], true],
  ])("given %s", (_what, one, other, expected, ids, same) => {
    const differences = compareSamples(sampleOf(one), sampleOf(other));
    expect(differences).toEqual({ counts: expected, compared: Object.keys(one).length, ids });
    expect(isSame(differences)).toBe(same);
  });

  it("treats an id that the other does not sample like one without a document", () => {
    const one = sampleOf({ a: null });
    expect(compareSamples(one, { ...one, documents: new Map() }).ids).toEqual([]);
  });

  it("names at most a hundred documents", () => {
    const pieces = (each: number) =>
      Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`s${index}`, each]));
    expect(compareSamples(sampleOf(pieces(1)), sampleOf(pieces(2))).ids).toHaveLength(100);
  });
});

describe("a sample", () => {
  it("has null for an id without a document", async () => {
    const { documents, write, fill } = await world();
    const [a] = await fill("a");
    await write([a!]);
    expect(await takeSample(documents, collection, a!.position, ["a", "b"])).toEqual({
      ...{ collection, position: a!.position, count: 1 },
      documents: new Map([
        ["a", { id: "a", position: a!.position, document: { id: "a", even: false, pieces: 1 } }],
        ["b", null],
      ]),
    });
  });

  it("has all documents of a collection of a thousand", async () => {
    const { documents, write } = await world();
    const all = Array.from({ length: 1000 }, () => randomUUID());
    await write(all.map((id, index) => ({ id, position: positionOf(index + 1), pieces: 1 })));
    expect([...(await sampleIds(documents, collection))].toSorted()).toEqual(all.toSorted());
  });

  it("has the oldest, the newest and random documents of a larger collection", async () => {
    const { documents, write } = await world();
    const all = Array.from({ length: 2000 }, () => randomUUID());
    await write(all.map((id, index) => ({ id, position: positionOf(index + 1), pieces: 1 })));
    const ids = await sampleIds(documents, collection);
    const sampled = new Set(ids);
    expect(sampled.size).toBe(ids.length);
    const [oldest, newest] = [all.slice(0, 100), all.slice(-100)];
    expect([...oldest, ...newest].filter((id) => !sampled.has(id))).toEqual([]);
    const others = new Set<string>(all.slice(100, -100));
    expect(ids.filter((id) => others.has(id)).length).toBeGreaterThan(90);
    expect(ids.length).toBeLessThanOrEqual(1000);
    // Another sample has other random documents.
    expect(await sampleIds(documents, collection)).not.toEqual(ids);
  });
});
