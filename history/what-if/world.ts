import { deliveryDayDecider, type DayState } from "#domain/delivery/day-decider.ts";
import type { DeliveryDayEvent, DeliveryPlanEvent } from "#domain/delivery/events.ts";
import { deliveryPlanDecider, type DeliveryPlan } from "#domain/delivery/plan-decider.ts";
import { streamId } from "#domain/decider.ts";
import type { ShopEvent } from "#domain/events.ts";
import { orderDecider } from "#domain/order/decider.ts";
import type { OrderState } from "#domain/order/state.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import type { ProductEvent } from "#domain/product/events.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import { nameWithOptions } from "#domain/product/variants.ts";
import { stockDecider, type StockState } from "#domain/stock/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import type { Measure } from "./measure.ts";

/** An actual or simulated event. */
export interface WorldEvent {
  readonly stream: string;
  readonly event: ShopEvent;
  /** Milliseconds. */
  readonly at: number;
}

/**
 * The simulated part of the shop: orders, stock and delivery days by the domain's own folds,
 * prices, and provinces of orders.
 */
export interface World {
  readonly orders: ReadonlyMap<string, OrderState>;
  readonly stocks: ReadonlyMap<string, StockState>;
  /** In cents, by variant. */
  readonly prices: ReadonlyMap<string, number>;
  /** With option values, by variant. */
  readonly names: ReadonlyMap<string, string>;
  readonly productNames: ReadonlyMap<string, string>;
  /** By variant. */
  readonly optionValues: ReadonlyMap<string, readonly string[]>;
  /** The province of each order; null if its buyer was erased. */
  readonly provinces: ReadonlyMap<string, string | null>;
  /** The delivery zones. */
  readonly plan: DeliveryPlan;
  /** By the id of a zone's day. */
  readonly days: ReadonlyMap<string, DayState>;
  order(id: string): OrderState;
  stock(productId: string): StockState;
  /** A zone's day by its id. */
  day(id: string): DayState;
  record(worldEvent: WorldEvent): void;
  /** A copy of this world, whose further events are reported to `measure`. */
  fork(measure: Measure): World;
}

type Content = Pick<
  World,
  | "orders"
  | "stocks"
  | "prices"
  | "names"
  | "productNames"
  | "optionValues"
  | "provinces"
  | "plan"
  | "days"
>;

const provinceOf = (address: { readonly province?: unknown } | undefined): string | null =>
  typeof address?.province === "string" && address.province !== "" ? address.province : null;

export const createWorld = (
  from: Content = {
    orders: new Map(),
    stocks: new Map(),
    prices: new Map(),
    names: new Map(),
    productNames: new Map(),
    optionValues: new Map(),
    provinces: new Map(),
    plan: deliveryPlanDecider.initialState,
    days: new Map(),
  },
  measure: Measure | null = null,
): World => {
  const orders = new Map(from.orders);
  const stocks = new Map(from.stocks);
  const prices = new Map(from.prices);
  const names = new Map(from.names);
  const productNames = new Map(from.productNames);
  const optionValues = new Map(from.optionValues);
  const provinces = new Map(from.provinces);
  const days = new Map(from.days);
  let { plan } = from;
  const day = (id: string): DayState => days.get(id) ?? deliveryDayDecider.initialState;
  const order = (id: string): OrderState => orders.get(id) ?? orderDecider.initialState;
  const stock = (id: string): StockState => stocks.get(id) ?? stockDecider.initialState;

  const recordOrder = (id: string, event: OrderEvent, at: number): void => {
    const before = order(id);
    const after = orderDecider.evolve(before, event);
    if (event.type === "OrderSubmitted" || event.type === "DeliveryAddressChanged") {
      provinces.set(id, provinceOf(event.data.shippingAddress));
    }
    if (after === before) return;
    orders.set(id, after);
    measure?.order(id, before, after, at);
  };

  const nameVariant = (id: string): void => {
    const name = productNames.get(productIdOf(id)) ?? productIdOf(id);
    names.set(id, nameWithOptions(name, optionValues.get(id) ?? []));
  };

  const recordProduct = (id: string, event: ProductEvent): void => {
    switch (event.type) {
      case "ProductAdded":
        prices.set(id, event.data.priceCents);
        productNames.set(id, event.data.name);
        nameVariant(id);
        return;
      case "ProductDetailsChanged":
        productNames.set(id, event.data.name);
        [...names.keys()].filter((each) => productIdOf(each) === id).forEach(nameVariant);
        return;
      case "ProductPriceChanged":
        prices.set(id, event.data.priceCents);
        return;
      case "ProductOptionsChanged":
        for (const { variantId, values } of event.data.variants) {
          optionValues.set(variantId, values);
          nameVariant(variantId);
        }
        return;
      case "VariantAdded":
      case "VariantChanged":
        if (event.type === "VariantAdded") prices.set(event.data.variantId, event.data.priceCents);
        optionValues.set(event.data.variantId, event.data.values);
        nameVariant(event.data.variantId);
        return;
      case "VariantPriceChanged":
        prices.set(event.data.variantId, event.data.priceCents);
        return;
      default:
    }
  };

  const world: World = {
    orders,
    stocks,
    prices,
    names,
    productNames,
    optionValues,
    provinces,
    get plan() {
      return plan;
    },
    days,
    order,
    stock,
    day,
    record({ stream, event, at }) {
      const id = streamId(stream);
      if (stream.startsWith("order-")) {
        recordOrder(id, event as OrderEvent, at);
      } else if (stream.startsWith("stock-")) {
        const before = stock(id);
        const after = stockDecider.evolve(before, event as StockEvent);
        stocks.set(id, after);
        measure?.stock(id, before, after);
      } else if (stream.startsWith("deliveryday-")) {
        days.set(id, deliveryDayDecider.evolve(day(id), event as DeliveryDayEvent));
      } else if (stream.startsWith("deliveryplan-")) {
        plan = deliveryPlanDecider.evolve(plan, event as DeliveryPlanEvent);
      } else if (stream.startsWith("product-")) recordProduct(id, event as ProductEvent);
    },
    fork: (other) => createWorld(world, other),
  };
  return world;
};
