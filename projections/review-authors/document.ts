import type { DeclaredDocument } from "#domain/personal.ts";
/** One version of a review. */
export interface SaidOfProduct {
  readonly rating: number;
  readonly comment: string;
  /** Time of writing or revision. */
  readonly at: string;
}

/** A person's own review of a product. An erasure uses it to find all reviews of a person. */
export interface ReviewAuthorDocument {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  /** Id of the review among the product's reviews. */
  readonly reviewId: string;
  readonly writtenAt: string;
  /** The option values of the bought variant; empty without options and if unknown. */
  readonly options: readonly string[];
  readonly now: SaidOfProduct;
  /** The version before the last revision; null if it was never revised. */
  readonly before: SaidOfProduct | null;
}

const saidOfProduct = { rating: "open", comment: "open", at: "open" } as const;

/** Every field of the document, declared as personal or open. */
export const reviewAuthorFields: DeclaredDocument<ReviewAuthorDocument> = {
  id: "open",
  productId: "open",
  userId: "open",
  reviewId: "open",
  writtenAt: "open",
  options: "open",
  now: saidOfProduct,
  before: saidOfProduct,
};
