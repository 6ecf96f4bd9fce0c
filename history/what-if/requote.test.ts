import fc from "fast-check";
import { expect, it } from "vitest";
import type { OrderContent } from "#domain/order/events.ts";
import { discountOf, type Discount } from "#domain/promotion/discount.ts";
import type { PromotionBenefit, PromotionTerms } from "#domain/promotion/events.ts";
import { orderOf } from "../../testing/shop.ts";
import { rulesOf } from "./rules.ts";
import type { WhatIfChange } from "./change.ts";

const tenPercent: PromotionBenefit = { kind: "percent", percent: 10, mostCents: null };

/** An order of two chairs and a lamp at Rs. 1,000 each, with 10 % off the chairs. */
const discounted = (benefit: PromotionBenefit = tenPercent): OrderContent => {
  const order = orderOf({ chair: 2, lamp: 1 });
  const terms: PromotionTerms = {
    ...{ benefit, minSumCents: 0, categories: [], productIds: ["chair"], endsAt: null },
    ...{ startsAt: "2026-01-01T00:00:00.000Z", uses: null, usesPerCustomer: null },
  };
  const lines = order.lines.map((line) => ({ ...line, category: "Furnitures" as const }));
  const discount: Discount = discountOf("TEN", terms, lines, order.deliveryFeeCents);
  return { ...order, discount, totalCents: order.totalCents - discount.discountCents };
};

const quoted = (content: OrderContent, ...changes: readonly WhatIfChange[]) =>
  rulesOf(changes).quoted(content, new Map(), new Map());

it("keeps an order that no change concerns", () => {
  const content = discounted();
  expect(quoted(content)).toBe(content);
  expect(quoted(content, { kind: "promotion", code: "OTHER", percent: 50 })).toBe(content);
});

it("switches a promotion off, or gives another percentage of the same items", () => {
  const off = quoted(discounted(), { kind: "promotion", code: "TEN", percent: 0 });
  expect(off).toMatchObject({ totalCents: 350_000 });
  expect(off).not.toHaveProperty("discount");
  expect(quoted(discounted(), { kind: "promotion", code: "TEN", percent: 25 })).toMatchObject({
    discount: {
      discountCents: 50_000,
      shares: [{ productId: "chair", discountCents: 50_000 }],
    },
    totalCents: 300_000,
  });
});

it("calculates a discount again at other prices and another fee", () => {
  expect(
    quoted(discounted(), { kind: "price-percent", productId: null, percent: 50 }),
  ).toMatchObject({ discount: { discountCents: 30_000 }, totalCents: 450_000 + 50_000 - 30_000 });
  const free = discounted({ kind: "freeDelivery" });
  expect(quoted(free, { kind: "delivery-fee", cents: 90_000 })).toMatchObject({
    discount: { discountCents: 90_000 },
    totalCents: 300_000,
  });
});

it("conserves the total to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -90, max: 90 }), (off, up) => {
      const { lines, deliveryFeeCents, discount, totalCents } = quoted(
        discounted(),
        { kind: "promotion", code: "TEN", percent: off },
        { kind: "price-percent", productId: null, percent: up },
      );
      const sum = lines.reduce((cents, line) => cents + line.priceCents * line.quantity, 0);
      expect(totalCents).toBe(sum + deliveryFeeCents - (discount?.discountCents ?? 0));
      expect(discount?.discountCents ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
