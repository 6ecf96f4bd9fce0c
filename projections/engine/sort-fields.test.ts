import { expect, it } from "vitest";
import { indexFields, withId } from "./sort-fields.ts";

it("ends every order with the id", () => {
  const down = { field: "price", direction: "down" } as const;
  expect(withId()).toEqual([{ field: "$id", direction: "up" }]);
  expect(withId([down])).toEqual([down, { field: "$id", direction: "up" }]);
  const reversed = [down, { field: "$id", direction: "down" }] as const;
  expect(withId(reversed)).toBe(reversed);
});

it("reads the fields of an index", () => {
  expect(indexFields(["?calledOn", "-calledAt"])).toEqual([
    { field: "calledOn", direction: "up" },
    { field: "calledAt", direction: "down" },
  ]);
});
