/** One buyer's opinion as the product page shows it. */
export interface ReviewEntry {
  readonly id: string;
  readonly userId: string;
  readonly rating: number;
  readonly comment: string;
  readonly name: string;
  readonly createdAt: string;
}

/** What a product's page shows beyond its card: the newest reviews and how all ratings are spread. */
export interface ProductPageDocument {
  readonly id: string;
  readonly ratingSum: number;
  readonly numReviews: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly spread: readonly number[];
  /** Newest first, at most `shownReviews`. */
  readonly reviews: readonly ReviewEntry[];
}

export const shownReviews = 50;
