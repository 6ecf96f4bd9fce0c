import { skipToken, useQuery } from "@apollo/client/react";
import {
  ProductReviewListDocument,
  type ListedReviewFragment,
  type ReviewSort,
} from "../../../generated/operations.ts";

/** Which reviews of a product are listed, and in which order. */
export interface ReviewView {
  sort: ReviewSort;
  withPhotos: boolean;
  stars: number | null;
}

type Compare = (one: ListedReviewFragment, other: ListedReviewFragment) => number;

const newest: Compare = (one, other) => other.createdAt.localeCompare(one.createdAt);

const orders: Record<ReviewSort, Compare> = {
  MOST_HELPFUL: (one, other) => other.helpfulCount - one.helpfulCount || newest(one, other),
  NEWEST: newest,
  HIGHEST: (one, other) => other.rating - one.rating || newest(one, other),
  LOWEST: (one, other) => one.rating - other.rating || newest(one, other),
};

/**
 * The listed reviews. If the page has all reviews of the product, they are filtered and sorted
 * here; otherwise the shop does it, and the earlier list stays until the answer.
 */
export function useReviewList(
  productId: string,
  { items, numReviews }: { items: readonly ListedReviewFragment[]; numReviews: number },
  view: ReviewView,
): readonly ListedReviewFragment[] {
  const { sort, withPhotos, stars } = view;
  const isFirst = sort === "MOST_HELPFUL" && !withPhotos && stars === null;
  const isWhole = items.length >= numReviews;
  const { data, previousData } = useQuery(
    ProductReviewListDocument,
    isFirst || isWhole ? skipToken : { variables: { id: productId, sort, withPhotos, stars } },
  );
  const listed = isFirst
    ? items
    : isWhole
      ? items.toSorted(orders[sort])
      : ((data ?? previousData)?.product?.reviews.items ?? items);
  return listed.filter(
    ({ rating, photos }) =>
      (stars === null || rating === stars) && (!withPhotos || photos.length > 0),
  );
}
