import { expect, it } from "vitest";
import { limits } from "./constants.ts";
import { longTextIn } from "./long-text.ts";

const [longest, tooLong] = ["a".repeat(limits.text), "a".repeat(limits.text + 1)];

it("finds a text that is too long anywhere in an input", () => {
  expect(longTextIn({ a: longest, list: [longest, 1, null, { b: longest }] })).toBeNull();
  expect(longTextIn({ a: longest, list: [longest, { b: tooLong }] })).toBe("list.1.b");
  expect(longTextIn(Object.assign(Object.create(null), { a: { b: tooLong } }))).toBe("a.b");
});

it("passes over files", () => {
  expect(longTextIn({ files: [{ name: "a", data: tooLong }] }, ["data"])).toBeNull();
  expect(longTextIn({ data: { name: tooLong } }, ["data"])).toBe("data.name");
});

it("reads an input of any depth", () => {
  let input: unknown = tooLong;
  for (let depth = 0; depth < 50_000; depth += 1) input = [input];
  expect(longTextIn(input)?.length).toBe(2 * 50_000 - 1);
});
