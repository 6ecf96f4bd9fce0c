import { expect, it } from "vitest";
import { CartQuantitiesDocument } from "../generated/operations.ts";
import { createCache } from "./cache.ts";

const query = CartQuantitiesDocument;

/** A cache with the number of units in the cart. */
const openCache = () => {
  const cache = createCache();
  const keep = (itemCount: number) =>
    void cache.writeQuery({
      query,
      data: {
        cart: { __typename: "Cart", id: "ann", position: "0000000000000001", itemCount, items: [] },
      },
    });
  const read = (optimistic: boolean) =>
    cache.diff({ query, optimistic, returnPartialData: true }).result;
  const counts = () => [true, false].map((optimistic) => read(optimistic)?.cart?.itemCount);
  keep(1);
  return { cache, keep, read, counts };
};

it("reads once while no command is pending: the optimistic data equals the actual data", () => {
  const { keep, read, counts } = openCache();
  expect(read(true)).toBe(read(false));
  keep(2);
  expect(read(true)).toBe(read(false));
  expect(counts()).toEqual([2, 2]);
});

it("keeps optimistic data apart from actual data until the command completes", () => {
  const { cache, keep, read, counts } = openCache();
  cache.recordOptimisticTransaction(() => keep(2), "first");
  cache.recordOptimisticTransaction(() => keep(3), "second");
  expect(counts()).toEqual([3, 1]);
  cache.removeOptimistic("second");
  expect(counts()).toEqual([2, 1]);
  cache.batch({ update: () => keep(5), removeOptimistic: "first" });
  expect(counts()).toEqual([5, 5]);
  expect(read(true)).toBe(read(false));
});
