import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { sumOf, whereOf } from "#projections/engine/counts.ts";
import type { DocumentReader } from "#projections/engine/document-store.ts";
import { scanList, type Found } from "#projections/engine/scan-list.ts";
import { mostOfANumber } from "#projections/orders/order-number.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { BoardOrderDocument } from "./document.ts";
import { matcherOf, type BoardFilter } from "./filter.ts";
import { countedGroupOf, listPartsOf } from "./list-parts.ts";
import { orderBoardProjection } from "./projection.ts";
import type { OrderSort } from "./sorts.ts";

export interface OrderBoardQuery extends BoardFilter {
  /** Null for the board's own order. */
  readonly sort?: OrderSort | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/**
 * A page of orders. Null means that no stored count exists and the scan has not reached the end.
 */
export type BoardOrders = Found<BoardOrderDocument> & {
  /** Sum of all matching orders. */
  readonly totalCents: number | null;
};

/** Number and total with delivery of a person's current orders. */
export interface OrdersOfPerson {
  readonly orders: number;
  readonly totalCents: number;
}

export interface OrderBoardQueries {
  /**
   * Current or cancelled orders. Default order: undelivered first, then newest first; late orders
   * by waiting time; a range of amounts dearest first. Scans at most a thousand orders, so a page
   * may hold fewer than `limit`. Throws InvalidCursor.
   */
  list(query: OrderBoardQuery): Promise<BoardOrders>;
  /** In the order of the ids, from stored counts. */
  ofPeople(userIds: readonly string[]): Promise<readonly OrdersOfPerson[]>;
  /** Number of current orders at each status. Cancelled orders do not count. */
  countByStatus(): Promise<readonly { readonly status: OrderStatus; readonly count: number }[]>;
  /** Number and total in cents of the current orders accepted on a day in Colombo (2026-11-21). */
  ofDay(day: string): Promise<{ readonly orders: number; readonly totalCents: number }>;
  /**
   * Number of orders that have been at a status since before a time, and the longest-waiting one.
   * Reads only those orders.
   */
  waitingSince(
    status: OrderStatus,
    before: string,
  ): Promise<{ readonly count: number; readonly longest: BoardOrderDocument | null }>;
  byId(id: string): Promise<BoardOrderDocument | null>;
  /** The accepted orders with a number, newest first. Two orders may share a number. */
  byNumber(number: string): Promise<readonly BoardOrderDocument[]>;
}

export const orderBoardCollection = collectionOf(orderBoardProjection);

const placed = { phase: "placed" } as const;

export const createOrderBoardQueries = (documents: DocumentReader): OrderBoardQueries => ({
  async list({ limit, cursor, sort, ...filter }) {
    const group = countedGroupOf(filter);
    const parts = listPartsOf(filter, sort);
    const [part] = parts;
    const look = () =>
      scanList<BoardOrderDocument>(documents, orderBoardCollection, {
        parts,
        matches: matcherOf(filter),
        limit,
        cursor,
      });
    if (!group || !part) {
      const found = await look();
      const sum = found.documents.reduce((cents, { document }) => cents + document.totalCents, 0);
      return { ...found, totalCents: found.totalCount === null ? null : sum };
    }
    // An index that provides the sort order need not cover the group.
    const leadsToGroup = Object.keys(group).every((field) => field in (part.find.where ?? {}));
    const [page, [totalCount = 0, totalCents = 0]] = await Promise.all([
      leadsToGroup
        ? documents.find<BoardOrderDocument>(orderBoardCollection, {
            ...part.find,
            limit,
            cursor,
          })
        : look(),
      documents.counted(orderBoardCollection, [group, sumOf("totalCents", group)]),
    ]);
    return { ...page, totalCount, totalCents };
  },
  async ofPeople(userIds) {
    const groups = userIds.map((userId) => ({ ...placed, userId }));
    const counts = await documents.counted(orderBoardCollection, [
      ...groups,
      ...groups.map((group) => sumOf("totalCents", group)),
    ]);
    return userIds.map((_, place) => ({
      orders: counts[place] ?? 0,
      totalCents: counts[userIds.length + place] ?? 0,
    }));
  },
  async countByStatus() {
    const groups = orderStatuses.map((status) => ({ ...placed, status }));
    const counts = await documents.counted(orderBoardCollection, groups);
    return orderStatuses.map((status, index) => ({ status, count: counts[index] ?? 0 }));
  },
  async ofDay(day) {
    const group = { ...placed, placedOn: day };
    const [orders = 0, totalCents = 0] = await documents.counted(orderBoardCollection, [
      group,
      sumOf("totalCents", group),
    ]);
    return { orders, totalCents };
  },
  async waitingSince(status, before) {
    const where = whereOf({ ...placed, status });
    const { documents: found } = await documents.find<BoardOrderDocument>(orderBoardCollection, {
      where,
      sort: [{ field: "statusChangedAt", direction: "up" }],
      limit: 1,
    });
    const longest = found[0]?.document;
    if (!longest || longest.statusChangedAt >= before) return { count: 0, longest: null };
    const since = { ...where, statusChangedAt: { lt: before } };
    return { count: await documents.count(orderBoardCollection, since), longest };
  },
  async byId(id) {
    const found = await documents.getMany<BoardOrderDocument>(orderBoardCollection, [id]);
    const order = found.get(id)?.document;
    return order && order.phase !== "pending" ? order : null;
  },
  async byNumber(number) {
    const { documents: found } = await documents.find<BoardOrderDocument>(orderBoardCollection, {
      where: { number: { eq: number } },
      limit: mostOfANumber,
    });
    return found
      .map(({ document }) => document)
      .filter(({ phase }) => phase !== "pending")
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  },
});
