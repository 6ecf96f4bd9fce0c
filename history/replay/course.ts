import { orderStatuses } from "#domain/constants.ts";
import type { IndexClient } from "../log-index/index-client.ts";
import type { EventRange } from "../log-index/replay-calls.ts";

/** Running figures of a section of the log, after one of its events. */
export interface CoursePoint {
  /** The last event that is counted. */
  readonly number: number;
  readonly occurredAt: string | null;
  /** Total value of all orders placed by then and not cancelled, in cents. */
  readonly placedCents: number;
  /** Total value of the delivered orders, in cents. */
  readonly deliveredCents: number;
  /** Moves of orders, and changes of stock, since the previous point. */
  readonly orderMoves: number;
  readonly stockMoves: number;
}

/** An overview of a section of the log: the background of the player's timeline. */
export interface Course {
  readonly points: readonly CoursePoint[];
  /** Products with stock changes, most changes first. */
  readonly products: readonly { readonly id: string; readonly changes: number }[];
}

const usualPoints = 120;
/** Maximum number of events summed in one call. */
const maxEventsPerCall = 20_000;
const maxProducts = 8;

/** Sums up a section in parts, so that other callers of the index wait only briefly. */
export const courseOf = async (
  index: Pick<IndexClient, "shopAt" | "sums" | "entry">,
  { after, upTo }: EventRange,
): Promise<Course> => {
  const pieces = Math.min(
    upTo - after,
    Math.max(usualPoints, Math.ceil((upTo - after) / maxEventsPerCall)),
  );
  const { stageTotals, occurredAt } = await index.shopAt({ number: after, products: [] });
  let placedCents = orderStatuses.reduce((sum, status) => sum + stageTotals[status].cents, 0);
  let deliveredCents = stageTotals.Delivered.cents;
  const isPlaced = (place: string | null) => orderStatuses.some((status) => status === place);
  const changes = new Map<string, number>();
  const points: CoursePoint[] = [
    { number: after, occurredAt, placedCents, deliveredCents, orderMoves: 0, stockMoves: 0 },
  ];
  let from = after;
  for (let piece = 1; piece <= pieces; piece += 1) {
    const to = after + Math.round(((upTo - after) * piece) / pieces);
    const { flows, totals, products } = await index.sums({ after: from, upTo: to });
    for (const flow of flows) {
      placedCents += (Number(isPlaced(flow.to)) - Number(isPlaced(flow.from))) * flow.cents;
      deliveredCents +=
        (Number(flow.to === "Delivered") - Number(flow.from === "Delivered")) * flow.cents;
    }
    for (const { at, cents } of totals) {
      placedCents += Number(isPlaced(at)) * cents;
      deliveredCents += Number(at === "Delivered") * cents;
    }
    for (const { id, changes: times } of products) changes.set(id, (changes.get(id) ?? 0) + times);
    const entry = await index.entry(to);
    points.push({
      number: to,
      occurredAt: entry?.occurredAt ?? null,
      placedCents,
      deliveredCents,
      orderMoves: flows.reduce((sum, { orders }) => sum + orders, 0),
      stockMoves: products.reduce((sum, { changes: times }) => sum + times, 0),
    });
    from = to;
  }
  const maxMovedProducts = [...changes]
    .map(([id, times]) => ({ id, changes: times }))
    .sort((a, b) => b.changes - a.changes)
    .slice(0, maxProducts);
  return { points, products: maxMovedProducts };
};

/** The stock of a product after an event. */
export interface StockPoint {
  readonly number: number;
  readonly onHand: number;
  readonly reserved: number;
}

const page = 5000;
const maxStockPoints = 400;

/**
 * The stock of a product over a section: at its start and after each event that changed it. Thinned
 * out if there are very many.
 */
export const stockCourse = async (
  index: Pick<IndexClient, "shopAt" | "stockMoves">,
  product: string,
  { after, upTo }: EventRange,
): Promise<readonly StockPoint[]> => {
  const { products } = await index.shopAt({ number: after, products: [product] });
  const { onHand, reserved } = products[0] ?? { onHand: 0, reserved: 0 };
  const points: StockPoint[] = [{ number: after, onHand, reserved }];
  const apart = (upTo - after) / maxStockPoints;
  let stock = { onHand, reserved };
  for (let from = after; ;) {
    const moves = await index.stockMoves({ product, after: from, upTo, limit: page });
    for (const { number, ...by } of moves) {
      stock = { onHand: stock.onHand + by.onHand, reserved: stock.reserved + by.reserved };
      const last = points.at(-1);
      // Of moves too close together to be drawn apart, keep only the last.
      const isNear = points.length > 1 && last !== undefined && number - last.number < apart;
      if (isNear) points.pop();
      points.push({ number: isNear ? last.number : number, ...stock });
    }
    const end = moves.at(-1);
    if (!end || moves.length < page) return points;
    from = end.number;
  }
};
