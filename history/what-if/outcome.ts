import { orderStatuses } from "#domain/constants.ts";
import type { OrderState } from "#domain/order/decider.ts";
import { available } from "#domain/stock/decider.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import type { Unit } from "../reports/report-content.ts";
import { ordersByStatus, type Measure, type Sums } from "./measure.ts";
import type { Steps } from "./steps.ts";
import type { World } from "./world.ts";

/** The same thing as it was, and as it would have been. */
export interface ComparedValue<Value> {
  readonly was: Value;
  readonly simulated: Value;
}

/** Money is in cents, times in minutes; null where there is none. */
export interface ComparedFigure extends ComparedValue<number | null> {
  readonly name: string;
  readonly unit: Extract<Unit, "count" | "money" | "duration">;
  /** Of the events behind it, as they were; null where it follows from other figures. */
  readonly type: string | null;
}

export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  /** Pieces in orders that were placed since the fork and not cancelled, and what they brought. */
  readonly sold: ComparedValue<number>;
  readonly cents: ComparedValue<number>;
  /** Pieces that are free at the end. */
  readonly left: ComparedValue<number>;
  readonly soldOut: ComparedValue<number>;
}

/** An order that stands elsewhere in the simulation than it did. */
export interface ChangedOutcome extends ComparedValue<string> {
  readonly id: string;
  /** As people call it, for example NV-7K3M9Q. */
  readonly number: string;
}

/** Orders and money placed since the fork, up to a moment. */
export interface CourseMoment {
  /** Milliseconds. */
  readonly at: number;
  readonly placed: ComparedValue<number>;
  readonly cents: ComparedValue<number>;
}

/** What a simulation came to, beside what happened. */
export interface WhatIfContent {
  readonly figures: readonly ComparedFigure[];
  /** Those that came to something else, by what is otherwise; of very many, the first. */
  readonly products: readonly ComparedProduct[];
  readonly otherProducts: number;
  readonly course: readonly CourseMoment[];
  readonly fates: readonly ChangedOutcome[];
  readonly moreFates: number;
}

const mostProducts = 200;
const mostFates = 50;

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
  ["submitted", "Orders handed in", "count", "OrderSubmitted"],
  ["placed", "Orders placed", "count", "OrderPlaced"],
  ["refusedShort", "Refused for want of stock", "count", "OrderRejected"],
  ["refusedClosed", "Refused: province closed", "count", null],
  ["cancelled", "Cancelled", "count", "OrderCancelled"],
  ["delivered", "Delivered", "count", "OrderStatusChanged"],
  ["cents", "Money placed", "money", "OrderPlaced"],
  ["feeCents", "of it delivery fees", "money", null],
  ["deliveredCents", "Money delivered", "money", null],
  ["soldOut", "Times that a last piece went", "count", "StockReserved"],
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
    ...orderStatuses.map((status) => ({
      name: `${status}, at the end`,
      unit: "count" as const,
      type: null,
      was: before[status],
      simulated: after[status],
    })),
    { name: "Half delivered within", unit: "duration", type: null, ...lead(0.5) },
    { name: "Nine of ten delivered within", unit: "duration", type: null, ...lead(0.9) },
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

const fateOf = (order: OrderState): string => {
  switch (order.phase) {
    case "none":
      return "not handed in";
    case "submitted":
      return "being placed";
    case "placed":
      return order.status;
    case "cancelled":
      return "cancelled";
    case "rejected":
      return `refused: ${order.reason}`;
  }
};

const fatesOf = (was: WorldResult, simulated: WorldResult): readonly ChangedOutcome[] =>
  [...new Set([...was.measure.touched, ...simulated.measure.touched])]
    .map((id) => ({
      ...{ id, number: orderNumber(id) },
      was: fateOf(was.world.order(id)),
      simulated: fateOf(simulated.world.order(id)),
    }))
    .filter(isOther);

/** What is different between the shop as it was and the simulated one. */
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
  const fates = fatesOf(was, simulated);
  const [before, after] = [was.measure.course(), simulated.measure.course()];
  return {
    figures: figuresOf(was, simulated),
    products: products.slice(0, mostProducts),
    otherProducts: products.length,
    course: steps.ends.map((at, index) => ({
      at,
      placed: { was: before[index]?.placed ?? 0, simulated: after[index]?.placed ?? 0 },
      cents: { was: before[index]?.cents ?? 0, simulated: after[index]?.cents ?? 0 },
    })),
    fates: fates.slice(0, mostFates),
    moreFates: Math.max(0, fates.length - mostFates),
  };
};
