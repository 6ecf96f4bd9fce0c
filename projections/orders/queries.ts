import { productIdOf } from "#domain/values/variant-id.ts";
import { whereOf } from "#projections/engine/counts.ts";
import type { DocumentReader, Group } from "#projections/engine/document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import {
  pageByCreatedAt,
  type CountedPage,
  type ListQuery,
} from "#projections/engine/page-by-created-at.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { OrderDocument } from "./document.ts";
import { mostOfANumber } from "./order-number.ts";
import { ordersProjection } from "./projection.ts";

type OrderList = CountedPage<OrderDocument>;

export interface OrderQueries {
  /** A shopper's accepted orders, including cancelled ones, newest first. Throws InvalidCursor. */
  ofUser(userId: string, query: ListQuery): Promise<OrderList>;
  /** A shopper's current orders, newest first. Throws InvalidCursor. */
  byUser(userId: string, query: ListQuery): Promise<OrderList>;
  /** The current orders of all shoppers, newest first. Throws InvalidCursor. */
  all(query: ListQuery): Promise<OrderList>;
  byId(id: string): Promise<OrderDocument | null>;
  /** The existing orders, by id. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, OrderDocument>>;
  /** The orders with a number. Two orders may share a number. */
  byNumber(number: string): Promise<readonly OrderDocument[]>;
  /** Ids of all of a shopper's orders, including those that were not placed. */
  idsOfUser(userId: string): Promise<readonly string[]>;
  /**
   * An order with the product that was delivered to the user: the one with the id if it is such an
   * order, or else the newest. Null if there is none.
   */
  deliveredOrder(
    userId: string,
    productId: string,
    orderId?: string | null,
  ): Promise<OrderDocument | null>;
}

export const ordersCollection = collectionOf(ordersProjection);

const placed = { phase: "placed" } as const;

export const createOrderQueries = (documents: DocumentReader): OrderQueries => {
  const list = (group: Group, query: ListQuery) =>
    pageByCreatedAt<OrderDocument>(documents, ordersCollection, group, query);

  const byId = async (id: string) => {
    const found = await documents.getMany<OrderDocument>(ordersCollection, [id]);
    return found.get(id)?.document ?? null;
  };

  return {
    ofUser: (userId, query) => list({ userId, accepted: true }, query),
    byUser: (userId, query) => list({ userId, ...placed }, query),
    all: (query) => list(placed, query),
    byId,
    async byIds(ids) {
      const found = await documents.getMany<OrderDocument>(ordersCollection, ids);
      return new Map([...found].map(([id, { document }]) => [id, document]));
    },
    async byNumber(number) {
      const { documents: found } = await documents.find<OrderDocument>(ordersCollection, {
        where: { number: { eq: number } },
        limit: mostOfANumber,
      });
      return found.map(({ document }) => document);
    },
    async idsOfUser(userId) {
      const where = { userId: { eq: userId } };
      return (await findAll(documents, ordersCollection, { where })).map(({ id }) => id);
    },
    async deliveredOrder(userId, productId, orderId = null) {
      const delivered = "Delivered";
      const contained = ` ${productIdOf(productId)} `;
      const named = orderId === null ? null : await byId(orderId);
      if (
        named?.userId === userId &&
        named.status === delivered &&
        named.productIds.includes(contained)
      ) {
        return named;
      }
      const { documents: found } = await documents.find<OrderDocument>(ordersCollection, {
        where: {
          ...whereOf({ userId, ...placed, status: delivered }),
          productIds: { contains: [contained] },
        },
        sort: [{ field: "createdAt", direction: "down" }],
        limit: 1,
      });
      return found[0]?.document ?? null;
    },
  };
};
