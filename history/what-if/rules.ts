import type { DeliveryPlan } from "#domain/delivery/plan-decider.ts";
import type { OrderContent } from "#domain/order/events.ts";
import { isChosen } from "#domain/values/variant-choice.ts";
import type { LeftOutKind, WhatIfChange } from "./change.ts";
import { requote } from "./requote.ts";

/** The rules that follow from the changes. */
export interface WhatIfRules {
  /**
   * Whether an event is left out, given its kind, its product or the products of its order, and the
   * province of the order.
   */
  leavesOut(kind: LeftOutKind, products: readonly string[], province: string | null): boolean;
  /** The delay of a move in milliseconds. */
  delayMs(province: string | null): number;
  /** The price of a product, given its price without these changes. */
  priceCents(productId: string, cents: number): number;
  /** The number of units received, given the actual number. */
  received(productId: string, quantity: number): number;
  isClosed(province: string | null): boolean;
  /** Whether a delivery zone accepts no new orders at a time in milliseconds. */
  isZoneClosed(zoneId: string | null, at: number): boolean;
  /** The delivery zones with their simulated capacities; the same object without a change. */
  plan(plan: DeliveryPlan): DeliveryPlan;
  /**
   * The content of an order at the prices and the fee of the simulation, given the actual and the
   * simulated prices.
   */
  quoted(
    content: OrderContent,
    was: ReadonlyMap<string, number>,
    is: ReadonlyMap<string, number>,
  ): OrderContent;
}

const hourMs = 3_600_000;

const scaled = (value: number, percent: number): number =>
  Math.round((value * (100 + percent)) / 100);

const of = <Kind extends WhatIfChange["kind"]>(changes: readonly WhatIfChange[], kind: Kind) =>
  changes.filter((change): change is Extract<WhatIfChange, { kind: Kind }> => change.kind === kind);

/**
 * Of several changes of the same price, fee, code or capacity, the last applies. Percentages are
 * applied one after another.
 */
export const rulesOf = (changes: readonly WhatIfChange[]): WhatIfRules => {
  const leftOut = of(changes, "leave-out");
  const delays = of(changes, "delay-moves");
  const fees = of(changes, "delivery-fee");
  const promotions = of(changes, "promotion");
  const prices = of(changes, "price");
  const percents = of(changes, "price-percent");
  const receipts = of(changes, "receipts");
  const closed = new Set<string | null>(
    of(changes, "close-province").map(({ province }) => province),
  );
  const closedZones = of(changes, "close-zone");
  const capacities = of(changes, "zone-capacity");
  const isFor = (wanted: string | null, found: string | null) =>
    wanted === null || wanted === found;
  const isForProduct = (wanted: string | null, found: string) =>
    wanted === null || isChosen(wanted, found);

  const priceCents = (productId: string, cents: number): number =>
    percents
      .filter((change) => isForProduct(change.productId, productId))
      .reduce(
        (price, { percent }) => scaled(price, percent),
        prices.findLast((change) => isForProduct(change.productId, productId))?.cents ?? cents,
      );

  return {
    priceCents,
    leavesOut: (kind, products, province) =>
      leftOut.some(
        (change) =>
          change.events === kind &&
          isFor(change.province, province) &&
          (change.productId === null ||
            products.some((found) => isForProduct(change.productId, found))),
      ),
    delayMs: (province) =>
      delays
        .filter((change) => isFor(change.province, province))
        .reduce((sum, { hours }) => sum + hours * hourMs, 0),
    received: (productId, quantity) =>
      receipts
        .filter((change) => isForProduct(change.productId, productId))
        .reduce((pieces, { percent }) => scaled(pieces, percent), quantity),
    isClosed: (province) => closed.has(province),
    isZoneClosed: (zoneId, at) =>
      closedZones.some((change) => change.zoneId === zoneId && at >= (change.from ?? at)),
    plan: (plan) => {
      if (capacities.length === 0) return plan;
      const zones = plan.zones.map((zone) => {
        const orders = capacities.findLast(({ zoneId }) => zoneId === zone.id)?.orders;
        return orders === undefined
          ? zone
          : { ...zone, capacity: { morning: orders, afternoon: orders } };
      });
      return { ...plan, zones };
    },
    quoted: (content, was, is) =>
      requote(content, {
        // An order keeps its original prices, unless the simulation changes the price.
        priceOf({ productId, priceCents: paid }) {
          const now = priceCents(productId, is.get(productId) ?? paid);
          return now === (was.get(productId) ?? paid) ? paid : now;
        },
        feeCents: fees.at(-1)?.cents,
        benefitOf({ code, benefit }) {
          const percent = promotions.findLast((change) => change.code === code)?.percent;
          if (percent === undefined) return benefit;
          return percent === 0 ? null : { kind: "percent", percent, mostCents: null };
        },
      }),
  };
};
