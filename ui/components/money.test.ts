import fc from "fast-check";
import { expect, it } from "vitest";
import { formatMoney, formatMoneyShort } from "./money.ts";

it("formats rupees with thousands separators and cents", () => {
  expect(formatMoney(86_500)).toBe("Rs. 86,500.00");
  expect(formatMoney(0.5)).toBe("Rs. 0.50");
});

it("omits the cents in the short form only if there are none", () => {
  expect(formatMoneyShort(86_500)).toBe("Rs. 86,500");
  expect(formatMoneyShort(86_500.5)).toBe("Rs. 86,500.50");
});

it("formats every price of the shop to the cent, long and short", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000_000 });
  const read = (shown: string) => Math.round(Number(shown.replace(/^Rs\. |,/g, "")) * 100);
  fc.assert(
    fc.property(cents, (price) => {
      expect(read(formatMoney(price / 100))).toBe(price);
      expect(read(formatMoneyShort(price / 100))).toBe(price);
    }),
  );
});
