import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { allStatuses } from "../../shared/order/status.ts";
import { fileAddressOf, matchesFilter, noFilter } from "./board-filter.ts";
import { allSorts } from "./board-sort.ts";
import { viewOf, viewParameters, type BoardView } from "./board-view.ts";

describe("a filter", () => {
  it.each(["", "nv-1", "ishara", "colombo", "KETTLE", "perera uva", "  kettle  ishara "])(
    "by %j finds the order",
    (search) => {
      expect(matchesFilter(boardOrderOf(1), { ...noFilter, search })).toBe(true);
    },
  );

  it("requires every word to match", () => {
    expect(matchesFilter(boardOrderOf(1), { ...noFilter, search: "ishara lamp" })).toBe(false);
  });

  it("by province applies in addition to the words", () => {
    expect(
      matchesFilter(boardOrderOf(1), { ...noFilter, search: "kettle", province: "Western" }),
    ).toBe(true);
    expect(matchesFilter(boardOrderOf(1), { ...noFilter, search: "kettle", province: "Uva" })).toBe(
      false,
    );
  });

  it.each([
    [{ status: "ITEM_PREPARING" }, true],
    [{ status: "DELIVERED" }, false],
    [{ person: "ishara" }, true],
    [{ person: "another" }, false],
    // 1:30 am on the 21st in Colombo is still the 20th in London.
    [{ from: "2026-11-21", to: "2026-11-21" }, true],
    [{ to: "2026-11-20" }, false],
    [{ from: "2026-11-22" }, false],
    [{ least: 10_350, most: 10_350 }, true],
    [{ least: 10_351 }, false],
    [{ most: 10_349 }, false],
    // An order of a live update has just moved.
    [{ late: true }, false],
  ] as const)("by %j matches: %j", (filter, holds) => {
    const order = boardOrderOf(1, { createdAt: "2026-11-20T20:00:00.000Z" });
    expect(matchesFilter(order, { ...noFilter, ...filter })).toBe(holds);
  });
});

describe("the address", () => {
  const day = fc.constantFrom("", "2026-11-21", "2026-02-01");
  const amount = fc.option(fc.nat(999_999_999), { nil: null });

  it("holds filter and view", () => {
    const look = fc.record<BoardView>({
      view: fc.constantFrom("board", "table"),
      search: fc.string(),
      province: fc.string(),
      status: fc.constantFrom(...allStatuses, null),
      person: fc.string(),
      from: day,
      to: day,
      least: amount,
      most: amount,
      late: fc.boolean(),
      sort: fc.constantFrom(...allSorts.map(({ sort }) => sort)),
    });
    fc.assert(
      fc.property(look, (one) => {
        const address = viewParameters(one).toString();
        // Columns have a fixed sort order.
        const sort = one.view === "table" ? one.sort : "NEWEST";
        expect(viewOf(new URLSearchParams(address))).toEqual({ ...one, sort });
      }),
    );
  });

  it("is empty without a filter, and unknown values are ignored", () => {
    expect(viewParameters({ ...noFilter, view: "board", sort: "NEWEST" }).toString()).toBe("");
    const odd = new URLSearchParams(
      "from=yesterday&to=2026-13-01&least=-5&most=1e9&status=lost&late=2&sort=luck",
    );
    expect(viewOf(odd)).toEqual({ ...noFilter, view: "board", sort: "NEWEST" });
  });

  it("of the CSV export has the same filter, with the statuses as in the REST API", () => {
    expect(fileAddressOf({ ...noFilter, status: "ITEM_PACKING", least: 5000, late: true })).toBe(
      "/api/orders.csv?status=Item+Packing&least=5000&late=1",
    );
  });
});
