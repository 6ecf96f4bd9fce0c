import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { CartDocument } from "./document.ts";
import { cartsProjection } from "./projection.ts";

export interface CartQueries {
  /** A shopper's cart; an empty one if there is none. */
  byUser(userId: string): Promise<CartDocument>;
}

export const createCartQueries = (documents: DocumentReader): CartQueries => ({
  async byUser(userId) {
    const found = await documents.getMany<CartDocument>(collectionOf(cartsProjection), [userId]);
    return found.get(userId)?.document ?? { id: userId, lines: [], room: null };
  },
});
