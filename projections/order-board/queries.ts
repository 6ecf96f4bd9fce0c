import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { sumOf, whereOf } from "#projections/engine/counts.ts";
import { encodeCursor } from "#projections/engine/cursor.ts";
import type { Condition, DocumentReader, Filter } from "#projections/engine/document-store.ts";
import { scanList, type Found } from "#projections/engine/scan-list.ts";
import { addDays } from "#domain/values/delivery-day.ts";
import type { LateRule } from "#domain/values/order-filter.ts";
import { mostOfANumber } from "#projections/orders/order-number.ts";
import { ordersCollection } from "#projections/orders/queries.ts";
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

/** Undelivered orders by their delivery day. */
export interface DueCounts {
  /** Their day has passed. */
  readonly past: number;
  readonly today: number;
  readonly tomorrow: number;
  /** The first day after tomorrow that has orders; null without one. */
  readonly nextDay: string | null;
  readonly next: number;
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
   * Number of late orders, and one of them: the longest-waiting one, or the one with the earliest
   * day if none waits too long. Reads only late orders.
   */
  late(
    rule: LateRule<OrderStatus>,
  ): Promise<{ readonly count: number; readonly longest: BoardOrderDocument | null }>;
  /** Number of undelivered orders by their delivery day. Reads only orders of these days. */
  dueCounts(today: string): Promise<DueCounts>;
  byId(id: string): Promise<BoardOrderDocument | null>;
  /** In the order of the ids, without unknown ones. */
  byIds(ids: readonly string[]): Promise<readonly BoardOrderDocument[]>;
  /** The accepted orders with a number, newest first. Two orders may share a number. */
  byNumber(number: string): Promise<readonly BoardOrderDocument[]>;
}

export const orderBoardCollection = collectionOf(orderBoardProjection);

const placed = { phase: "placed" } as const;
const open = whereOf({ ...placed, delivered: 0 });

/** The order with the smallest value of a field; `above` a value, if one is given. */
const firstOf = async (
  documents: DocumentReader,
  where: Filter,
  field: "statusChangedAt" | "deliveryDate",
  above?: string,
): Promise<readonly BoardOrderDocument[]> => {
  const { documents: found } = await documents.find<BoardOrderDocument>(orderBoardCollection, {
    where,
    sort: [{ field, direction: "up" }],
    ...(above !== undefined && { cursor: encodeCursor([above, "~"]) }),
    limit: 1,
  });
  return found.map(({ document }) => document);
};

const byIds = async (
  documents: DocumentReader,
  ids: readonly string[],
): Promise<readonly BoardOrderDocument[]> => {
  const found = await documents.getMany<BoardOrderDocument>(orderBoardCollection, ids);
  return ids.flatMap((id) => {
    const order = found.get(id)?.document;
    return order && order.phase !== "pending" ? [order] : [];
  });
};

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
    const leadsToGroup =
      parts.length === 1 && Object.keys(group).every((field) => field in (part.find.where ?? {}));
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
  async late({ reached, today }) {
    const past = { ...open, deliveryDate: { gt: "", lt: today } };
    const [earliest] = await firstOf(documents, open, "deliveryDate", "");
    const hasPast = earliest !== undefined && earliest.deliveryDate < today;
    const counts = await Promise.all(
      reached.map(async ({ status, before }) => {
        const where = whereOf({ ...placed, status });
        const [longest] = await firstOf(documents, where, "statusChangedAt");
        if (!longest || longest.statusChangedAt >= before) return { count: 0, longest: null };
        const since = { statusChangedAt: { lt: before } };
        const [all, both] = await Promise.all([
          documents.count(orderBoardCollection, { ...where, ...since }),
          // Late for both reasons counts once.
          hasPast
            ? documents.count(orderBoardCollection, { ...past, status: { eq: status }, ...since })
            : 0,
        ]);
        return { count: all - both, longest };
      }),
    );
    const longest = counts
      .flatMap((each) => each.longest ?? [])
      .toSorted((a, b) => (a.statusChangedAt < b.statusChangedAt ? -1 : 1))[0];
    const pastCount = hasPast ? await documents.count(orderBoardCollection, past) : 0;
    return {
      count: counts.reduce((sum, { count }) => sum + count, pastCount),
      longest: longest ?? (hasPast ? earliest : null),
    };
  },
  async dueCounts(today) {
    const tomorrow = addDays(today, 1);
    const count = (deliveryDate: Condition) =>
      documents.count(orderBoardCollection, { ...open, deliveryDate });
    const [[first], past, ofToday, ofTomorrow] = await Promise.all([
      firstOf(documents, open, "deliveryDate", tomorrow),
      count({ gt: "", lt: today }),
      count({ eq: today }),
      count({ eq: tomorrow }),
    ]);
    const nextDay = first?.deliveryDate ?? null;
    const next = nextDay === null ? 0 : await count({ eq: nextDay });
    return { past, today: ofToday, tomorrow: ofTomorrow, nextDay, next };
  },
  async byId(id) {
    const found = await documents.getMany<BoardOrderDocument>(orderBoardCollection, [id]);
    const order = found.get(id)?.document;
    return order && order.phase !== "pending" ? order : null;
  },
  byIds: (ids) => byIds(documents, ids),
  async byNumber(number) {
    const { documents: found } = await documents.find(ordersCollection, {
      where: { number: { eq: number } },
      limit: mostOfANumber,
    });
    const orders = await byIds(
      documents,
      found.map(({ id }) => id),
    );
    return orders.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  },
});
