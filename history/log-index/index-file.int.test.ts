import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import type { HistoryEntry, HistoryFilter } from "#history/entry.ts";
import { categories } from "#history/category.ts";
import { indexedEvents, type Choice } from "../../testing/history-events.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openIndex } from "./index-file.ts";

const opened = (directory = temporaryDirectory()) => {
  const index = openIndex(directory);
  onTestFinished(index.close);
  return index;
};

const choice: fc.Arbitrary<Choice> = fc.tuple(
  fc.nat(5),
  fc.nat(3),
  fc.nat(2),
  fc.nat(2),
  fc.nat(600),
);
const instant = fc
  .nat(600)
  .map((minute) => new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString());
const conditions = {
  stream: fc.constantFrom("order-1", "stock-kettle", "nothing-0"),
  categories: fc.subarray([...categories]),
  types: fc.subarray(["OrderPlaced", "StockReserved", "CartItemAdded", "SomethingNew"]),
  actorId: fc.constantFrom("person-0", "person-1"),
  productId: fc.constantFrom("kettle", "lamp"),
  order: fc.constantFrom("1", "2"),
  province: fc.constantFrom("Western", "Uva"),
  correlationId: fc.constantFrom("conversation-1", "conversation-9"),
  from: instant,
  to: instant,
};
/** At most two conditions: with more, hardly any entries would be left for paging. */
const filters: fc.Arbitrary<HistoryFilter> = fc
  .tuple(fc.record(conditions), fc.subarray(Object.keys(conditions), { maxLength: 2 }))
  .map(([all, names]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
  );

/** All numbers that match a filter, page by page; `between` runs after each page. */
const pagedThrough = (
  page: (number: number | null) => {
    readonly entries: readonly HistoryEntry[];
    readonly more: boolean;
  },
  between: () => void = () => undefined,
): readonly number[] => {
  const numbers: number[] = [];
  for (;;) {
    const { entries, more } = page(numbers.at(-1) ?? null);
    numbers.push(...entries.map(({ number }) => number));
    if (new Set(numbers).size < numbers.length) return numbers;
    if (!more) return numbers;
    between();
  }
};

describe("paging through the log", () => {
  it("returns every matching event once for any filter, while new events arrive", () => {
    fc.assert(
      fc.property(
        fc.array(choice, { minLength: 1, maxLength: 60 }),
        fc.array(choice, { maxLength: 5 }),
        filters,
        fc.integer({ min: 1, max: 7 }),
        (first, later, filter, limit) => {
          const index = openIndex(temporaryDirectory());
          try {
            index.add(indexedEvents(first));
            // Earlier events gave the order its province. Only the index knows it.
            const all = index.page({ filter: {}, direction: "newer", number: null, limit: 1000 });
            const matching = index.page({ filter, direction: "newer", number: null, limit: 1000 });
            const expected = matching.entries.map(({ number }) => number);
            expect(expected).toEqual(
              all.entries
                .filter((entry) => isPlainMatch(entry, filter, expected))
                .map(({ number }) => number),
            );
            let count = first.length;
            const older = pagedThrough(
              (number) => index.page({ filter, direction: "older", number, limit }),
              () => {
                index.add(indexedEvents(later, count));
                count += later.length;
              },
            );
            expect(older).toEqual(expected.toReversed());
            const newer = pagedThrough((number) =>
              index.page({ filter, direction: "newer", number, limit }),
            );
            expect(newer.slice(0, expected.length)).toEqual(expected);
            expect(new Set(newer).size).toBe(newer.length);
          } finally {
            index.close();
          }
        },
      ),
      {
        numRuns: 25,
        examples: [
          // A type in streams of two categories.
          [
            [
              [0, 2, 0, 0, 0],
              [2, 2, 0, 0, 0],
              [0, 0, 0, 0, 0],
            ],
            [],
            { categories: ["stock"], types: ["CartItemAdded"] },
            1,
          ],
        ],
      },
    );
  });

  it("returns as many events as the histogram counts", () => {
    fc.assert(
      fc.property(fc.array(choice, { minLength: 1, maxLength: 60 }), filters, (choices, filter) => {
        const index = openIndex(temporaryDirectory());
        try {
          index.add(indexedEvents(choices));
          const day = { from: "2026-11-21T00:00:00.000Z", to: "2026-11-21T11:00:00.000Z" };
          const { entries } = index.page({
            filter: { ...filter, ...day },
            direction: "newer",
            number: null,
            limit: 1000,
          });
          const { totals, buckets } = index.histogram({
            filter,
            from: Date.parse(day.from),
            to: Date.parse(day.to),
            buckets: 60,
          });
          const sum = (counts: readonly number[]) =>
            counts.reduce((total, each) => total + each, 0);
          expect(sum(totals)).toBe(entries.length);
          expect(sum(buckets.map(({ counts }) => sum(counts)))).toBe(entries.length);
        } finally {
          index.close();
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** Checks the conditions that an entry itself can answer; leaves the others to the index. */
const isPlainMatch = (
  entry: HistoryEntry,
  {
    stream,
    categories: wanted,
    types,
    actorId,
    correlationId,
    from,
    to,
    productId,
    order,
    province,
  }: HistoryFilter,
  found: readonly number[],
): boolean =>
  (!stream || entry.stream === stream) &&
  (!wanted || wanted.length === 0 || wanted.includes(entry.category)) &&
  (!types || types.length === 0 || types.includes(entry.type)) &&
  (!actorId || entry.actorId === actorId) &&
  (!correlationId || entry.correlationId === correlationId) &&
  (!from || entry.occurredAt >= from) &&
  (!to || entry.occurredAt <= to) &&
  (!(productId || order || province) || found.includes(entry.number));

describe("an index", () => {
  it("ignores events that it already holds", () => {
    const index = opened();
    const events = indexedEvents([
      [0, 0, 0, 0, 1],
      [1, 0, 0, 0, 2],
      [2, 1, 0, 0, 3],
    ]);
    expect(index.add(events.slice(0, 2))).toBe(2);
    expect(index.add(events)).toBe(3);
    expect(index.add(events)).toBe(3);
    expect(
      index.histogram({ filter: {}, from: 0, to: Date.UTC(2030, 0), buckets: 10 }).totals,
    ).toEqual([2, 1, ...categories.slice(2).map(() => 0)]);
  });

  it("resumes at its checkpoint, and can be emptied", () => {
    const directory = temporaryDirectory();
    const first = openIndex(directory);
    first.add(indexedEvents([[0, 0, 0, 0, 1]]));
    first.close();
    const second = opened(directory);
    expect(second.checkpoint()).toMatchObject({ position: "11", lastEvent: { id: "event-1" } });
    expect(second.status()).toMatchObject({ events: 1, position: "11" });
    second.empty();
    expect(second.status()).toEqual({ events: 0, position: null, first: null, last: null });
    expect(
      second.page({ filter: {}, direction: "older", number: null, limit: 10 }).entries,
    ).toEqual([]);
  });

  it("removes the provinces of an erased buyer's orders from its pages and counts", () => {
    const index = opened();
    const [submitted, placed] = indexedEvents([
      [0, 0, 0, 0, 1],
      [0, 0, 0, 2, 2],
    ]);
    index.add([submitted!, placed!]);
    const western = {
      filter: { province: "Western" },
      direction: "older",
      number: null,
      limit: 10,
    } as const;
    expect(index.page(western).entries).toHaveLength(2);
    const [erased, later] = indexedEvents(
      [
        [0, 0, 0, 2, 3],
        [0, 0, 0, 2, 4],
      ],
      2,
    );
    index.add([{ ...erased!, type: "OrderBuyerErased" }, later!]);
    expect(index.page(western).entries).toEqual([]);
    const totals = index.histogram({
      ...western,
      from: 0,
      to: Date.UTC(2030, 0),
      buckets: 10,
    }).totals;
    expect(totals[0]).toBe(0);
  });

  it("returns nothing for filters that cannot match", () => {
    const index = opened();
    for (const filter of [
      { order: "NV-000000" },
      { productId: "zeppelin" },
      { from: "2026-01-01T00:00:00.000Z" },
    ]) {
      expect(index.page({ filter, direction: "older", number: null, limit: 5 })).toEqual({
        entries: [],
        more: false,
      });
    }
  });
});
