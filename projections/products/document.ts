import type { ProductDetails } from "#domain/product/events.ts";

/** What `onHand` is made of, in pieces: received, plus adjusted, less gone, plus returned. */
export interface MovedPieces {
  readonly received: number;
  /** What counting found more, less what it found missing. */
  readonly adjusted: number;
  /** Left with orders. */
  readonly gone: number;
  /** Came back from cancelled orders. */
  readonly returned: number;
  /** Revision of the last event of the product's stock; -1 for none. */
  readonly revision: number;
}

/** A product as cards and lists show it. Amounts in cents, stock in pieces. */
export interface ProductDocument extends ProductDetails {
  readonly id: string;
  readonly priceCents: number;
  readonly onHand: number;
  readonly reserved: number;
  /** On hand less reserved: what can be ordered now. */
  readonly countInStock: number;
  /** The product's own limit of low stock; null goes by the shop's. */
  readonly lowFrom: number | null;
  readonly moved: MovedPieces;
  readonly ratingSum: number;
  readonly numReviews: number;
  /** The average drawn towards the middle while there are few reviews; lists are sorted by it. */
  readonly ratingRank: number;
  readonly addedAt: string;
  /** False once it was removed; lists leave such products out. */
  readonly sold: boolean;
}
