import { expect, it } from "vitest";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import type { BoardColumn } from "../order-board/board-lists.ts";
import { placeInColumn } from "./place-in-column.ts";

const [first, second, third, other] = [1, 2, 3, 4].map((number) => boardOrderOf(number)) as [
  ReturnType<typeof boardOrderOf>,
  ReturnType<typeof boardOrderOf>,
  ReturnType<typeof boardOrderOf>,
  ReturnType<typeof boardOrderOf>,
];
const columns = [
  { status: "ITEM_PREPARING", orders: [first, second, third], count: 41 },
  { status: "ITEM_PACKING", orders: [other], count: 0 },
] as unknown as readonly BoardColumn[];

it("an order is between its neighbours, out of all orders in the column and not only those shown", () => {
  expect(placeInColumn(columns, second.id)).toEqual({
    place: 2,
    of: 41,
    before: first,
    next: third,
  });
});

it("the first and the last shown have no neighbour beyond them, not even in the next column", () => {
  expect(placeInColumn(columns, first.id)).toMatchObject({ place: 1, before: null, next: second });
  expect(placeInColumn(columns, third.id)).toMatchObject({ place: 3, before: second, next: null });
});

it("a count that is behind the live updates is never less than the number shown", () => {
  expect(placeInColumn(columns, other.id)).toEqual({ place: 1, of: 1, before: null, next: null });
});

it("an order in no column has no place and no neighbours", () => {
  expect(placeInColumn(columns, "order-9")).toEqual({ place: 0, of: 0, before: null, next: null });
});
