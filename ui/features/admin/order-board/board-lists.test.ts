import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { columnSort, sorted } from "./board-sort.ts";
import { allStatuses } from "../../shared/order/status.ts";
import { columnsOf, foldEarlier, itemsToPrepare, type BoardOrder } from "./board-lists.ts";

const hour = fc.integer({ min: 10, max: 23 }).map((at) => `2026-11-20T${at}:00:00.000Z`);
const someOrders = fc
  .array(
    fc.record({ status: fc.constantFrom(...allStatuses), createdAt: hour, statusChangedAt: hour }),
  )
  .map((changes) => changes.map((change, index) => boardOrderOf(index, change)));

const idsOf = (orders: readonly BoardOrder[]) => orders.map(({ id }) => id).toSorted();

describe("the columns", () => {
  it("hold every order once, in the column of its status", () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        const columns = columnsOf(orders, { totalCount: orders.length, counts: [] }, true);
        expect(columns.map(({ status }) => status)).toEqual(allStatuses);
        expect(idsOf(columns.flatMap((column) => column.orders))).toEqual(idsOf(orders));
        for (const { status, orders: held } of columns)
          expect(held.every((order) => order.status === status)).toBe(true);
      }),
    );
  });

  it("begin with the oldest open order, and with the latest delivery", () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        for (const column of columnsOf(orders, { totalCount: 0, counts: [] }, true)) {
          const times = column.orders.map((order) =>
            column.status === "DELIVERED" ? order.statusChangedAt : order.createdAt,
          );
          const sorted = times.toSorted();
          expect(times).toEqual(column.status === "DELIVERED" ? sorted.toReversed() : sorted);
        }
      }),
    );
  });

  it("count unlisted delivered orders once all open ones are listed", () => {
    const orders = [boardOrderOf(1), boardOrderOf(2), boardOrderOf(3, { status: "DELIVERED" })];
    const known = { totalCount: 40, counts: [] };
    const counts = columnsOf(orders, known, true).map(({ count }) => count);
    expect(counts).toEqual([2, 0, 0, 38]);
  });

  it("use the shop's counts while open orders may be missing", () => {
    const known = {
      totalCount: 40,
      counts: [
        { status: "ITEM_PREPARING" as const, count: 12 },
        { status: "DELIVERED" as const, count: 20 },
      ],
    };
    const counts = columnsOf([boardOrderOf(1)], known, false).map(({ count }) => count);
    expect(counts).toEqual([12, 0, 0, 20]);
  });
});

describe("the table", () => {
  it("has every order once: open before delivered, and newest first within both", () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        const table = sorted(orders, "NEWEST");
        expect(idsOf(table)).toEqual(idsOf(orders));
        const delivered = table.map(({ status }) => status === "DELIVERED");
        expect(delivered).toEqual(delivered.toSorted());
        for (const group of [true, false]) {
          const times = table
            .filter(({ status }) => (status === "DELIVERED") === group)
            .map(({ createdAt }) => createdAt);
          expect(times).toEqual(times.toSorted().toReversed());
        }
      }),
    );
  });
});

describe("a sorted table", () => {
  const orders = [
    boardOrderOf(1, {
      totalPrice: 900,
      customerName: "ruwan",
      statusChangedAt: "2026-11-20T10:00Z",
    }),
    boardOrderOf(2, {
      totalPrice: 100,
      customerName: "Anura",
      statusChangedAt: "2026-11-20T09:00Z",
    }),
    boardOrderOf(3, {
      ...{ totalPrice: 500, customerName: "Dilini", statusChangedAt: "2026-11-20T08:00Z" },
      status: "DELIVERED",
    }),
  ];

  it.each([
    ["LONGEST_WAIT", [2, 1, 3]],
    ["SHORTEST_WAIT", [1, 2, 3]],
    ["DEAREST", [1, 3, 2]],
    ["CHEAPEST", [2, 3, 1]],
    ["CUSTOMER", [2, 3, 1]],
    ["CUSTOMER_DOWN", [1, 3, 2]],
  ] as const)("is sorted by %s", (sort, wanted) => {
    expect(sorted(orders, sort).map(({ id }) => id)).toEqual(wanted.map((at) => `order-${at}`));
  });

  it("reverses on a second press of a heading, and starts with the default direction at another", () => {
    expect(columnSort("Total", "NEWEST")).toEqual({ direction: null, next: "DEAREST" });
    expect(columnSort("Total", "DEAREST")).toEqual({ direction: "descending", next: "CHEAPEST" });
    expect(columnSort("Total", "CHEAPEST")).toEqual({ direction: "ascending", next: "DEAREST" });
    expect(columnSort("Placed", "NEWEST")).toEqual({ direction: "descending", next: "OLDEST" });
  });
});

describe("the items still to prepare", () => {
  const itemOf = (productId: string, quantity: number, options: string[] = []) =>
    ({
      __typename: "BoardItem" as const,
      ...{ productId, name: productId.toUpperCase(), options, quantity },
    }) satisfies BoardOrder["items"][number];

  it("are summed by product over the orders, largest first, then by name", () => {
    const orders = [
      boardOrderOf(1, { items: [itemOf("mat", 2), itemOf("lamp", 1)] }),
      boardOrderOf(2, { items: [itemOf("lamp", 3), itemOf("bowl", 2)] }),
    ];
    expect(itemsToPrepare(orders).map(({ name, quantity }) => [name, quantity])).toEqual([
      ["LAMP", 4],
      ["BOWL", 2],
      ["MAT", 2],
    ]);
  });

  it("are summed by variant, each with its options", () => {
    const orders = [
      boardOrderOf(1, { items: [itemOf("sofa", 1, ["Moss"]), itemOf("sofa.2", 1, ["Rust"])] }),
      boardOrderOf(2, { items: [itemOf("sofa.2", 1, ["Rust"])] }),
    ];
    expect(itemsToPrepare(orders).map(({ options, quantity }) => [options, quantity])).toEqual([
      [["Rust"], 2],
      [["Moss"], 1],
    ]);
  });

  it("exclude packed, shipped and delivered orders", () => {
    const others = allStatuses.filter((status) => status !== "ITEM_PREPARING");
    expect(itemsToPrepare(others.map((status, index) => boardOrderOf(index, { status })))).toEqual(
      [],
    );
  });
});

describe("the delivered column", () => {
  const orders = [
    boardOrderOf(1, { status: "DELIVERED", statusChangedAt: "2026-11-21T08:00:00.000Z" }),
    boardOrderOf(2, { status: "DELIVERED", statusChangedAt: "2026-11-20T08:00:00.000Z" }),
    boardOrderOf(3),
  ];
  const columns = columnsOf(orders, { totalCount: 40, counts: [] }, true);
  const isToday = ({ statusChangedAt }: BoardOrder) => statusChangedAt.startsWith("2026-11-21");
  const numbers = (folded: boolean) =>
    foldEarlier(columns, isToday, folded).columns.map((column) =>
      column.orders.map(({ number }) => number),
    );

  it("shows today's orders while it is collapsed, with the number of earlier ones", () => {
    expect(numbers(true)).toEqual([["NV-3"], [], [], ["NV-1"]]);
    expect(numbers(false)).toEqual([["NV-3"], [], [], ["NV-1", "NV-2"]]);
    expect(foldEarlier(columns, isToday, true).earlier).toBe(38);
    expect(foldEarlier(columns, isToday, true).columns.at(-1)?.count).toBe(39);
  });
});
