import type { DocumentReader, Page } from "#projections/document-store.ts";
import { collectionOf } from "#projections/projection.ts";
import type { OrderDocument } from "./document.ts";
import { ordersProjection } from "./projection.ts";

export interface OrderListQuery {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

type OrderList = Page<OrderDocument> & { readonly totalCount: number };

export interface OrderQueries {
  /** A shopper's orders that were placed, newest first. Throws InvalidCursor. */
  byUser(userId: string, query: OrderListQuery): Promise<OrderList>;
  /** Everybody's orders that were placed, newest first. Throws InvalidCursor. */
  all(query: OrderListQuery): Promise<OrderList>;
  byId(id: string): Promise<OrderDocument | null>;
  /** Ids of all of a shopper's orders, also of those that were not placed. */
  idsOfUser(userId: string): Promise<readonly string[]>;
  /** Whether an order of the product has been delivered to the user. */
  wasDelivered(userId: string, productId: string): Promise<boolean>;
}

export const ordersCollection = collectionOf(ordersProjection);

const placed = { phase: { eq: "placed" } } as const;

export const createOrderQueries = (documents: DocumentReader): OrderQueries => {
  const list = async (
    where: Readonly<Record<string, { readonly eq: string }>>,
    { limit, cursor }: OrderListQuery,
  ): Promise<OrderList> => {
    const [page, totalCount] = await Promise.all([
      documents.find<OrderDocument>(ordersCollection, {
        where,
        sort: [{ field: "createdAt", direction: "down" }],
        limit,
        cursor,
      }),
      documents.count(ordersCollection, where),
    ]);
    return { ...page, totalCount };
  };
  return {
    byUser: (userId, query) => list({ userId: { eq: userId }, ...placed }, query),
    all: (query) => list(placed, query),
    async byId(id) {
      const found = await documents.getMany<OrderDocument>(ordersCollection, [id]);
      return found.get(id)?.document ?? null;
    },
    async idsOfUser(userId) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<OrderDocument> = await documents.find(ordersCollection, {
          where: { userId: { eq: userId } },
          limit: 500,
          cursor,
        });
        ids.push(...page.documents.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      return ids;
    },
    async wasDelivered(userId, productId) {
      const count = await documents.count(ordersCollection, {
        userId: { eq: userId },
        status: { eq: "Delivered" },
        productIds: { contains: [` ${productId} `] },
      });
      return count > 0;
    },
  };
};
