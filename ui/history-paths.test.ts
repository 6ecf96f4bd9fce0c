import fc from "fast-check";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { historyPaths } from "./history-paths.ts";

const read = (path: string) => new URL(path, "https://shop.example");
const id = fc.string({ minLength: 1 }).filter((text) => !/^\.{1,2}$|%2f/i.test(text));
const moment = fc.oneof(
  fc.integer({ min: 1 }),
  fc.constantFrom("2026-11-20T13:30:00+05:30", "2026-11-20T08:00:00.000Z"),
  fc.string({ minLength: 1 }),
);

describe("an address of the history area", () => {
  it("round-trips the subject and the time", () => {
    fc.assert(
      fc.property(id, moment, (thing, at) => {
        const things = {
          order: historyPaths.order,
          product: historyPaths.product,
          stock: historyPaths.stock,
          cart: historyPaths.cart,
        };
        for (const [name, address] of Object.entries(things)) {
          const path = address(thing, at);
          const [{ params } = { params: {} }] =
            matchRoutes([{ path: `/history/${name}/:id` }], path.replace(/\?.*/s, "")) ?? [];
          expect((params as { id?: string }).id).toBe(thing);
          expect(read(path).searchParams.get("at")).toBe(String(at));
        }
      }),
    );
  });

  it("round-trips the time of a page in any notation: an offset's plus is not a blank", () => {
    fc.assert(
      fc.property(moment, (at) => {
        for (const address of [historyPaths.replay, historyPaths.board]) {
          expect(read(address(at)).searchParams.get("at")).toBe(String(at));
        }
      }),
    );
  });

  it("round-trips both times of a comparison, and the read model to verify", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const { searchParams } = read(historyPaths.compare(a, b));
        expect([searchParams.get("a"), searchParams.get("b")]).toEqual([a, b]);
        expect(read(historyPaths.verify(a)).searchParams.get("model")).toBe(a);
      }),
    );
  });

  it("has no parameters by default", () => {
    expect(
      [
        historyPaths.order("NV-1"),
        historyPaths.product("uva-kettle"),
        historyPaths.replay(),
        historyPaths.compare(),
        historyPaths.verify(),
        historyPaths.whatIf(),
        historyPaths.whatIf(new URLSearchParams()),
        historyPaths.workbench(),
        historyPaths.workbench(new URLSearchParams()),
      ].filter((address) => address.includes("?")),
    ).toEqual([]);
    expect(historyPaths.compare(null, "12")).toBe("/history/compare?b=12");
  });
});
