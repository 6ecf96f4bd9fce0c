import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import type { DocumentReader, Page } from "#projections/document-store.ts";
import { wordsOf } from "#projections/products/queries.ts";
import { collectionOf } from "#projections/projection.ts";
import type { BoardOrderDocument } from "./document.ts";
import { orderBoardProjection } from "./projection.ts";

export interface OrderBoardQuery {
  readonly status?: OrderStatus | null | undefined;
  /** Words that must all occur in number, name, town or items. */
  readonly search?: string | null | undefined;
  readonly province?: string | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export interface OrderBoardQueries {
  /** Not delivered first, then newest first. Throws InvalidCursor. */
  list(query: OrderBoardQuery): Promise<Page<BoardOrderDocument> & { readonly totalCount: number }>;
  /** How many orders stand at each status. */
  countByStatus(): Promise<readonly { readonly status: OrderStatus; readonly count: number }[]>;
  byId(id: string): Promise<BoardOrderDocument | null>;
}

export const orderBoardCollection = collectionOf(orderBoardProjection);

const placed = { placed: { eq: true } } as const;

export const createOrderBoardQueries = (documents: DocumentReader): OrderBoardQueries => ({
  async list({ status, search, province, limit, cursor }) {
    const words = wordsOf(search);
    const where = {
      ...placed,
      ...(status ? { status: { eq: status } } : {}),
      ...(province ? { province: { eq: province } } : {}),
      ...(words.length > 0 ? { searchText: { contains: words } } : {}),
    };
    const [page, totalCount] = await Promise.all([
      documents.find<BoardOrderDocument>(orderBoardCollection, {
        where,
        sort: [
          { field: "delivered", direction: "up" },
          { field: "createdAt", direction: "down" },
        ],
        limit,
        cursor,
      }),
      documents.count(orderBoardCollection, where),
    ]);
    return { ...page, totalCount };
  },
  countByStatus: () =>
    Promise.all(
      orderStatuses.map(async (status) => ({
        status,
        count: await documents.count(orderBoardCollection, { ...placed, status: { eq: status } }),
      })),
    ),
  async byId(id) {
    const found = await documents.getMany<BoardOrderDocument>(orderBoardCollection, [id]);
    const order = found.get(id)?.document;
    return order?.placed ? order : null;
  },
});
