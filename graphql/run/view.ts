import { rupees } from "#domain/money.ts";
import { dueOf } from "#domain/order/items/payment.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { RunDocument } from "#projections/runs/document.ts";

/** A person who can drive. */
export interface DriverView {
  readonly id: string;
  /** The driver may read their own name. */
  readonly userId?: string;
}

/** The driver with an account; null if there is none. */
export const driverView = (id: string | null): DriverView | null =>
  id === null ? null : { id, userId: id };

/** One stop of a run with its order. */
export interface RunStopView {
  readonly run: RunDocument;
  readonly stop: RunDocument["stops"][number];
  readonly order: OrderDocument;
}

/** The sum that the stops of a run owe, in cents. Answered stops keep what they owed. */
export const owedCents = (
  { stops }: RunDocument,
  orders: ReadonlyMap<string, OrderDocument>,
): number =>
  stops.reduce(
    (sum, { orderId, outcome }) => sum + (outcome?.owedCents ?? dueCents(orders.get(orderId))),
    0,
  );

/** What the stop of an order has to collect, in cents. */
export const dueCents = (order: OrderDocument | undefined): number =>
  order ? dueOf(order, order.returnedItems, order.refundedCents) : 0;

/** The cash collected so far, in rupees. */
export const collected = ({ stops }: RunDocument): number =>
  rupees(stops.reduce((sum, { outcome }) => sum + (outcome?.collectedCents ?? 0), 0));

/** The cash of runs that were closed this month; `today` is the start of the day. */
export const cashFigures = (runs: readonly RunDocument[], today: string) => {
  const closedToday = runs.filter(({ closedAt }) => closedAt !== null && closedAt >= today);
  const handedIn = (of: readonly RunDocument[]): number =>
    of.reduce((sum, { cash }) => sum + (cash?.handedInCents ?? 0), 0);
  const differences = runs
    .map(({ cash }) => (cash ? cash.handedInCents - cash.collectedCents : 0))
    .filter((difference) => difference !== 0);
  const stops = runs.flatMap((run) => run.stops);
  return {
    handedInToday: rupees(handedIn(closedToday)),
    closedToday: closedToday.length,
    differenceThisMonth: rupees(differences.reduce((sum, each) => sum + each, 0)),
    differencesThisMonth: differences.length,
    refusedThisMonth: stops.filter(({ outcome }) => outcome?.failure === "refused").length,
    stopsThisMonth: stops.length,
  };
};
