/** What somebody said of a product at some time. */
export interface SaidOfProduct {
  readonly rating: number;
  readonly comment: string;
  /** When it was written or revised. */
  readonly at: string;
}

/** Somebody's own review of a product; erasing the person finds by it what the person has reviewed. */
export interface ReviewAuthorDocument {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  /** What the review is called among the product's reviews. */
  readonly reviewId: string;
  readonly writtenAt: string;
  readonly now: SaidOfProduct;
  /** What it said before it was last revised; null where it never was. */
  readonly before: SaidOfProduct | null;
}
