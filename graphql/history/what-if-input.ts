import { normalCode } from "#domain/promotion/promo-code.ts";
import { instantOf } from "#domain/values/instant.ts";
import { centsOrNaN } from "#domain/money.ts";
import type { WhatIfChangeInput } from "#graphql/generated/resolver-types.ts";
import type { WhatIfChange } from "#history/what-if/change.ts";

/** The change for an input, or a sentence about what is wrong with it. */
export const changeOf = (input: WhatIfChangeInput): WhatIfChange | string => {
  const { leaveOut, delayMoves, deliveryFee, price, pricePercent, openingStock } = input;
  const { promotion, receipts, closeProvince, closeZone, zoneCapacity } = input;
  const all: WhatIfChange[] = [];
  if (leaveOut) {
    const { events, productId = null, province = null } = leaveOut;
    all.push({ kind: "leave-out", events, productId, province });
  }
  if (delayMoves) {
    const { hours, province = null } = delayMoves;
    all.push({ kind: "delay-moves", hours, province });
  }
  if (deliveryFee != null) all.push({ kind: "delivery-fee", cents: centsOrNaN(deliveryFee) });
  if (promotion) {
    const { code, percent } = promotion;
    all.push({ kind: "promotion", code: normalCode(code), percent });
  }
  if (price)
    all.push({ kind: "price", productId: price.productId, cents: centsOrNaN(price.price) });
  if (pricePercent) {
    const { percent, productId = null } = pricePercent;
    all.push({ kind: "price-percent", percent, productId });
  }
  if (openingStock) all.push({ kind: "opening-stock", ...openingStock });
  if (receipts) {
    const { percent, productId = null } = receipts;
    all.push({ kind: "receipts", percent, productId });
  }
  if (closeProvince != null) all.push({ kind: "close-province", province: closeProvince });
  if (closeZone) {
    const { zoneId, from } = closeZone;
    all.push({ kind: "close-zone", zoneId, from: from == null ? null : instantOf(from) });
  }
  if (zoneCapacity) all.push({ kind: "zone-capacity", ...zoneCapacity });
  const [change, ...more] = all;
  return change && more.length === 0 ? change : "Each change must have exactly one field.";
};
