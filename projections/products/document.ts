import { eventFields, type DeclaredDocument } from "#domain/personal.ts";
import type { ProductDetails } from "#domain/product/events.ts";

/** The parts of `onHand`, in items: received, plus adjusted, minus gone, plus returned. */
export interface MovedPieces {
  readonly received: number;
  /** Items found minus items missing in stock counts. */
  readonly adjusted: number;
  /** Left with orders. */
  readonly gone: number;
  /** Returned from cancelled orders. */
  readonly returned: number;
  /** Revision of the last event of the product's stock; -1 for none. */
  readonly revision: number;
}

/** A product as cards and lists show it. Amounts in cents, stock in items. */
export interface ProductDocument extends ProductDetails {
  readonly id: string;
  readonly priceCents: number;
  readonly onHand: number;
  readonly reserved: number;
  /** On hand minus reserved: available to order. */
  readonly countInStock: number;
  /** The product's own limit of low stock; null for the shop's limit. */
  readonly lowFrom: number | null;
  readonly moved: MovedPieces;
  readonly ratingSum: number;
  readonly numReviews: number;
  /** The average, drawn towards the middle while there are few reviews. Lists are sorted by it. */
  readonly ratingRank: number;
  readonly addedAt: string;
  /** False after its removal. Lists exclude such products. */
  readonly sold: boolean;
}

/** Every field of the document, declared as personal or open. */
export const productFields: DeclaredDocument<ProductDocument> = {
  ...eventFields.ProductDetailsChanged,
  id: "open",
  priceCents: "open",
  onHand: "open",
  reserved: "open",
  countInStock: "open",
  lowFrom: "open",
  moved: {
    received: "open",
    adjusted: "open",
    gone: "open",
    returned: "open",
    revision: "open",
  },
  ratingSum: "open",
  numReviews: "open",
  ratingRank: "open",
  addedAt: "open",
  sold: "open",
};
