import { expect, it } from "vitest";
import { neighbourOf, nextAfter } from "./desk-steps.ts";

const items = ["a", "b", "c"].map((id) => ({ id }));

it("steps to the neighbours of an item, stays at the ends, and begins at the first one", () => {
  expect(neighbourOf(items, "b", 1)).toEqual({ id: "c" });
  expect(neighbourOf(items, "b", -1)).toEqual({ id: "a" });
  expect(neighbourOf(items, "c", 1)).toBeUndefined();
  expect(neighbourOf(items, "a", -1)).toBeUndefined();
  expect(neighbourOf(items, null, -1)).toEqual({ id: "a" });
});

it("goes to the next item that qualifies, else to the first other one", () => {
  expect(nextAfter(items, "a")).toEqual({ id: "b" });
  expect(nextAfter(items, "a", ({ id }) => id === "c")).toEqual({ id: "c" });
  expect(nextAfter(items, "c")).toEqual({ id: "a" });
  expect(nextAfter(items, "gone")).toEqual({ id: "a" });
  expect(nextAfter([{ id: "a" }], "a")).toBeUndefined();
});
