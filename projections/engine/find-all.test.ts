import { expect, it } from "vitest";
import type { DocumentReader } from "./document-store.ts";
import { findAll } from "./find-all.ts";

/** A collection of numbered documents that remembers the requested pages. */
const collectionOf = (size: number) => {
  const limits: number[] = [];
  const find = (async (_collection, { limit, cursor }) => {
    limits.push(limit);
    const from = Number(cursor ?? 0);
    const to = Math.min(size, from + limit);
    const documents = Array.from({ length: to - from }, (_, index) => ({
      ...{ id: String(from + index), position: "1", document: {} },
    }));
    return { documents, nextCursor: to < size ? String(to) : null };
  }) as DocumentReader["find"];
  return { find, limits };
};

it.each([
  [0, undefined, 0, [500]],
  [500, undefined, 500, [500]],
  [1200, undefined, 1200, [500, 500, 500]],
  [1200, 700, 700, [500, 200]],
  [1200, 500, 500, [500]],
  [3, 700, 3, [500]],
])("of %i documents finds the first %s, page by page", async (size, most, found, limits) => {
  const collection = collectionOf(size);
  const documents = await findAll(collection, "orders", { sort: [] }, most);
  expect(documents.map(({ id }) => id)).toEqual(Array.from({ length: found }, (_, id) => `${id}`));
  expect(collection.limits).toEqual(limits);
});
