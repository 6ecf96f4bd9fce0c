import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionOf } from "#event-store/position.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { countsOf, movesIn, readCounts, sumOf } from "#projections/engine/counts.ts";
import { groupId } from "#projections/engine/group-ids.ts";
import type { DocumentReader, Group, StoredDocument } from "#projections/engine/document-store.ts";
import { foldEventBatch } from "#projections/engine/fold.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { recorded } from "../../testing/recorded.ts";

interface Pile {
  readonly size: "small" | "large";
  /** Null for an empty pile. */
  readonly even: boolean | null;
  readonly pieces: number;
}

const counted = [[], ["size"], ["size", "even"], ["missing"]];

/**
 * Piles that change their group as they grow and shrink. Some events leave the count of a pile
 * unchanged.
 */
const piles: Projection<Pile> = {
  name: "piles",
  version: 1,
  indexes: [],
  counted,
  summed: [{ fields: ["size"], of: "pieces" }],
  key: ({ stream }) => stream,
  evolve(_document, event) {
    if (event.type !== "StockAdjusted") return null;
    const pieces = event.data.onHand;
    return {
      size: pieces > 2 ? "large" : "small",
      even: pieces === 0 ? null : pieces % 2 === 0,
      pieces,
    };
  },
};

const collection = "piles-v1";

/** A store without transactions: each document is stored if it is newer than the stored one. */
const createStore = () => {
  const rows = new Map<string, Map<string, StoredDocument<object>>>();
  const of = (name: string) => {
    const known = rows.get(name) ?? new Map<string, StoredDocument<object>>();
    rows.set(name, known);
    return known;
  };
  const reader: DocumentReader = {
    getMany: async <Document>(name: string, ids: readonly string[]) =>
      new Map(
        ids.flatMap((id) => {
          const row = of(name).get(id) as StoredDocument<Document> | undefined;
          return row ? [[id, row] as const] : [];
        }),
      ),
    find: () => Promise.reject(new Error("Not expected")),
    count: () => Promise.reject(new Error("Not expected")),
    counted: () => Promise.reject(new Error("Not expected")),
  };
  const put = (name: string, row: StoredDocument<object>) => {
    const before = of(name).get(row.id);
    if (!before || before.position < row.position) of(name).set(row.id, row);
  };
  return { of, reader, put };
};

const adjustments = fc
  .array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat(4)), { minLength: 1, maxLength: 24 })
  .map((some) =>
    recorded(
      ...some.map(
        ([pile, onHand]) =>
          [
            `stock-${pile}`,
            { type: "StockAdjusted", data: { onHand, previousOnHand: 0 } },
          ] as const,
      ),
    ),
  );

/** An attempt to fold events from the checkpoint on. A crash may interrupt it after some writes. */
const tries = fc.array(
  fc.record({
    writer: fc.boolean(),
    events: fc.integer({ min: 1, max: 8 }),
    writes: fc.oneof(fc.nat(6), fc.constant(1000)),
  }),
  { maxLength: 12 },
);

const countsMade = (store: ReturnType<typeof createStore>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...store.of(countsOf(collection))]
      .map(([id, { document }]) => [id, (document as { readonly count: number }).count] as const)
      .filter(([, count]) => count !== 0),
  );

const countsOfDocuments = (store: ReturnType<typeof createStore>) => {
  const counts: Record<string, number> = {};
  for (const { document } of store.of(collection).values()) {
    for (const fields of counted) {
      const values = fields.map(
        (field) => [field, ({ ...document } as Group)[field] ?? null] as const,
      );
      if (values.some(([, value]) => value === null)) continue;
      const id = groupId(Object.fromEntries(values));
      counts[id] = (counts[id] ?? 0) + 1;
    }
    const { size, pieces } = document as Pile;
    const sum = groupId(sumOf("pieces", { size }));
    counts[sum] = (counts[sum] ?? 0) + pieces;
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
};

it("count stored documents, wherever a write of count, document or checkpoint was interrupted, with any writer", async () => {
  await fc.assert(
    fc.asyncProperty(adjustments, tries, async (events, given) => {
      const store = createStore();
      // Each writer has its own view of the checkpoint. The stored documents may be ahead of it.
      let checkpoint = 0;
      const believed = [0, 0];
      const fold = async (from: number, to: number, mostWrites: number): Promise<boolean> => {
        const slice: readonly ShopRecordedEvent[] = events.slice(from, to);
        const last = slice.at(-1);
        if (!last) return true;
        const { counts, writes } = await foldEventBatch(store.reader, piles, collection, {
          events: slice,
          after: positionOf(from),
          last: last.position,
        });
        const all = [
          ...counts.map((row) => [countsOf(collection), row] as const),
          ...writes.map((row) => [collection, row] as const),
        ];
        for (const [name, row] of all.slice(0, mostWrites)) store.put(name, row);
        return all.length <= mostWrites;
      };
      for (const { writer, events: some, writes } of given) {
        const mine = Number(writer);
        const from = writes === 0 ? (believed[mine] ?? 0) : checkpoint;
        const to = Math.min(from + some, events.length);
        if (await fold(from, to, writes)) {
          checkpoint = Math.max(checkpoint, to);
          believed[mine] = to;
        }
      }
      await fold(checkpoint, events.length, 1000);
      expect(countsMade(store)).toEqual(countsOfDocuments(store));
    }),
    { numRuns: 500 },
  );
});

it("name a group by its fields in any order", () => {
  expect(groupId({ size: "small", even: true })).toBe(groupId({ even: true, size: "small" }));
  expect(groupId({ size: "small" })).not.toBe(groupId({ size: null }));
});

describe("the groups of a document", () => {
  const movesOf = movesIn([["size"]], [{ fields: ["size"], of: "pieces" }]);
  const small = groupId({ size: "small" });
  const large = groupId({ size: "large" });
  const [sumOfSmall, sumOfLarge] = ["small", "large"].map((size) =>
    groupId(sumOf("pieces", { size })),
  );
  const move = (id: string | undefined, by: number) => ({ id, position: "1", by });

  it.each([
    ["a new one", null, { size: "small", pieces: 2 }, [move(small, 1), move(sumOfSmall, 2)]],
    ["one without a change", { size: "small", pieces: 2 }, { size: "small", pieces: 2, x: 1 }, []],
    [
      "one with another amount",
      { size: "small", pieces: 2 },
      { size: "small", pieces: 5 },
      [move(sumOfSmall, -2), move(sumOfSmall, 5)],
    ],
    [
      "one in another group",
      { size: "small", pieces: 2 },
      { size: "large", pieces: 2 },
      [move(small, -1), move(large, 1), move(sumOfSmall, -2), move(sumOfLarge, 2)],
    ],
    [
      "one whose amount is no number",
      { size: "small", pieces: 2 },
      { size: "small", pieces: "many" },
      [move(sumOfSmall, -2), move(sumOfSmall, 0)],
    ],
    ["one with null for a missing field", {}, { size: null }, []],
  ])("are left and entered by %s", (_what, before, after, moves) => {
    expect(movesOf(before, after, "1")).toEqual(moves);
  });
});

it("reads counts in the order of the groups, 0 for a group without documents", async () => {
  const [small, large] = [{ size: "small" }, { size: "large" }];
  const getMany = (async (name, ids) => {
    expect([name, ids]).toEqual(["piles-v1-counts", [small, large].map(groupId)]);
    const id = groupId(large);
    return new Map([[id, { id, position: "1", document: { count: 4 } }]]);
  }) as DocumentReader["getMany"];
  expect(await readCounts(getMany, collection, [small, large])).toEqual([0, 4]);
});
