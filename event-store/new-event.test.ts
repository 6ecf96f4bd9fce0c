import { expect, it } from "vitest";
import { digestOf } from "./new-event.ts";

it("has one digest for requests that differ only in the order of their fields", () => {
  const digest = digestOf({ b: 1, a: { d: [1, 2], c: null } });
  expect(digestOf({ a: { c: null, d: [1, 2] }, b: 1 })).toBe(digest);
  expect(digest).toMatch(/^[\w-]{16}$/);
});

it("has another digest for each other request", () => {
  const requests = [null, {}, { a: 1 }, { a: "1" }, { a: [1, 2] }, { a: [2, 1] }, { a: { 0: 1 } }];
  expect(new Set(requests.map(digestOf)).size).toBe(requests.length);
});
