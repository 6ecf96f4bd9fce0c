import fc from "fast-check";
import { expect, it } from "vitest";
import { provinceNames } from "../../../components/provinces.ts";
import { allStatuses } from "../../shared/order/status.ts";
import { dueDays, noFilter } from "./board-filter.ts";
import { viewOf, viewParameters, layoutOf, type BoardView } from "./board-view.ts";
import { allSorts } from "./board-sort.ts";

const day = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const amount = fc.option(fc.integer({ min: 0, max: 999_999_999 }));

const views: fc.Arbitrary<BoardView> = fc.record({
  view: fc.constantFrom("board" as const, "table" as const),
  sort: fc.constantFrom(...allSorts.map(({ sort }) => sort)),
  search: fc.string(),
  province: fc.constantFrom("", ...provinceNames),
  status: fc.option(fc.constantFrom(...allStatuses)),
  person: fc.string(),
  from: fc.oneof(fc.constant(""), day),
  to: fc.oneof(fc.constant(""), day),
  least: amount,
  most: amount,
  due: fc.oneof(fc.constantFrom("", ...dueDays), day),
  late: fc.boolean(),
  call: fc.constantFrom("TO_CALL" as const, "CONFIRMED" as const, null),
});

it("the view of the orders is restored from its address", () => {
  fc.assert(
    fc.property(views, (view) => {
      const opened = viewOf(new URLSearchParams(viewParameters(view).toString()));
      // Columns have a fixed sort order.
      expect(opened).toEqual(view.view === "board" ? { ...view, sort: "NEWEST" } : view);
    }),
  );
});

it("keeps the column shown on phones, except for the first", () => {
  const usual = { ...noFilter, view: "board", sort: "NEWEST" } as const;
  for (const column of allStatuses) {
    const params = viewParameters({ ...usual, column });
    expect(params.has("column")).toBe(column !== "ITEM_PREPARING");
    expect(viewOf(params).column ?? "ITEM_PREPARING").toBe(column);
  }
  expect(viewOf(new URLSearchParams("column=carpet"))).toEqual(usual);
});

it("the default view has an address without parameters", () => {
  expect(viewParameters({ ...noFilter, view: "board", sort: "NEWEST" }).toString()).toBe("");
  expect(viewParameters({ ...noFilter, view: "table", sort: "NEWEST" }).toString()).toBe(
    "view=table",
  );
});

it("any address shows orders, whatever its parameters", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom("view", "sort", "status", "from", "least", "late"), fc.string()),
      ),
      (pairs) => {
        const view = viewOf(new URLSearchParams(pairs));
        expect(["board", "table"]).toContain(view.view);
        expect(allSorts.map(({ sort }) => sort)).toContain(view.sort);
        expect(view.least === null || Number.isInteger(view.least)).toBe(true);
        expect(view.from === "" || !Number.isNaN(Date.parse(view.from))).toBe(true);
      },
    ),
  );
  expect(layoutOf(new URLSearchParams({ view: "carpet" }))).toBe("board");
});
