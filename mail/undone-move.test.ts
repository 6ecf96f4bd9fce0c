import { expect, it } from "vitest";
import { dueAfter, undoneMove } from "#mail/undone-move.ts";

const moves = (...given: readonly (readonly [second: number, status: string])[]) =>
  given.map(([second, status], revision) => ({
    ...{ at: dueAfter("2026-11-28T18:29:40.000Z", second * 1000), revision },
    status: status as "Delivered",
  }));

const undone = (...given: readonly (readonly [second: number, status: string])[]) =>
  undoneMove(moves(...given), given.length - 1, 30_000);

it("finds the move that is undone within half a minute, also around midnight in Colombo", () => {
  expect(undone([0, "Item Preparing"])).toBeNull();
  expect(undone([0, "Item Preparing"], [100, "Item Packing"])).toBeNull();
  expect(undone([0, "Item Preparing"], [10, "Item Packing"], [39, "Item Preparing"])).toEqual({
    ...{ revision: 1, isKnown: true },
  });
  expect(undone([0, "Item Preparing"], [10, "Item Packing"], [40, "Item Preparing"])).toBeNull();
});

it("undoes several moves one by one, and knows which status the buyer has not heard of", () => {
  const there = [
    [0, "Item Preparing"],
    [100, "Item Packing"],
    [105, "Out for Delivery"],
  ] as const;
  expect(undone(...there)).toBeNull();
  expect(undone(...there, [110, "Item Packing"])).toEqual({ revision: 2, isKnown: false });
  expect(undone(...there, [110, "Item Packing"], [115, "Item Preparing"])).toEqual({
    ...{ revision: 1, isKnown: true },
  });
  expect(undone(...there, [110, "Item Preparing"])).toBeNull();
  expect(undone(...there, [110, "Item Packing"], [112, "Out for Delivery"])).toBeNull();
});

it("looks only at the moves up to the given one", () => {
  const all = moves([0, "Item Preparing"], [10, "Item Packing"], [12, "Item Preparing"]);
  expect(undoneMove(all, 1, 30_000)).toBeNull();
  expect(undoneMove(all, 2, 30_000)).toEqual({ revision: 1, isKnown: true });
  expect(undoneMove(all, 2, 0)).toBeNull();
});
