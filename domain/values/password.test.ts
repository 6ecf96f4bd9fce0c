import { expect, it } from "vitest";
import { normalPassword, passwordForms } from "./password.ts";

it.each([
  ["Caf\u00e9 12345", "Cafe\u0301 12345"],
  ["\u0b95\u0bca 12345", "\u0b95\u0bc6\u0bbe 12345"],
])("is the same in any Unicode form of the keyboard", (one, other) => {
  expect(normalPassword(one)).toBe(normalPassword(other));
  expect(passwordForms(one)).toContain(other);
  expect(passwordForms(other)).toContain(one);
});

it("of ASCII alone has one form", () => {
  expect(passwordForms("correct horse")).toEqual(["correct horse"]);
});
