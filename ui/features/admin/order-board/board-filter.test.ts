import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { allStatuses } from "../../shared/order/status.ts";
import { dueDays, fileAddressOf, matchesFilter, noFilter, variablesOf } from "./board-filter.ts";
import { allSorts } from "./board-sort.ts";
import { viewOf, viewParameters, type BoardView } from "./board-view.ts";

const today = "2026-11-21";

describe("a filter by delivery day", () => {
  const promised = (date: string, change: object = {}) =>
    boardOrderOf(1, {
      deliveryDay: { __typename: "DeliveryDay", date, half: "MORNING" },
      ...change,
    });
  const matching = (due: string, late = false) =>
    ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-24"].filter((date) =>
      matchesFilter(promised(date), { ...noFilter, due, late }, today),
    );

  it.each([
    ["today", ["2026-11-21"]],
    ["tomorrow", ["2026-11-22"]],
    ["2026-11-24", ["2026-11-24"]],
    ["past", ["2026-11-19", "2026-11-20"]],
  ])("%s", (due, dates) => {
    expect(matching(due)).toEqual(dates);
  });

  it("finds neither delivered orders nor orders without a day", () => {
    for (const due of dueDays) {
      const filter = { ...noFilter, due };
      expect(matchesFilter(boardOrderOf(1), filter, today)).toBe(false);
      for (const date of ["2026-11-20", "2026-11-21", "2026-11-22"]) {
        expect(matchesFilter(promised(date, { status: "DELIVERED" }), filter, today)).toBe(false);
      }
    }
  });

  it("late orders are also those past their day", () => {
    expect(matching("", true)).toEqual(["2026-11-19", "2026-11-20"]);
  });

  it("asks the server for the same days, also in the export", () => {
    expect(variablesOf({ ...noFilter, due: "past" }, today).filter).toEqual({
      dueTo: "2026-11-20",
    });
    expect(variablesOf({ ...noFilter, due: "tomorrow" }, "2026-12-31").filter).toEqual({
      ...{ dueFrom: "2027-01-01", dueTo: "2027-01-01" },
    });
    expect(fileAddressOf({ ...noFilter, due: "today" }, today)).toBe(
      "/api/orders.csv?dueFrom=2026-11-21&dueTo=2026-11-21",
    );
  });
});

describe("a filter", () => {
  it.each(["", "nv-1", "ishara", "colombo", "KETTLE", "perera uva", "  kettle  ishara "])(
    "by %j finds the order",
    (search) => {
      expect(matchesFilter(boardOrderOf(1), { ...noFilter, search }, today)).toBe(true);
    },
  );

  it("requires every word to match", () => {
    expect(matchesFilter(boardOrderOf(1), { ...noFilter, search: "ishara lamp" }, today)).toBe(
      false,
    );
  });

  it("by province applies in addition to the words", () => {
    expect(
      matchesFilter(boardOrderOf(1), { ...noFilter, search: "kettle", province: "Western" }, today),
    ).toBe(true);
    expect(
      matchesFilter(boardOrderOf(1), { ...noFilter, search: "kettle", province: "Uva" }, today),
    ).toBe(false);
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
    expect(matchesFilter(order, { ...noFilter, ...filter }, today)).toBe(holds);
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
      due: fc.oneof(fc.constantFrom("", ...dueDays), day),
      late: fc.boolean(),
      call: fc.constantFrom("TO_CALL", "CONFIRMED", null),
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
      "from=yesterday&to=2026-13-01&least=-5&most=1e9&status=lost&late=2&due=soon&sort=luck",
    );
    expect(viewOf(odd)).toEqual({ ...noFilter, view: "board", sort: "NEWEST" });
  });

  it("of the CSV export has the same filter, with the statuses as in the REST API", () => {
    expect(
      fileAddressOf({ ...noFilter, status: "ITEM_PACKING", least: 5000, late: true }, today),
    ).toBe("/api/orders.csv?status=Item+Packing&least=5000&late=1");
  });
});
