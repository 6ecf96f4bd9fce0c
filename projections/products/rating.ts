/** The average of some ratings with one decimal, as both APIs tell it; 0 where there are none. */
export const averageRating = ({
  ratingSum,
  numReviews,
}: {
  readonly ratingSum: number;
  readonly numReviews: number;
}): number => (numReviews === 0 ? 0 : Math.round((ratingSum / numReviews) * 10) / 10);
