import { orderDecider } from "#domain/order/decider.ts";
import type { OrderState } from "#domain/order/state.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import fc from "fast-check";
import { orderStatuses } from "#domain/constants.ts";
import type { ShopEvent } from "#domain/events.ts";
import { stockDecider, type StockState } from "#domain/stock/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import { positionOf } from "#event-store/position.ts";
import type { IndexedEvent } from "#history/indexed-event.ts";
import { detailsOf, orderOf } from "./shop.ts";

/**
 * One step of an invented shop: the stream, the kind of event, and a small number for its details.
 */
export type ShopStep = readonly [stream: number, what: number, how: number];

export const shopSteps = (maxLength: number): fc.Arbitrary<readonly ShopStep[]> =>
  fc.array(fc.tuple(fc.nat(8), fc.nat(5), fc.nat(9)), { minLength: 1, maxLength });

const statusOf = (how: number) => orderStatuses[how % orderStatuses.length] ?? "Delivered";

const itemsChanged = (state: OrderState, how: number): OrderEvent => {
  const { userId, lines, subtotalCents, totalCents } = orderOf({ chair: how + 1 });
  const before = state.phase === "none" ? { lines: [], totalCents: 0 } : state.content;
  return {
    type: "OrderItemsChanged",
    data: {
      ...{ userId, lines, subtotalCents, totalCents },
      ...{ previousLines: before.lines, previousTotalCents: before.totalCents },
    },
  };
};

const orderEvent = (state: OrderState, what: number, how: number): OrderEvent =>
  (
    [
      { type: "OrderSubmitted", data: orderOf({ chair: how + 1 }) },
      { type: "OrderPlaced", data: { status: "Item Preparing" } },
      { type: "OrderStatusChanged", data: { status: statusOf(how), previousStatus: "Delivered" } },
      { type: "OrderCancelled", data: { userId: "ann", reason: null } },
      { type: "OrderRejected", data: { reason: "Not enough pieces.", short: [] } },
      itemsChanged(state, how),
    ] as const satisfies readonly OrderEvent[]
  )[what] ?? { type: "OrderPlaced", data: { status: "Item Preparing" } };

const productEvent = (what: number, how: number): ShopEvent =>
  (
    [
      { type: "ProductAdded", data: { ...detailsOf(), priceCents: 100 + how } },
      { type: "ProductPriceChanged", data: { priceCents: 500 + how, previousPriceCents: 1 } },
      { type: "ProductDetailsChanged", data: detailsOf({ name: `Chair ${how}` }) },
      { type: "ProductRemoved", data: {} },
      { type: "ProductRestored", data: {} },
    ] as const satisfies readonly ShopEvent[]
  )[what] ?? { type: "ProductRemoved", data: {} };

/**
 * As in the shop, a settled reservation repeats its quantity and an adjustment states the previous
 * stock.
 */
const stockEvent = (state: StockState, what: number, how: number, number: number): StockEvent => {
  const [open] = state.reservations;
  if (open && (what === 0 || what === 1)) {
    const [orderId, quantity] = open;
    return {
      type: what === 0 ? "StockReservationReleased" : "StockReservationConfirmed",
      data: { orderId, quantity },
    };
  }
  if (what === 2) return { type: "StockReserved", data: { orderId: `o${number}`, quantity: how } };
  if (what === 3) {
    return { type: "StockAdjusted", data: { onHand: how, previousOnHand: state.onHand } };
  }
  return { type: "StockReceived", data: { quantity: how } };
};

/** An event of an invented shop with its stream, as in the log. */
export type ShopHistoryEvent = ShopEvent & { readonly stream: string };

/** The events of an invented shop, including steps that have no meaning at their point. */
export const shopHistory = (steps: readonly ShopStep[]): readonly ShopHistoryEvent[] => {
  const stocks = new Map<string, StockState>();
  const orders = new Map<string, OrderState>();
  const begun = new Set<number>();
  /** A stream begins with exactly one creation event. */
  const inOrder = (stream: number, what: number, mustBegin: boolean): number => {
    const isNew = !begun.has(stream);
    const step = isNew && mustBegin ? 0 : what;
    if (step !== 0) return step;
    begun.add(stream);
    return isNew ? 0 : 1;
  };
  return steps.map(([stream, what, how], index) => {
    if (stream < 5) {
      const name = `order-${stream}`;
      const state = orders.get(name) ?? orderDecider.initialState;
      const event = orderEvent(state, inOrder(stream, what, false), how);
      orders.set(name, orderDecider.evolve(state, event));
      return { ...event, stream: name };
    }
    if (stream < 7) {
      return { ...productEvent(inOrder(stream, what, true), how), stream: `product-${stream}` };
    }
    const name = `stock-${stream}`;
    const state = stocks.get(name) ?? stockDecider.initialState;
    const event = stockEvent(state, what, how, index);
    stocks.set(name, stockDecider.evolve(state, event));
    return { ...event, stream: name };
  });
};

/** The same events in the form of the index, one per minute. */
export const indexedHistory = (events: readonly ShopHistoryEvent[]): readonly IndexedEvent[] =>
  events.map(({ stream, type, data }, index) => ({
    id: `event-${index + 1}`,
    position: positionOf(index + 1),
    stream,
    revision: index,
    type,
    data: data as IndexedEvent["data"],
    actorId: "ann",
    role: "shopper",
    occurredAt: new Date(Date.UTC(2026, 10, 21, 0, index)).toISOString(),
    correlationId: `conversation-${index}`,
    causationId: `command-${index}`,
    province: null,
  }));
