import type { DeclaredDocument } from "#domain/personal.ts";

/** The distribution of a product's published ratings, which its card does not show. */
export interface ProductPageDocument {
  readonly id: string;
  readonly ratingSum: number;
  readonly numReviews: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly spread: readonly number[];
}

/** Every field of the document, declared as personal or open. */
export const productPageFields: DeclaredDocument<ProductPageDocument> = {
  id: "open",
  ratingSum: "open",
  numReviews: "open",
  spread: "open",
};
