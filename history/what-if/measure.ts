import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import type { DecidedContent, OrderState } from "#domain/order/state.ts";
import { available, type StockState } from "#domain/stock/decider.ts";
import { createDurations, type Durations } from "../reports/durations.ts";
import type { Steps } from "./steps.ts";

/** Sales of a product since the fork. */
export interface ProductSums {
  /** Units in orders that were placed and not cancelled since the fork. */
  readonly pieces: number;
  readonly cents: number;
  /** How often the product sold out. */
  readonly soldOut: number;
}

/** Totals of one world since the fork. Amounts are in cents. */
export interface Sums {
  submitted: number;
  placed: number;
  refusedShort: number;
  refusedClosed: number;
  refusedZone: number;
  refusedDay: number;
  cancelled: number;
  delivered: number;
  cents: number;
  feeCents: number;
  deliveredCents: number;
  soldOut: number;
}

/** Counts the events of a world. */
export interface Measure {
  order(id: string, before: OrderState, after: OrderState, at: number): void;
  stock(productId: string, before: StockState, after: StockState): void;
  readonly sums: Readonly<Sums>;
  readonly products: ReadonlyMap<string, ProductSums>;
  /** Time from placed to delivered, of orders placed since the fork. */
  readonly leadTimes: Durations;
  /** Orders with at least one event. */
  readonly touched: ReadonlySet<string>;
  /** Orders placed and their value in cents since the fork, up to the end of each step. */
  course(): readonly { readonly placed: number; readonly cents: number }[];
}

/** The reason for refusing an order to a closed province. */
export const closedReason = "The shop does not deliver to this province.";

/** The reason for refusing an order to a closed delivery zone. */
export const zoneClosedReason = "The shop does not deliver to this zone.";

const none: ProductSums = { pieces: 0, cents: 0, soldOut: 0 };

const contentOf = (state: OrderState): DecidedContent | null =>
  state.phase === "none" ? null : state.content;

const statusOf = (state: OrderState): OrderStatus | null =>
  state.phase === "placed" ? state.status : null;

export const createMeasure = (steps: Steps): Measure => {
  const sums: Sums = {
    submitted: 0,
    placed: 0,
    refusedShort: 0,
    refusedClosed: 0,
    refusedZone: 0,
    refusedDay: 0,
    cancelled: 0,
    delivered: 0,
    cents: 0,
    feeCents: 0,
    deliveredCents: 0,
    soldOut: 0,
  };
  const products = new Map<string, ProductSums>();
  const leadTimes = createDurations();
  const touched = new Set<string>();
  const placedAt = new Map<string, number>();
  const inStep = steps.ends.map(() => ({ placed: 0, cents: 0 }));

  const addProduct = (id: string, more: Partial<ProductSums>): void => {
    const before = products.get(id) ?? none;
    products.set(id, {
      pieces: before.pieces + (more.pieces ?? 0),
      cents: before.cents + (more.cents ?? 0),
      soldOut: before.soldOut + (more.soldOut ?? 0),
    });
  };

  const sell = ({ lines }: DecidedContent, by: 1 | -1): void => {
    for (const { productId, quantity, priceCents } of lines) {
      addProduct(productId, { pieces: by * quantity, cents: by * quantity * priceCents });
    }
  };

  const place = (id: string, content: DecidedContent, at: number): void => {
    sums.placed += 1;
    sums.cents += content.totalCents;
    sums.feeCents += content.deliveryFeeCents;
    placedAt.set(id, at);
    sell(content, 1);
    const step = inStep[steps.of(at)];
    if (!step) return;
    step.placed += 1;
    step.cents += content.totalCents;
  };

  return {
    sums,
    products,
    leadTimes,
    touched,
    order(id, before, after, at) {
      const content = contentOf(after);
      if (!content) return;
      touched.add(id);
      if (before.phase === "none") {
        sums.submitted += 1;
      } else if (before.phase === "submitted" && after.phase === "placed") {
        place(id, content, at);
      } else if (before.phase === "submitted" && after.phase === "rejected") {
        if (after.reason === closedReason) sums.refusedClosed += 1;
        else if (after.reason === zoneClosedReason) sums.refusedZone += 1;
        else if (after.dayTaken !== null) sums.refusedDay += 1;
        else sums.refusedShort += 1;
      } else if (
        before.phase === "placed" &&
        after.phase === "placed" &&
        before.content !== content &&
        placedAt.has(id)
      ) {
        const cents = content.totalCents - before.content.totalCents;
        sums.cents += cents;
        const step = inStep[steps.of(placedAt.get(id) ?? at)];
        if (step) step.cents += cents;
        sell(before.content, -1);
        sell(content, 1);
      } else if (before.phase === "placed" && after.phase === "cancelled") {
        sums.cancelled += 1;
        if (placedAt.has(id)) sell(content, -1);
      } else if (statusOf(after) === "Delivered" && statusOf(before) !== "Delivered") {
        sums.delivered += 1;
        sums.deliveredCents += content.totalCents;
        const since = placedAt.get(id);
        if (since !== undefined) leadTimes.add(at - since);
      }
    },
    stock(productId, before, after) {
      if (available(before) <= 0 || available(after) > 0) return;
      sums.soldOut += 1;
      addProduct(productId, { soldOut: 1 });
    },
    course() {
      let [placed, cents] = [0, 0];
      return inStep.map((step) => {
        placed += step.placed;
        cents += step.cents;
        return { placed, cents };
      });
    },
  };
};

/** The number of orders at each status of the board. */
export const ordersByStatus = (
  orders: ReadonlyMap<string, OrderState>,
): Readonly<Record<OrderStatus, number>> => {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<
    OrderStatus,
    number
  >;
  for (const order of orders.values()) {
    const status = statusOf(order);
    if (status !== null) counts[status] += 1;
  }
  return counts;
};
