import type { Database } from "better-sqlite3";
import type { HistoryEntry, HistoryFilter } from "../entry.ts";
import type { OrderStage } from "../shop-state/effect.ts";
import type { ShopMoment } from "../shop-state/moment.ts";
import { kindNumber, totalDifference, totalStage, unpackMove } from "./effect-rows.ts";
import type { MomentQuery } from "./moment-query.ts";
import type { IndexReader } from "./index-reader.ts";
import { openTerms } from "./terms.ts";

/** The extent of a replay's next frame. Times are shop times in milliseconds. */
export interface FrameQuery {
  /** The last event already seen. */
  readonly after: number;
  readonly upTo: number;
  /** Elapsed shop time that is not used up yet; null for as fast as possible. */
  readonly budgetMs: number | null;
  /** Longer gaps between events count as this long. */
  readonly quietMs: number;
  /** Maximum number of events. */
  readonly maxEvents: number;
  readonly filter: HistoryFilter;
  readonly products: readonly string[];
}

/** The events from one frame to the next, and the shop after them. */
export interface ReplayFrame {
  /**
   * The last event of the previous frame. This frame holds all later events up to the moment's
   * number.
   */
  readonly after: number;
  readonly shop: ShopMoment;
  /** The matching events, oldest first; the last ones if there are too many. */
  readonly entries: readonly HistoryEntry[];
  /** The unused time, and the time missing for the next event. */
  readonly leftMs: number;
  readonly missingMs: number;
}

/** A section of the log. */
export interface EventRange {
  readonly after: number;
  readonly upTo: number;
}

/** The totals of a section's effects on the shop. */
export interface RangeSums {
  readonly flows: readonly {
    readonly from: OrderStage | null;
    readonly to: OrderStage;
    readonly orders: number;
    readonly cents: number;
  }[];
  /** By how much changes of items changed the total value of the orders at a stage, in cents. */
  readonly totals: readonly { readonly at: OrderStage; readonly cents: number }[];
  /** The number of stock changes per product. */
  readonly products: readonly { readonly id: string; readonly changes: number }[];
}

/** The effect of one event on a product's stock. */
export interface StockMove {
  readonly number: number;
  readonly onHand: number;
  readonly reserved: number;
}

/** The calls of a replay. */
export interface ReplayCalls {
  shopAt(query: MomentQuery): ShopMoment;
  /** Null if the index no longer holds this many events. */
  frame(query: FrameQuery): ReplayFrame | null;
  sums(range: EventRange): RangeSums;
  /** The first stock moves of a section, at most `limit`. */
  stockMoves(
    query: EventRange & { readonly product: string; readonly limit: number },
  ): readonly StockMove[];
}

/** Maximum number of entries per frame; the last ones are returned. */
const maxEntries = 50;

export const createReplayCalls = (
  database: Database,
  { page }: Pick<IndexReader, "page">,
  shopAt: (query: MomentQuery) => ShopMoment,
): ReplayCalls => {
  const terms = openTerms(database);
  const timesAfter = database.prepare<
    [number, number, number],
    { readonly number: number; readonly at: number }
  >("SELECT number, at FROM entries WHERE number >= ? AND number <= ? ORDER BY number LIMIT ?");
  const last = database.prepare<[], number | null>("SELECT max(number) FROM entries").pluck();
  const flows = database.prepare<
    [number, number],
    { readonly x: number; readonly orders: number; readonly cents: number }
  >(
    `SELECT x, count(*) AS orders, sum(y) AS cents FROM effects WHERE kind = ${kindNumber.order} ` +
      "AND number > ? AND number <= ? GROUP BY x",
  );
  const totals = database.prepare<
    [number, number],
    { readonly stage: number; readonly by: number }
  >(
    `SELECT ${totalStage} AS stage, sum(${totalDifference}) AS "by" FROM effects ` +
      `WHERE kind = ${kindNumber.total} AND number > ? AND number <= ? GROUP BY stage`,
  );
  const moved = database.prepare<
    [number, number],
    { readonly subject: number; readonly changes: number }
  >(
    `SELECT subject, count(*) AS changes FROM effects WHERE kind = ${kindNumber.stock} ` +
      "AND number > ? AND number <= ? GROUP BY subject",
  );
  const moves = database.prepare<[number, number, number, number], StockMove>(
    `SELECT number, x AS onHand, y AS reserved FROM effects WHERE subject = ? AND kind = ${kindNumber.stock} ` +
      "AND number > ? AND number <= ? ORDER BY number LIMIT ?",
  );

  /** Events of a seeded month can follow newer ones: time that runs backwards counts as zero. */
  const reached = ({ after, upTo, budgetMs, quietMs, maxEvents }: FrameQuery) => {
    if (budgetMs === null)
      return { number: Math.min(after + maxEvents, upTo), left: 0, missing: 0 };
    let [number, left] = [after, budgetMs];
    let before: number | null = null;
    for (const next of timesAfter.iterate(after, upTo, maxEvents + 1)) {
      const gap = before === null ? 0 : Math.min(Math.max(0, next.at - before), quietMs);
      if (gap > left) return { number, left, missing: gap - left };
      left -= gap;
      number = next.number;
      before = next.at;
    }
    return { number, left, missing: 0 };
  };

  return {
    shopAt,
    frame(query) {
      if (query.upTo > (last.get() ?? 0)) return null;
      const { number, left, missing } = reached(query);
      const { entries } = page({
        filter: query.filter,
        direction: "older",
        number: number + 1,
        beyond: query.after,
        limit: maxEntries,
      });
      return {
        after: query.after,
        shop: shopAt({ number, products: query.products }),
        entries: entries.toReversed(),
        leftMs: left,
        missingMs: missing,
      };
    },
    sums: ({ after, upTo }) => ({
      flows: flows
        .all(after, upTo)
        .map(({ x, orders, cents }) => ({ ...unpackMove(x), orders, cents })),
      totals: totals
        .all(after, upTo)
        .map(({ stage, by }) => ({ at: unpackMove(stage).to, cents: by })),
      products: moved
        .all(after, upTo)
        .map(({ subject, changes }) => ({ id: terms.text(subject), changes })),
    }),
    stockMoves({ after, upTo, product, limit }) {
      const subject = terms.known(product);
      return subject === null ? [] : moves.all(subject, after, upTo, limit);
    },
  };
};
