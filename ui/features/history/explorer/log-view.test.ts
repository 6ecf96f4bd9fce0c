import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportAddressOf } from "./export-address.ts";
import { streamCategories } from "./stream-categories.ts";
import {
  everything,
  fieldOf,
  filterOf,
  isOpenEnded,
  logViewOf,
  momentIn,
  paramsOf,
  quickRanges,
  shifted,
  spanOf,
  zoomed,
  type LogView,
  type QuickRange,
} from "./log-view.ts";

const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
const looks: fc.Arbitrary<LogView> = fc.record({
  categories: fc.subarray(streamCategories.map(({ category }) => category)),
  type: fc.constantFrom("", "OrderPlaced"),
  stream: fc.constantFrom("", "order-1 & more"),
  actor: fc.constantFrom("", "ann"),
  product: fc.constantFrom("", "uva-kettle"),
  order: fc.constantFrom("", "NV-7K3M9Q"),
  province: fc.constantFrom("", "North Western"),
  range: fc.oneof(
    fc.constantFrom(...(Object.keys(quickRanges) as QuickRange[])),
    fc.tuple(moment, moment).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  ),
});

describe("a view of the log", () => {
  it("survives a round trip through its URL", () => {
    fc.assert(
      fc.property(looks, (view) => {
        expect(logViewOf(new URLSearchParams(paramsOf(view).toString()))).toEqual(view);
      }),
    );
  });

  it("drops unknown values from a URL", () => {
    const params = new URLSearchParams(
      "category=robot,cart&range=soon&from=never&to=2026-01-01&x=1",
    );
    expect(logViewOf(params)).toEqual({ ...everything, categories: ["CART"] });
    const backwards = new URLSearchParams("from=2026-02-01&to=2026-01-01&range=1h");
    expect(logViewOf(backwards).range).toBe("1h");
  });

  it("has no end if it extends to now", () => {
    const now = Date.UTC(2026, 10, 21, 10);
    expect(filterOf({ ...everything, range: "1h" }, now)).toEqual({
      from: "2026-11-21T09:00:00.000Z",
    });
    const past = { ...everything, range: { from: now - 10, to: now } };
    expect(filterOf(past, now)).toHaveProperty("to", "2026-11-21T10:00:00.000Z");
    expect([isOpenEnded(everything), isOpenEnded(past)]).toEqual([true, false]);
  });

  it("is exported from any event on", () => {
    const view = {
      ...everything,
      categories: ["ORDER", "ADDRESS_BOOK"] as const,
      type: "OrderPlaced",
      product: "uva-kettle",
      range: { from: 0, to: 1000 },
    };
    expect(exportAddressOf(view, 0, "csv", 0)).toBe(
      "/api/history/events?format=csv&category=order%2Caddressbook&type=OrderPlaced&product=uva-kettle" +
        "&from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-01T00%3A00%3A01.000Z",
    );
    expect(exportAddressOf(everything, 0, "parquet", 7)).toBe(
      "/api/history/events?format=parquet&after=7",
    );
  });

  it("begins today at midnight in Colombo", () => {
    // 1:30 am on the 22nd in Colombo.
    const now = Date.UTC(2026, 10, 21, 20);
    expect(spanOf("today", now, null).from).toBe(Date.UTC(2026, 10, 21, 18, 30));
    expect(fieldOf(now)).toBe("2026-11-22T01:30");
    expect(momentIn("2026-11-22T01:30")).toBe(now);
  });

  it("moves by half its length, and keeps its middle when zoomed in", () => {
    const span = { from: 0, to: 3_600_000 };
    expect(shifted(span, 1)).toEqual({ from: 1_800_000, to: 5_400_000 });
    expect(zoomed(span, "in")).toEqual({ from: 900_000, to: 2_700_000 });
    expect(zoomed(zoomed(span, "out"), "in")).toEqual(span);
    expect(zoomed({ from: 0, to: 60_000 }, "in")).toEqual({ from: 0, to: 60_000 });
  });
});
