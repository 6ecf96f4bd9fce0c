import fc from "fast-check";
import { expect, it } from "vitest";
import { provinces } from "#domain/constants.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { defaultZones, zoneOf } from "#domain/delivery/zones.ts";
import { quoteOf } from "#domain/order/placing/quote.ts";
import { discountOf } from "#domain/promotion/discount.ts";
import type { PromotionBenefit } from "#domain/promotion/events.ts";
import { feeOf, feeRuleOf, type DeliveryFees } from "#domain/values/delivery-fee.ts";
import { unchangedSettings } from "#projections/settings/projection.ts";
import { shopView } from "#projections/settings/shop-view.ts";
import type { ShopDeliveryFee } from "../../ui/components/shop-context.ts";
import {
  deliveryFeeOf,
  feeInWords,
  feeText,
  freeEverywhereFrom,
  withDelivery,
} from "../../ui/features/shared/delivery/delivery-fee.ts";

/** What pages hold of the shop's fees. */
const shown = (deliveryFee: DeliveryFees): ShopDeliveryFee =>
  shopView({ ...unchangedSettings, values: { ...defaultSettings, deliveryFee } }, "en", "")
    .deliveryFee;

const northern = { zoneId: "northern", feeCents: 95_000, freeFromCents: null };
const fees = shown({ flatCents: 50_000, freeFromCents: 1_000_000, zones: [northern] });

it("is the specification's Rs. 500 everywhere at first", () => {
  const first = shown(defaultSettings.deliveryFee);
  expect(feeText(deliveryFeeOf(first, 1_000_000, ""))).toBe("Rs. 500.00");
  expect(feeInWords(first)).toBe("Rs. 500");
  expect(freeEverywhereFrom(first)).toBeNull();
});

it("is exact for a district, and the lowest for an unknown place", () => {
  expect(deliveryFeeOf(fees, 9_999, "Jaffna")).toEqual({ fee: 950, isFrom: false });
  expect(deliveryFeeOf(fees, 9_999, "Galle")).toEqual({ fee: 500, isFrom: false });
  expect(feeText(deliveryFeeOf(fees, 10_000, "Galle"))).toBe("Free");
  expect(feeText(deliveryFeeOf(fees, 9_999, ""))).toBe("from Rs. 500.00");
  expect(feeInWords(fees)).toBe("from Rs. 500");
});

it("names no flat fee if every district has its own", () => {
  const all = defaultZones.map(({ id }) => ({ ...northern, zoneId: id, freeFromCents: 2_000_000 }));
  const own = shown({ flatCents: 100, freeFromCents: null, zones: all });
  expect(deliveryFeeOf(own, 100, "")).toEqual({ fee: 950, isFrom: false });
  expect(freeEverywhereFrom(own)).toBe(20_000);
});

const districts = Object.entries(provinces).flatMap(([province, names]) =>
  names.map((district) => ({ district, province })),
);
const amount = fc.nat(10_000_000);
const rule = { feeCents: amount, freeFromCents: fc.option(fc.nat(30_000_000)) };
const anyFees: fc.Arbitrary<DeliveryFees> = fc.record({
  flatCents: amount,
  freeFromCents: rule.freeFromCents,
  zones: fc.uniqueArray(
    fc.record({ zoneId: fc.constantFrom(...defaultZones.map(({ id }) => id)), ...rule }),
    { selector: ({ zoneId }) => zoneId },
  ),
});
const anyBenefit = fc.constantFrom<PromotionBenefit | null>(
  null,
  { kind: "freeDelivery" },
  { kind: "percent", percent: 15, mostCents: null },
  { kind: "amount", amountCents: 130_000 },
);
const kinds = { freeDelivery: "FREE_DELIVERY", percent: "PERCENT", amount: "AMOUNT" } as const;

it("is the shop's figure in the page for any fees, district, sum and code", () => {
  fc.assert(
    fc.property(
      anyFees,
      fc.constantFrom(...districts),
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 1, max: 99 }),
      anyBenefit,
      (given, region, priceCents, quantity, benefit) => {
        const line = {
          ...{ productId: "chair", name: "Chair", category: "Furnitures" as const, options: [] },
          ...{ priceCents, quantity, image: "/chair.svg", available: 99 },
        };
        const feeRule = feeRuleOf(given, zoneOf(defaultZones, region)?.id ?? null);
        const terms = {
          ...{ minSumCents: 0, categories: [], productIds: [], startsAt: "", endsAt: null },
          ...{ uses: null, usesPerCustomer: null },
        };
        const code = (fee: number) =>
          benefit && discountOf("CODE", { ...terms, benefit }, [line], fee);
        const quote = quoteOf([line], feeRule, code(feeOf(feeRule, priceCents * quantity)));
        // The shop quotes a code without the place.
        const quoted = code(feeOf(feeRuleOf(given, null), priceCents * quantity));
        const discount = quoted && {
          ...{ code: "CODE", percent: null, amount: quoted.discountCents / 100 },
          kind: kinds[quoted.benefit.kind],
        };
        const subtotal = quote.subtotalCents / 100;
        const priced = withDelivery(subtotal, discount, shown(given), region.district);
        expect(priced.fee).toBe(quote.deliveryFeeCents / 100);
        expect(Math.round((priced.total - (priced.discount?.amount ?? 0)) * 100)).toBe(
          quote.totalCents,
        );
      },
    ),
  );
});

it("of an unknown place is the lowest of all districts", () => {
  fc.assert(
    fc.property(anyFees, fc.nat(100_000), (given, goods) => {
      const all = districts.map(({ district }) => deliveryFeeOf(shown(given), goods, district).fee);
      const { fee, isFrom } = deliveryFeeOf(shown(given), goods, "");
      expect(fee).toBe(Math.min(...all));
      expect(isFrom).toBe(all.some((each) => each > fee));
    }),
  );
});
