import type { ProductDetails } from "#domain/product/events.ts";

/** A product as cards and lists show it. Amounts in cents, stock in pieces. */
export interface ProductDocument extends ProductDetails {
  readonly id: string;
  readonly priceCents: number;
  readonly onHand: number;
  readonly reserved: number;
  /** On hand less reserved: what can be ordered now. */
  readonly countInStock: number;
  readonly ratingSum: number;
  readonly numReviews: number;
  /** The average drawn towards the middle while there are few reviews; lists are sorted by it. */
  readonly ratingRank: number;
  readonly addedAt: string;
  /** False once it was removed; lists leave such products out. */
  readonly sold: boolean;
}
