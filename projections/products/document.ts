import { eventFields, productOptions, type DeclaredDocument } from "#domain/personal.ts";
import type { ProductDetails, ProductOption } from "#domain/product/events.ts";
import { variantWithId, type Variant } from "#domain/product/variants.ts";

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

/** The stock of one variant, or the sum of several. In items. */
export interface StockFigures {
  readonly onHand: number;
  readonly reserved: number;
  /** On hand minus reserved: available to order. */
  readonly countInStock: number;
  /** Its own limit of low stock; null for the shop's limit, and for a sum. */
  readonly lowFrom: number | null;
  readonly moved: MovedPieces;
}

/** A variant with its stock. */
export interface VariantDocument extends Variant, StockFigures {}

/** A product as cards and lists show it. Amounts in cents. Stock is the sum of its variants. */
export interface ProductDocument extends ProductDetails, StockFigures {
  readonly id: string;
  /** The name as lists are sorted by it. */
  readonly nameKey: string;
  /** The lowest price of the variants on sale. */
  readonly priceCents: number;
  /** The highest price of the variants on sale. */
  readonly highestPriceCents: number;
  readonly options: readonly ProductOption[];
  /** In the order of their numbers. The first has the product's id. */
  readonly variants: readonly VariantDocument[];
  /** Number of changes of options, variants and prices. */
  readonly edition: number;
  readonly ratingSum: number;
  readonly numReviews: number;
  /** Number of published reviews with 1, 2, 3, 4 and 5 stars. */
  readonly spread: readonly number[];
  /** The average, drawn towards the middle while there are few reviews. Lists are sorted by it. */
  readonly ratingRank: number;
  readonly addedAt: string;
  /** False after its removal. Lists exclude such products. */
  readonly sold: boolean;
}

/**
 * The product as one of its variants, with the variant's id, price, size, files and stock. Null if
 * the product has no such variant.
 */
export const asVariant = (product: ProductDocument, variantId: string): ProductDocument | null => {
  const variant = variantWithId(product.variants, variantId);
  if (!variant) return null;
  const { priceCents, onHand, reserved, countInStock, lowFrom, moved } = variant;
  return {
    ...product,
    id: variantId,
    priceCents,
    highestPriceCents: priceCents,
    size: variant.size ?? product.size,
    image: variant.image ?? product.image,
    modelUrl: variant.modelUrl ?? product.modelUrl,
    // They belong to the product's own picture.
    ...(variant.image === null ? {} : { imageText: "", nightImage: null }),
    onHand,
    reserved,
    countInStock,
    lowFrom,
    moved,
    variants: [variant],
    sold: product.sold && variant.sold,
  };
};

const stockFields = {
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
} as const;

const { variantId: _variantId, ...variantFields } = eventFields.VariantAdded;

/** Every field of the document, declared as personal or open. */
export const productFields: DeclaredDocument<ProductDocument> = {
  ...eventFields.ProductDetailsChanged,
  ...stockFields,
  id: "open",
  nameKey: "open",
  priceCents: "open",
  highestPriceCents: "open",
  options: productOptions,
  variants: { ...variantFields, ...stockFields, number: "open", sold: "open" },
  edition: "open",
  ratingSum: "open",
  numReviews: "open",
  spread: "open",
  ratingRank: "open",
  addedAt: "open",
  sold: "open",
};
