import { expect, it } from "vitest";
import type { OrderLine } from "#domain/order/events.ts";
import type { Discount } from "#domain/promotion/discount.ts";
import type { PromotionTerms } from "#domain/promotion/events.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  type GivenEvent,
} from "../../testing/recorded.ts";
import type { Projection } from "../engine/projection.ts";
import { promotionsProjection, promotionUsesProjection } from "./projection.ts";

const terms: PromotionTerms = {
  ...{ benefit: { kind: "percent", percent: 10, mostCents: null }, minSumCents: 0 },
  ...{ categories: [], productIds: [], variantIds: ["lamp"], endsAt: null },
  ...{ startsAt: "2026-01-01T00:00:00.000Z", uses: null, usesPerCustomer: null },
};
const created: GivenEvent = ["promotion-TEN", { type: "PromotionCreated", data: terms }];
const use = (discountCents: number) => ({ orderId: "o1", userId: "ann", discountCents });
const reserved: GivenEvent = ["promotion-TEN", { type: "RedemptionReserved", data: use(100) }];
const confirmed: GivenEvent = ["promotion-TEN", { type: "RedemptionConfirmed", data: use(100) }];
const releasedWith = (discountCents: number): GivenEvent => [
  "promotion-TEN",
  { type: "RedemptionReleased", data: { ...use(discountCents), wasConfirmed: true } },
];

const lamps = (quantity: number): readonly OrderLine[] => [
  { productId: "lamp", name: "Lamp", priceCents: 1000, quantity, image: "/pictures/lamp.svg" },
];
const discountOf = (quantity: number): Discount => ({
  ...{ code: "TEN", benefit: terms.benefit, discountCents: quantity * 100 },
  shares: [{ productId: "lamp", discountCents: quantity * 100 }],
});
/** A change of the order's lamps, with a delivery fee of Rs. 5. */
const changed = (from: number, to: number): GivenEvent => [
  "order-o1",
  {
    type: "OrderItemsChanged",
    data: {
      ...{ userId: "ann", lines: lamps(to), subtotalCents: to * 1000, discount: discountOf(to) },
      ...{ totalCents: to * 900 + 500, previousLines: lamps(from) },
      previousTotalCents: from * 900 + 500,
    },
  },
];

const documentOf = <Document extends object>(
  projection: Projection<Document>,
  id: string,
  ...happened: readonly GivenEvent[]
): Document | undefined => {
  const log = recorded(...happened);
  expectReplayable(projection, log);
  return documentsOf(projection, log).get(id);
};

const figures = (...happened: readonly GivenEvent[]) => {
  const { used, held, givenCents } = documentOf(promotionsProjection, "TEN", ...happened) ?? {};
  return { used, held, givenCents };
};

it("counts the uses of a promotion, and the sum that it gives", () => {
  expect(figures(created)).toEqual({ used: 0, held: 0, givenCents: 0 });
  expect(figures(created, reserved)).toEqual({ used: 0, held: 1, givenCents: 0 });
  expect(figures(created, reserved, confirmed)).toEqual({ used: 1, held: 0, givenCents: 100 });
});

it("follows the discount of an order whose items change, up and down", () => {
  const placed = [created, reserved, confirmed];
  expect(figures(...placed, changed(1, 5))).toEqual({ used: 1, held: 0, givenCents: 500 });
  expect(figures(...placed, changed(1, 5), changed(5, 2))).toMatchObject({ givenCents: 200 });
  // The process of the order may confirm the use after the change.
  expect(figures(created, reserved, changed(1, 5), confirmed)).toMatchObject({ givenCents: 500 });
});

it("takes back what a changed order had at its end", () => {
  const ended = [created, reserved, confirmed, changed(1, 5), releasedWith(500)];
  expect(figures(...ended)).toEqual({ used: 0, held: 0, givenCents: 0 });
});

it("ignores changed items of an order without a code", () => {
  const [stream, event] = changed(1, 5);
  if (event.type !== "OrderItemsChanged") throw new Error("Another event");
  const { discount: _, ...data } = event.data;
  const without: GivenEvent = [stream, { ...event, data }];
  expect(figures(created, reserved, confirmed, without)).toMatchObject({ givenCents: 100 });
  expect(documentOf(promotionUsesProjection, "o1", without)).toBeUndefined();
});

it.each([
  ["running", []],
  ["paused", ["PromotionPaused"]],
  ["running", ["PromotionPaused", "PromotionResumed"]],
  ["ended", ["PromotionPaused", "PromotionEnded"]],
] as const)("is %s after %j", (status, types) => {
  const events = types.map((type): GivenEvent => ["promotion-TEN", { type, data: {} }]);
  expect(documentOf(promotionsProjection, "TEN", created, ...events)).toMatchObject({ status });
});

it("shows the discount that each order has now", () => {
  const seen = (...happened: readonly GivenEvent[]) =>
    documentOf(promotionUsesProjection, "o1", created, reserved, ...happened);
  expect(seen()).toMatchObject({ phase: "held", discountCents: 100, promoCode: "TEN" });
  expect(seen(confirmed, changed(1, 5))).toMatchObject({ phase: "used", discountCents: 500 });
  expect(seen(confirmed, changed(1, 5), releasedWith(500))).toMatchObject({
    ...{ phase: "released", discountCents: 500 },
  });
});
