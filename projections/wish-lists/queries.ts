import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { WishListDocument } from "./document.ts";
import { emptyWishList, wishListsProjection } from "./projection.ts";

export interface WishListQueries {
  /** A person's wish list; an empty one if there is none. */
  byUser(userId: string): Promise<WishListDocument>;
  /** The list that is shared by a link with this digest; null if there is none. */
  byShare(digest: string): Promise<WishListDocument | null>;
  /** Lists with a deferred notification of lower prices that is due before a time. */
  withDropsDue(before: string, limit: number): Promise<readonly WishListDocument[]>;
}

export const createWishListQueries = (
  documents: Pick<DocumentReader, "find" | "getMany">,
): WishListQueries => {
  const collection = collectionOf(wishListsProjection);
  return {
    async byUser(userId) {
      const found = await documents.getMany<WishListDocument>(collection, [userId]);
      return found.get(userId)?.document ?? emptyWishList(userId);
    },
    async byShare(digest) {
      const where = { shareDigest: { eq: digest } };
      const found = await documents.find<WishListDocument>(collection, { where, limit: 1 });
      return found.documents[0]?.document ?? null;
    },
    async withDropsDue(before, limit) {
      const found = await documents.find<WishListDocument>(collection, {
        // An empty text is before every time, and null is none.
        where: { dropsDueAt: { gt: "", lt: before } },
        sort: [{ field: "dropsDueAt", direction: "up" }],
        limit,
      });
      return found.documents.map(({ document }) => document);
    },
  };
};
