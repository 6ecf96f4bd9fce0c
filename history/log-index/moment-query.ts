import type { Database } from "better-sqlite3";
import { orderStatuses } from "#domain/constants.ts";
import type { OrderStage } from "../shop-state/effect.ts";
import type { OrderThen, ProductThen, ShopMoment } from "../shop-state/moment.ts";
import { kindNumber, movedTo } from "./effect-rows.ts";
import { createStateCache } from "./state-cache.ts";
import { openLookups } from "./lookups.ts";
import { createStateReader } from "./shop-states.ts";
import { openTerms } from "./terms.ts";

/** Which parts of a past shop to return. */
export interface MomentQuery {
  /** Number of the last event that had happened; 0 for the time before the first. */
  readonly number: number;
  /** IDs of products. */
  readonly products: readonly string[];
  /** Maximum number of orders returned per stage; defaults to 12. The rest is only counted. */
  readonly maxOrders?: number;
}

const usualOrders = 12;

/** How many events before the moment are searched for deliveries. */
const furthestBack = 20_000;

/** Returns the shop at a moment. */
export const createMomentQuery = (database: Database): ((query: MomentQuery) => ShopMoment) => {
  const terms = openTerms(database);
  const stateAt = createStateCache(createStateReader(database));
  const { nameOf, timeOf } = openLookups(database);
  const numberOf = database
    .prepare<[number], string>("SELECT number FROM orders WHERE id = ?")
    .pluck();
  const lastMove = database
    .prepare<[number, number], number>(
      `SELECT number FROM effects WHERE subject = ? AND kind = ${kindNumber.order} AND number <= ? ORDER BY number DESC LIMIT 1`,
    )
    .pluck();
  const delivered = database.prepare<
    [number, number, number],
    { readonly number: number; readonly subject: number; readonly y: number }
  >(
    `SELECT number, subject, y FROM effects WHERE number > ? AND number <= ? AND ${movedTo("Delivered")} ` +
      "ORDER BY number DESC LIMIT ?",
  );

  const orderThen = (
    subject: number,
    event: number,
    stage: OrderStage,
    cents: number,
  ): OrderThen => ({
    id: terms.text(subject),
    number: numberOf.get(subject) ?? "",
    stage,
    cents,
    event,
    since: timeOf(event) ?? new Date(0).toISOString(),
  });

  const deliveredUpTo = (number: number, most: number): OrderThen[] => {
    const found: OrderThen[] = [];
    for (const { number: event, subject, y } of delivered.all(
      number - furthestBack,
      number,
      4 * most,
    )) {
      if (found.length === most) break;
      // The order may have moved back, or have been delivered twice.
      if (lastMove.get(subject, number) !== event) continue;
      found.push(orderThen(subject, event, "Delivered", y));
    }
    return found;
  };

  return ({ number, products, maxOrders = usualOrders }) => {
    const { openOrders, stageTotals, products: known } = stateAt(number);
    const orders: OrderThen[] = [];
    const atPlace = new Map<OrderStage, number>();
    const open = orderStatuses.length - 1;
    let full = 0;
    for (const [subject, order] of [...openOrders].reverse()) {
      if (full === open) break;
      const count = (atPlace.get(order.stage) ?? 0) + 1;
      atPlace.set(order.stage, count);
      if (order.stage === "pending" || count > maxOrders) continue;
      if (count === maxOrders) full += 1;
      const event = lastMove.get(subject, number) ?? 0;
      orders.push(orderThen(subject, event, order.stage, order.cents));
    }
    const shown = products.flatMap((id): ProductThen[] => {
      const subject = terms.known(id);
      const state = subject === null ? undefined : known.get(subject);
      return subject !== null && state ? [{ id, name: nameOf(subject) ?? id, ...state }] : [];
    });
    return {
      number,
      occurredAt: timeOf(number),
      stageTotals: { ...stageTotals },
      orders: [...orders, ...deliveredUpTo(number, maxOrders)],
      products: shown,
    };
  };
};
