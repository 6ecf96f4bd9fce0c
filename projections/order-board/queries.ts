import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { sumOf, whereOf } from "#projections/counts.ts";
import type { DocumentReader, Page } from "#projections/document-store.ts";
import { mostOfANumber } from "#projections/orders/order-number.ts";
import { collectionOf } from "#projections/projection.ts";
import type { BoardOrderDocument } from "./document.ts";
import { orderBoardProjection } from "./projection.ts";

export interface OrderBoardQuery {
  readonly status?: OrderStatus | null | undefined;
  /** Words that must all occur in number, name, town or items. */
  readonly search?: string | null | undefined;
  /** Orders that were cancelled, instead of those that stand. */
  readonly cancelled?: boolean | null | undefined;
  readonly province?: string | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export interface OrderBoardQueries {
  /** Those that stand, or those that were cancelled: not delivered first, then newest first. Throws InvalidCursor. */
  list(query: OrderBoardQuery): Promise<Page<BoardOrderDocument> & { readonly totalCount: number }>;
  /** How many orders stand at each status; cancelled ones stand nowhere. */
  countByStatus(): Promise<readonly { readonly status: OrderStatus; readonly count: number }[]>;
  /** How many orders that stand were accepted on a day in Colombo (2026-11-21), and what they come to in cents. */
  ofDay(day: string): Promise<{ readonly orders: number; readonly totalCents: number }>;
  /** How many orders have stood at a status since before a moment, and the one that has longest. Looks at those alone. */
  waitingSince(
    status: OrderStatus,
    before: string,
  ): Promise<{ readonly count: number; readonly longest: BoardOrderDocument | null }>;
  byId(id: string): Promise<BoardOrderDocument | null>;
  /** The accepted orders of a number, which two may share; newest first. */
  byNumber(number: string): Promise<readonly BoardOrderDocument[]>;
}

export const orderBoardCollection = collectionOf(orderBoardProjection);

const placed = { phase: "placed" } as const;

export const createOrderBoardQueries = (documents: DocumentReader): OrderBoardQueries => ({
  async list({ cancelled, status, search, province, limit, cursor }) {
    const words = wordsOf(search);
    const phase = cancelled ? "cancelled" : "placed";
    const group = { phase, ...(status && { status }), ...(province && { province }) };
    const where = {
      ...whereOf(group),
      ...(words.length > 0 ? { searchText: { contains: words } } : {}),
    };
    const [page, [totalCount = 0]] = await Promise.all([
      documents.find<BoardOrderDocument>(orderBoardCollection, {
        where,
        sort: [
          { field: "delivered", direction: "up" },
          { field: "createdAt", direction: "down" },
        ],
        limit,
        cursor,
      }),
      words.length === 0
        ? documents.counted(orderBoardCollection, [group])
        : documents.count(orderBoardCollection, where).then((count) => [count]),
    ]);
    return { ...page, totalCount };
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

/** The words of a search in small letters; at most ten, since more cannot be meant. */
const wordsOf = (search: string | null | undefined): readonly string[] =>
  (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
