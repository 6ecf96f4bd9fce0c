import { eventFields, type DeclaredDocument } from "#domain/personal.ts";
/** One buyer's review on the product page. */
export interface ReviewEntry {
  readonly id: string;
  readonly userId: string;
  readonly rating: number;
  readonly comment: string;
  readonly name: string;
  /** The option values of the bought variant; empty without options and if unknown. */
  readonly options: readonly string[];
  readonly createdAt: string;
}

/**
 * The part of a product's page that its card does not show: the newest reviews and the distribution
 * of ratings.
 */
export interface ProductPageDocument {
  readonly id: string;
  readonly ratingSum: number;
  readonly numReviews: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly spread: readonly number[];
  /** Newest first, at most `shownReviews`. */
  readonly reviews: readonly ReviewEntry[];
}

export const shownReviews = 50;

/** Every field of the document, declared as personal or open. */
export const productPageFields: DeclaredDocument<ProductPageDocument> = {
  id: "open",
  ratingSum: "open",
  numReviews: "open",
  spread: "open",
  reviews: { ...eventFields.ReviewSubmitted, id: "open", createdAt: "open" },
};
