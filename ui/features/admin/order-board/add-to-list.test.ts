import { expect, it } from "vitest";
import { createCache } from "../../../apollo/cache.ts";
import { OrderBoardChangedDocument, OrderBoardDocument } from "../../../generated/operations.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { noFilter, variablesOf, type BoardFilter } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import { addToList } from "./add-to-list.ts";

const all = variablesOf(noFilter, "2026-11-21");
const western: BoardFilter = { ...noFilter, province: "Western" };

/**
 * A cache with the list of all orders and two lists with another filter or sort, each with one
 * order.
 */
const openLists = () => {
  const cache = createCache();
  const lists = [all, variablesOf(western, "2026-11-21"), { ...all, sort: "DEAREST" as const }];
  for (const variables of lists) {
    const orderBoard = {
      __typename: "OrderBoardPage" as const,
      items: [boardOrderOf(1)],
      totalCount: 5,
      totalMoney: 51_750,
      counts: [],
      nextCursor: "further",
      position: "7",
    };
    cache.writeQuery({ query: OrderBoardDocument, variables, data: { orderBoard } });
  }
  const come = (order: BoardOrder) => {
    const orderBoardChanged = {
      __typename: "OrderBoardUpdate" as const,
      order,
      position: "8",
      remaining: 0,
    };
    cache.writeQuery({ query: OrderBoardChangedDocument, data: { orderBoardChanged } });
    return order;
  };
  const read = (variables: (typeof lists)[number]) => {
    const list = cache.readQuery({ query: OrderBoardDocument, variables })?.orderBoard;
    return { ...list, items: list?.items.map(({ number, status }) => `${number} ${status}`) };
  };
  return { cache, lists, come, read };
};

it("adds new orders to the top of their own list, once, and updates the totals", () => {
  const { cache, lists, come, read } = openLists();
  const moved = come(boardOrderOf(1, { status: "ITEM_PACKING", revision: 2 }));
  const placed = come(boardOrderOf(2));
  const older = come(boardOrderOf(3, { revision: 4 }));
  addToList(cache, all, [moved, placed, older]);
  expect(read(all)).toMatchObject({
    items: ["NV-2 ITEM_PREPARING", "NV-3 ITEM_PREPARING", "NV-1 ITEM_PACKING"],
    totalCount: 6,
    totalMoney: 62_100,
    nextCursor: "further",
    position: "7",
  });
  for (const other of lists.slice(1)) {
    expect(read(other)).toMatchObject({ items: ["NV-1 ITEM_PACKING"], totalCount: 5 });
  }
});

it("finds a list by its filter, and leaves unknown totals unknown", () => {
  const { cache, come, read } = openLists();
  const variables = variablesOf({ ...noFilter, search: "kettle" }, "2026-11-21");
  const orderBoard = {
    __typename: "OrderBoardPage" as const,
    items: [],
    totalCount: null,
    totalMoney: null,
    counts: [],
    nextCursor: "further",
    position: "7",
  };
  cache.writeQuery({ query: OrderBoardDocument, variables, data: { orderBoard } });
  addToList(cache, variables, [come(boardOrderOf(2))]);
  expect(read(variables)).toMatchObject({
    items: ["NV-2 ITEM_PREPARING"],
    totalCount: null,
    totalMoney: null,
  });
});
