import { orderStatuses } from "#domain/constants.ts";
import { wasPlaced, type OrderState } from "#domain/order/state.ts";
import { available } from "#domain/stock/decider.ts";
import { deliveryDayText, isSameSlot, type Slot } from "#domain/values/delivery-day.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import type { Unit } from "../reports/report-content.ts";
import { ordersByStatus, type Measure, type Sums } from "./measure.ts";
import type { Steps } from "./steps.ts";
import type { World } from "./world.ts";

/** An actual value and its simulated counterpart. */
export interface ComparedValue<Value> {
  readonly was: Value;
  readonly simulated: Value;
}

/** Money is in cents, times are in minutes; null if there is no value. */
export interface ComparedFigure extends ComparedValue<number | null> {
  readonly name: string;
  readonly unit: Extract<Unit, "count" | "money" | "duration">;
  /** The type of the actual events behind it; null if it is derived from other figures. */
  readonly type: string | null;
}

export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  /** Units in orders placed since the fork and not cancelled, and their value. */
  readonly sold: ComparedValue<number>;
  readonly cents: ComparedValue<number>;
  /** Units available at the end. */
  readonly left: ComparedValue<number>;
  readonly soldOut: ComparedValue<number>;
}

/** An order with a different outcome in the simulation. */
export interface ChangedOrder extends ComparedValue<string> {
  readonly id: string;
  /** The short order number, for example NV-7K3M9Q. */
  readonly number: string;
}

/** Orders placed and their value since the fork, up to an instant. */
export interface CourseMoment {
  /** Milliseconds. */
  readonly at: number;
  readonly placed: ComparedValue<number>;
  readonly cents: ComparedValue<number>;
}

/** The result of a simulation, compared with what really happened. */
export interface WhatIfContent {
  readonly figures: readonly ComparedFigure[];
  /** The products that differ, largest difference first; the first ones if there are very many. */
  readonly products: readonly ComparedProduct[];
  readonly otherProducts: number;
  readonly course: readonly CourseMoment[];
  readonly changedOrders: readonly ChangedOrder[];
  readonly moreChangedOrders: number;
}

const maxProducts = 200;
const maxChangedOrders = 50;

/** One of the two worlds at the end. */
export interface WorldResult {
  readonly world: World;
  readonly measure: Measure;
}

const summed: readonly (readonly [
  keyof Sums,
  name: string,
  unit: ComparedFigure["unit"],
  type: string | null,
])[] = [
  ["submitted", "Orders submitted", "count", "OrderSubmitted"],
  ["placed", "Orders placed", "count", "OrderPlaced"],
  ["refusedShort", "Refused: insufficient stock", "count", "OrderRejected"],
  ["refusedClosed", "Refused: province closed", "count", null],
  ["refusedZone", "Refused: delivery zone closed", "count", null],
  ["refusedDay", "Refused: delivery day full", "count", "OrderRejected"],
  ["cancelled", "Cancelled", "count", "OrderCancelled"],
  ["delivered", "Delivered", "count", "OrderStatusChanged"],
  ["cents", "Value of orders placed", "money", "OrderPlaced"],
  ["feeCents", "Delivery fees included", "money", null],
  ["deliveredCents", "Value of orders delivered", "money", null],
  ["soldOut", "Times sold out", "count", "StockReserved"],
];

/** The delivery day of an order that the shop accepted; undefined if it did not. */
const dayOf = (order: OrderState): Slot | null | undefined =>
  order.phase !== "none" && wasPlaced(order) ? order.delivery.day : undefined;

/** Whether an order has one delivery day in the log and another in the simulation. */
const isOnOtherDay = (was: OrderState, simulated: OrderState): boolean => {
  const [before, after] = [dayOf(was), dayOf(simulated)];
  return before !== undefined && after !== undefined && !isSameSlot(before, after);
};

const touchedIn = (was: WorldResult, simulated: WorldResult): readonly string[] => [
  ...new Set([...was.measure.touched, ...simulated.measure.touched]),
];

const figuresOf = (was: WorldResult, simulated: WorldResult): readonly ComparedFigure[] => {
  const [before, after] = [
    ordersByStatus(was.world.orders),
    ordersByStatus(simulated.world.orders),
  ];
  const lead = (share: number) => ({
    was: was.measure.leadTimes.within(share),
    simulated: simulated.measure.leadTimes.within(share),
  });
  return [
    ...summed.map(([sum, name, unit, type]) => ({
      ...{ name, unit, type },
      was: was.measure.sums[sum],
      simulated: simulated.measure.sums[sum],
    })),
    {
      ...{ name: "On another delivery day", unit: "count", type: null, was: 0 },
      simulated: touchedIn(was, simulated).filter((id) =>
        isOnOtherDay(was.world.order(id), simulated.world.order(id)),
      ).length,
    },
    ...orderStatuses.map((status) => ({
      name: `${status}, at the end`,
      unit: "count" as const,
      type: null,
      was: before[status],
      simulated: after[status],
    })),
    { name: "50% delivered within", unit: "duration", type: null, ...lead(0.5) },
    { name: "90% delivered within", unit: "duration", type: null, ...lead(0.9) },
  ];
};

const productsOf = (was: WorldResult, simulated: WorldResult): readonly ComparedProduct[] => {
  const ids = [...new Set([...was.world.names.keys(), ...simulated.world.names.keys()])];
  const both = (of: (ended: WorldResult) => number): ComparedValue<number> => ({
    was: of(was),
    simulated: of(simulated),
  });
  return ids.map((id) => ({
    id,
    name: was.world.names.get(id) ?? simulated.world.names.get(id) ?? id,
    sold: both(({ measure }) => measure.products.get(id)?.pieces ?? 0),
    cents: both(({ measure }) => measure.products.get(id)?.cents ?? 0),
    left: both(({ world }) => available(world.stock(id))),
    soldOut: both(({ measure }) => measure.products.get(id)?.soldOut ?? 0),
  }));
};

const isOther = ({ was, simulated }: ComparedValue<unknown>): boolean => was !== simulated;
const apart = ({ was, simulated }: ComparedValue<number>): number => Math.abs(simulated - was);

const resultOf = (order: OrderState): string => {
  switch (order.phase) {
    case "none":
      return "not submitted";
    case "submitted":
      return "being placed";
    case "placed":
      return order.status;
    case "cancelled":
      return "cancelled";
    case "returned":
      return "returned";
    case "rejected":
      return `refused: ${order.reason}`;
  }
};

const withDay = (order: OrderState): string => {
  const day = dayOf(order);
  return `${resultOf(order)}, ${day ? deliveryDayText(day) : "no delivery day"}`;
};

const changedOrdersOf = (was: WorldResult, simulated: WorldResult): readonly ChangedOrder[] =>
  touchedIn(was, simulated)
    .map((id) => {
      const [before, after] = [was.world.order(id), simulated.world.order(id)];
      const describe = isOnOtherDay(before, after) ? withDay : resultOf;
      return { id, number: orderNumber(id), was: describe(before), simulated: describe(after) };
    })
    .filter(isOther);

/** The differences between the actual and the simulated shop. */
export const comparisonOf = (
  was: WorldResult,
  simulated: WorldResult,
  steps: Steps,
): WhatIfContent => {
  const products = productsOf(was, simulated)
    .filter(({ sold, cents, left, soldOut }) => [sold, cents, left, soldOut].some(isOther))
    .sort(
      (a, b) =>
        apart(b.cents) - apart(a.cents) || apart(b.left) - apart(a.left) || (a.id < b.id ? -1 : 1),
    );
  const changedOrders = changedOrdersOf(was, simulated);
  const [before, after] = [was.measure.course(), simulated.measure.course()];
  return {
    figures: figuresOf(was, simulated),
    products: products.slice(0, maxProducts),
    otherProducts: products.length,
    course: steps.ends.map((at, index) => ({
      at,
      placed: { was: before[index]?.placed ?? 0, simulated: after[index]?.placed ?? 0 },
      cents: { was: before[index]?.cents ?? 0, simulated: after[index]?.cents ?? 0 },
    })),
    changedOrders: changedOrders.slice(0, maxChangedOrders),
    moreChangedOrders: Math.max(0, changedOrders.length - maxChangedOrders),
  };
};
