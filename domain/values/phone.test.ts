import fc from "fast-check";
import { expect, it } from "vitest";
import { isPhone, nationalPhone, normalPhone } from "./phone.ts";

it.each([
  ["077 123 4567", "0771234567"],
  ["077-1234567", "0771234567"],
  ["(077) 123.4567", "0771234567"],
  ["077\u00a0123\u20114567", "0771234567"],
  ["+94 (77) 123-4567", "+94771234567"],
  ["+94 (0)77 123 4567", "+94771234567"],
  ["0094771234567", "+94771234567"],
  ["94771234567", "+94771234567"],
  ["\uff10\uff17\uff17 1234567", "0771234567"],
  ["\u0be6\u0bed\u0bed1234567", "0771234567"],
])("%j is %s", (typed, phone) => {
  expect(normalPhone(typed)).toBe(phone);
  expect(isPhone(phone)).toBe(true);
});

it.each(["077 123", "+44 20 7946 0958", "seven", "077-12345678", ""])(
  "%j stays unchanged",
  (typed) => {
    expect(normalPhone(typed)).toBe(typed);
    expect(isPhone(typed)).toBe(false);
  },
);

it("is the same number in any grouping and with any prefix", () => {
  const group = fc.constantFrom("", " ", "-", ".", " (", ")", "\u2013");
  fc.assert(
    fc.property(
      fc.constantFrom("0", "+94", "0094", "94", "+94(0)"),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
      fc.array(group, { minLength: 8, maxLength: 8 }),
      (prefix, digits, groups) => {
        const typed =
          prefix + "7" + digits.map((digit, at) => `${groups[at] ?? ""}${digit}`).join("");
        expect(nationalPhone(typed)).toBe(`07${digits.join("")}`);
        expect(normalPhone(normalPhone(typed))).toBe(normalPhone(typed));
      },
    ),
  );
});
