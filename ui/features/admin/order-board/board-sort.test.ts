import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import type { BoardOrder } from "./board-lists.ts";
import {
  allSorts,
  columnSort,
  isSortColumn,
  putsDeliveredLast,
  sorted,
  sortParameter,
} from "./board-sort.ts";
import { sortOf } from "./board-view.ts";

const ids = (orders: readonly BoardOrder[]) => orders.map(({ id }) => id);
const hour = (at: number) => `2026-11-20T${String(at).padStart(2, "0")}:00:00.000Z`;

const kettle = boardOrderOf(1, {
  customerName: "ishara Perera",
  totalPrice: 10_350,
  createdAt: hour(8),
  statusChangedAt: hour(15),
});
const sofa = boardOrderOf(2, {
  customerName: "Banu Nadarajah",
  totalPrice: 190_000,
  createdAt: hour(9),
  statusChangedAt: hour(11),
});
const mirror = boardOrderOf(3, {
  customerName: "Zeinab Cader",
  status: "DELIVERED",
  totalPrice: 42_000,
  createdAt: hour(10),
  statusChangedAt: hour(10),
});
const all = [mirror, kettle, sofa];

describe("orders in a list", () => {
  it.each([
    ["NEWEST", [sofa, kettle, mirror]],
    ["OLDEST", [kettle, sofa, mirror]],
    ["LONGEST_WAIT", [sofa, kettle, mirror]],
    ["SHORTEST_WAIT", [kettle, sofa, mirror]],
  ] as const)(
    "are sorted with the %s first, and delivered ones after all open ones",
    (sort, expected) => {
      expect(ids(sorted(all, sort))).toEqual(ids(expected));
    },
  );

  it.each([
    ["DEAREST", [sofa, mirror, kettle]],
    ["CHEAPEST", [kettle, mirror, sofa]],
    ["CUSTOMER", [sofa, kettle, mirror]],
    ["CUSTOMER_DOWN", [mirror, kettle, sofa]],
  ] as const)("are sorted by %s whatever their status", (sort, expected) => {
    expect(ids(sorted(all, sort))).toEqual(ids(expected));
  });

  const orders = fc.uniqueArray(
    fc
      .record({
        number: fc.integer({ min: 1, max: 500 }),
        status: fc.constantFrom("ITEM_PREPARING" as const, "DELIVERED" as const),
        hour: fc.integer({ min: 0, max: 2 }),
        totalPrice: fc.constantFrom(100, 200),
        customerName: fc.constantFrom("Ann", "ann", "Ben"),
      })
      .map(({ number, hour: at, ...rest }) =>
        boardOrderOf(number, { ...rest, createdAt: hour(at), statusChangedAt: hour(2 - at) }),
      ),
    { selector: ({ id }) => id, maxLength: 20 },
  );
  const sort = fc.constantFrom(...allSorts.map((each) => each.sort));

  it("have one total order, whatever their input order, and none is lost", () => {
    fc.assert(
      fc.property(orders, sort, fc.infiniteStream(fc.nat()), (some, way, numbers) => {
        const shuffled = some
          .map((order) => ({ order, at: numbers.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ order }) => order);
        const once = sorted(some, way);
        expect(ids(sorted(shuffled, way))).toEqual(ids(once));
        expect(ids(sorted(once, way))).toEqual(ids(once));
        expect(ids(once).toSorted()).toEqual(ids(some).toSorted());
      }),
    );
  });
});

describe("the sort order in the address", () => {
  it("is parsed from its own text", () => {
    for (const { sort } of allSorts) {
      expect(sortOf(new URLSearchParams({ sort: sortParameter(sort) }))).toBe(sort);
    }
  });

  it("is the default if it is missing or invalid", () => {
    expect(sortOf(new URLSearchParams())).toBe("NEWEST");
    expect(sortOf(new URLSearchParams({ sort: "DEAREST" }))).toBe("NEWEST");
    expect(sortOf(new URLSearchParams({ sort: "by-colour" }))).toBe("NEWEST");
  });
});

describe("the heading of a column", () => {
  it("asks for its default direction first, and reverses the current sort", () => {
    expect(columnSort("Total", "NEWEST")).toEqual({ direction: null, next: "DEAREST" });
    expect(columnSort("Total", "DEAREST")).toEqual({ direction: "descending", next: "CHEAPEST" });
    expect(columnSort("Total", "CHEAPEST")).toEqual({ direction: "ascending", next: "DEAREST" });
  });

  it("sorts only sortable columns", () => {
    expect(isSortColumn("Customer")).toBe(true);
    expect(isSortColumn("Phone")).toBe(false);
  });
});

it("knows which sort orders put delivered orders last", () => {
  const delivered = boardOrderOf(4, {
    status: "DELIVERED",
    customerName: "Aruni",
    totalPrice: 20_000,
    createdAt: hour(9),
    statusChangedAt: hour(12),
  });
  for (const { sort } of allSorts) {
    const last = sorted([kettle, sofa, mirror, delivered], sort).slice(2);
    expect(
      last.every(({ status }) => status === "DELIVERED"),
      sort,
    ).toBe(putsDeliveredLast(sort));
  }
});
