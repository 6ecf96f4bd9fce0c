/** The average rating with one decimal, as both APIs return it; 0 without ratings. */
export const averageRating = ({
  ratingSum,
  numReviews,
}: {
  readonly ratingSum: number;
  readonly numReviews: number;
}): number => (numReviews === 0 ? 0 : Math.round((ratingSum / numReviews) * 10) / 10);
