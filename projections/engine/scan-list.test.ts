import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { InvalidCursor, type DocumentReader } from "./document-store.ts";
import { scanList, type Found, type ListScan } from "./scan-list.ts";

interface Numbered {
  readonly shelf: number;
  readonly at: number;
}

/** A store of numbered documents, by shelf, that counts reads. */
const storeOf = (all: readonly Numbered[]) => {
  let read = 0;
  let most = 0;
  const find = (async (_collection, { where, limit, cursor }) => {
    const shelf = (where?.["shelf"] as { readonly eq: number } | undefined)?.eq;
    const after = cursor ? Number(decodeCursor(cursor, 2)[0]) : -1;
    const left = all
      .filter((one) => one.shelf === shelf && one.at > after)
      .toSorted((a, b) => a.at - b.at);
    const documents = left
      .slice(0, limit)
      .map((document) => ({ id: `${document.at}`, position: "1", document }));
    read += documents.length;
    most = Math.max(most, limit);
    const last = documents.at(-1);
    const nextCursor =
      left.length > limit && last ? encodeCursor([last.document.at, last.id]) : null;
    return { documents, nextCursor };
  }) as DocumentReader["find"];
  return { find, read: () => read, mostAtOnce: () => most };
};

const stretchOf = (shelf: number) =>
  ({
    find: { where: { shelf: { eq: shelf } }, sort: [{ field: "at", direction: "up" }] },
  }) as const;

type Looked = Omit<ListScan<Numbered>, "limit"> & { readonly limit?: number };

/** The matches page by page, and the greatest number of documents that one answer scanned. */
const through = async (all: readonly Numbered[], { limit = 50, ...looked }: Looked) => {
  const store = storeOf(all);
  const pages: { readonly found: readonly number[]; readonly total: number | null }[] = [];
  let cursor: string | null = null;
  let most = 0;
  do {
    const before = store.read();
    const page: Found<Numbered> = await scanList<Numbered>(store, "numbers", {
      ...looked,
      limit,
      cursor,
    });
    most = Math.max(most, store.read() - before);
    pages.push({
      found: page.documents.map(({ document }) => document.at),
      total: page.totalCount,
    });
    cursor = page.nextCursor;
  } while (cursor !== null);
  return {
    pages,
    most,
    mostAtOnce: store.mostAtOnce(),
    found: pages.flatMap(({ found }) => found),
  };
};

const numbers = (count: number, shelf = 0): Numbered[] =>
  Array.from({ length: count }, (_, at) => ({ shelf, at }));

describe("scanning a list", () => {
  it("finds every match once and in order, with any page size", async () => {
    const matching = fc.record({
      sizes: fc.tuple(fc.nat(450), fc.nat(450)),
      every: fc.integer({ min: 1, max: 90 }),
      limit: fc.integer({ min: 1, max: 60 }),
      from: fc.nat(300),
      until: fc.nat(400),
    });
    await fc.assert(
      fc.asyncProperty(matching, async ({ sizes, every, limit, from, until }) => {
        const all = [...numbers(sizes[0], 0), ...numbers(sizes[1], 1)];
        const matches = ({ at }: Numbered) => at % every === 0;
        const { pages, found } = await through(all, {
          parts: [0, 1].map((shelf) => ({
            ...stretchOf(shelf),
            after: encodeCursor([from, `${from}`]),
            isOver: ({ at }: Numbered) => at >= until,
          })),
          matches,
          limit,
        });
        const expected = all.filter((one) => matches(one) && one.at > from && one.at < until);
        expect(found).toEqual(expected.map(({ at }) => at));
        expect(pages.every((page) => page.found.length <= limit)).toBe(true);
        if (pages.length === 1) expect(pages[0]?.total).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  it("scans a thousand documents at a time, with or without matches", async () => {
    const { pages, most, mostAtOnce } = await through(numbers(2500), {
      parts: [stretchOf(0)],
      matches: ({ at }) => at === 2400,
    });
    expect(most).toBe(1000);
    expect(mostAtOnce).toBe(200);
    expect(pages.map(({ found }) => found)).toEqual([[], [], [2400]]);
    expect(pages.map(({ total }) => total)).toEqual([null, null, null]);
  });

  it("begins the next part after a part that ended with a page", async () => {
    const all = [...numbers(200, 0), ...numbers(1000, 1)];
    const { pages } = await through(all, {
      parts: [stretchOf(0), stretchOf(1)],
      matches: ({ shelf, at }) => shelf === 1 && at > 900,
    });
    expect(pages.map(({ found }) => found.length)).toEqual([0, 50, 49]);
    expect(pages.at(-1)?.found.at(-1)).toBe(999);
  });

  const place = `0.${encodeCursor([1, "1"])}`;
  it.each(["?", "x", "5.abc", "0.***", `1${place}`, `x${place}`, `${place}!`])(
    "refuses the cursor %j of another list",
    async (cursor) => {
      const looked = scanList<Numbered>(storeOf(numbers(3)), "numbers", {
        parts: [stretchOf(0)],
        matches: () => true,
        limit: 1,
        cursor,
      });
      await expect(looked).rejects.toThrow(InvalidCursor);
    },
  );
});
