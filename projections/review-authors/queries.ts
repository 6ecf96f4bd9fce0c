import type { ReviewState } from "#domain/review/events.ts";
import type { DocumentReader, Page, SortField } from "#projections/engine/document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import type { ListQuery } from "#projections/engine/page-by-created-at.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { ReviewAuthorDocument } from "./document.ts";
import { reviewAuthorId, reviewAuthorsProjection } from "./projection.ts";

/** Orders of a product's reviews. Reviews that are equal in it are sorted by time, newest first. */
export type ReviewSort = "helpful" | "newest" | "highest" | "lowest";

/** Filter of the published reviews of a product. */
export interface PublishedQuery extends ListQuery {
  readonly sort: ReviewSort;
  /** Only reviews with a visible photo. */
  readonly withPhotos?: boolean;
  readonly stars?: number | null | undefined;
}

/** Filter of the reviews at a state. */
export interface QueueQuery extends ListQuery {
  readonly state: ReviewState;
  /** Only reviews with one or two stars. */
  readonly fewStars?: boolean;
  readonly withPhotos?: boolean;
}

/** Number of reviews at each state. */
export type ReviewCounts = Readonly<Record<ReviewState, number>>;

export interface ReviewAuthorQueries {
  /** Ids of all products that a person has reviewed. */
  productsReviewedBy(userId: string): Promise<readonly string[]>;
  /**
   * A person's own reviews of some products, in the order of the ids. Products without one are left
   * out.
   */
  ownReviews(
    userId: string,
    productIds: readonly string[],
  ): Promise<readonly ReviewAuthorDocument[]>;
  byId(id: string): Promise<ReviewAuthorDocument | null>;
  /** A page of the published reviews of a product. Throws InvalidCursor. */
  published(productId: string, query: PublishedQuery): Promise<Page<ReviewAuthorDocument>>;
  /** The review with an id in the product's list; null if there is none. */
  byReviewId(productId: string, reviewId: string): Promise<ReviewAuthorDocument | null>;
  /** The ids in the product's list of the published reviews of some authors. */
  publishedIds(productId: string, authorIds: readonly string[]): Promise<string[]>;
  /** Number of published reviews of a product with a visible photo. */
  publishedWithPhotos(productId: string): Promise<number>;
  /** The reviews at a state: waiting ones oldest first, others newest first. */
  queue(query: QueueQuery): Promise<Page<ReviewAuthorDocument>>;
  counts(): Promise<ReviewCounts>;
}

export const reviewAuthorsCollection = collectionOf(reviewAuthorsProjection);

const newest = { field: "sentAt", direction: "down" } as const;

const orders: Readonly<Record<ReviewSort, readonly SortField[]>> = {
  helpful: [{ field: "helpful", direction: "down" }, newest],
  newest: [newest],
  highest: [{ field: "stars", direction: "down" }, newest],
  lowest: [{ field: "stars", direction: "up" }, newest],
};

const states = ["waiting", "published", "hidden"] as const;

export const createReviewAuthorQueries = (documents: DocumentReader): ReviewAuthorQueries => {
  const collection = reviewAuthorsCollection;
  return {
    async productsReviewedBy(userId) {
      const where = { userId: { eq: userId } };
      const found = await findAll<ReviewAuthorDocument>(documents, collection, { where });
      return found.map(({ document }) => document.productId);
    },
    async ownReviews(userId, productIds) {
      const ids = [...new Set(productIds)].map((productId) => reviewAuthorId(productId, userId));
      const found = await documents.getMany<ReviewAuthorDocument>(collection, ids);
      return ids.flatMap((id) => found.get(id)?.document ?? []);
    },
    async byId(id) {
      const found = await documents.getMany<ReviewAuthorDocument>(collection, [id]);
      return found.get(id)?.document ?? null;
    },
    published: (productId, { sort, withPhotos = false, stars, ...query }) =>
      documents.find(collection, {
        ...query,
        where: {
          productId: { eq: productId },
          state: { eq: "published" },
          ...(withPhotos && { photographed: { eq: 1 } }),
          ...(typeof stars === "number" && { stars: { eq: stars } }),
        },
        sort: orders[sort],
      }),
    async byReviewId(productId, reviewId) {
      const where = { reviewId: { eq: reviewId } };
      const page = await documents.find<ReviewAuthorDocument>(collection, { where, limit: 1 });
      const [found] = page.documents;
      return found?.document.productId === productId ? found.document : null;
    },
    async publishedIds(productId, authorIds) {
      const ids = authorIds.map((userId) => reviewAuthorId(productId, userId));
      const found = await documents.getMany<ReviewAuthorDocument>(collection, ids);
      return [...found.values()].flatMap(({ document: { reviewId, state } }) =>
        state === "published" ? [reviewId] : [],
      );
    },
    async publishedWithPhotos(productId) {
      const group = { productId, state: "published", photographed: 1 };
      const [count = 0] = await documents.counted(collection, [group]);
      return count;
    },
    queue: ({ state, fewStars = false, withPhotos = false, ...query }) =>
      documents.find(collection, {
        ...query,
        where: {
          state: { eq: state },
          ...(fewStars && { fewStars: { eq: 1 } }),
          ...(withPhotos && { photographed: { eq: 1 } }),
        },
        sort: [{ field: "sentAt", direction: state === "waiting" ? "up" : "down" }],
      }),
    async counts() {
      const counts = await documents.counted(
        collection,
        states.map((state) => ({ state })),
      );
      const [waiting = 0, published = 0, hidden = 0] = counts;
      return { waiting, published, hidden };
    },
  };
};
