import { expect, it } from "vitest";
import type { DocumentReader } from "./document-store.ts";
import { pageByCreatedAt } from "./page-by-created-at.ts";

it("reads a page of a group, newest first, with the number of all", async () => {
  const page = { documents: [{ id: "a", position: "1", document: {} }], nextCursor: "more" };
  const requested: unknown[] = [];
  const reader = {
    find: async (...call: unknown[]) => (requested.push(call), page),
    counted: async (...call: unknown[]) => (requested.push(call), [7]),
  } as unknown as DocumentReader;
  const group = { userId: "ann", phase: "placed" };
  expect(await pageByCreatedAt(reader, "orders", group, { limit: 1, cursor: "here" })).toEqual({
    ...page,
    totalCount: 7,
  });
  const where = { userId: { eq: "ann" }, phase: { eq: "placed" } };
  const sort = [{ field: "createdAt", direction: "down" }];
  expect(requested).toEqual([
    ["orders", { where, sort, limit: 1, cursor: "here" }],
    ["orders", [group]],
  ]);
});
