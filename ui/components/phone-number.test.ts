import { expect, it } from "vitest";
import { formatPhone } from "./phone-number.ts";

it.each([
  ["0771234567", "077 123 4567"],
  ["011 2345678", "011 234 5678"],
  ["+94771234567", "+94 77 123 4567"],
  ["0771", "0771"],
  ["+441632960001", "+441632960001"],
  ["", ""],
])("%s is shown as %s", (kept, shown) => {
  expect(formatPhone(kept)).toBe(shown);
});
