import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { whereOf } from "#projections/counts.ts";
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
