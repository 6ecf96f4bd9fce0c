import fc from "fast-check";
import { expect, it } from "vitest";
import { feeOf, feeRuleOf, type DeliveryFees } from "./delivery-fee.ts";

const fees: DeliveryFees = {
  flatCents: 50_000,
  freeFromCents: 10_000_000,
  zones: [{ zoneId: "northern", feeCents: 95_000, freeFromCents: null }],
};

it("is the flat fee in a zone without its own, and for an unknown place", () => {
  expect(feeRuleOf(fees, "western")).toEqual({ feeCents: 50_000, freeFromCents: 10_000_000 });
  expect(feeRuleOf(fees, null)).toEqual({ feeCents: 50_000, freeFromCents: 10_000_000 });
  expect(feeRuleOf(fees, "northern")).toMatchObject({ feeCents: 95_000, freeFromCents: null });
});

it("is nothing from the sum on from which it is free", () => {
  const rule = feeRuleOf(fees, "western");
  expect([9_999_999, 10_000_000, 10_000_001].map((sum) => feeOf(rule, sum))).toEqual([
    50_000, 0, 0,
  ]);
  expect(feeOf({ feeCents: 50_000, freeFromCents: 0 }, 0)).toBe(0);
});

it("never rises with the sum, and is the zone's own or nothing", () => {
  const amount = fc.nat(10_000_000);
  fc.assert(
    fc.property(
      amount,
      fc.option(amount),
      amount,
      amount,
      (feeCents, freeFromCents, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const rule = { feeCents, freeFromCents };
        expect(feeOf(rule, more)).toBeLessThanOrEqual(feeOf(rule, less));
        expect([0, feeCents]).toContain(feeOf(rule, one));
      },
    ),
  );
});
