import { eventFields, type DeclaredDocument } from "#domain/personal.ts";
import type { ProductDetails } from "#domain/product/events.ts";

/** One change of a product, or of the variant with these option values. Dimensions are one text. */
export type ProductChange = { readonly values?: readonly string[] } & WhatChanged;

type WhatChanged =
  | { readonly what: "added" | "removed" | "restored" | "options" | "details" }
  | { readonly what: "price"; readonly fromCents: number; readonly toCents: number }
  | { readonly what: "stock"; readonly from: number; readonly to: number }
  | { readonly what: "received"; readonly pieces: number }
  | {
      readonly what: "name" | "category" | "size" | "placement";
      readonly from: string;
      readonly to: string;
    }
  | { readonly what: "description" | "image" | "modelUrl" | "pictures" | "facts" };

/** The changes of one command. */
export interface ProductMoment {
  readonly at: string;
  /** Id of the account that made it; empty for the shop itself. */
  readonly by: string;
  /** Shared by all events of the command. */
  readonly correlationId: string;
  readonly changes: readonly ProductChange[];
}

/** The latest changes of a product, newest first. */
export interface ProductHistoryDocument {
  readonly id: string;
  readonly details: ProductDetails;
  /** The option values of each variant, in the order of their numbers; empty without options. */
  readonly variants: readonly {
    readonly variantId: string;
    readonly values: readonly string[];
  }[];
  readonly moments: readonly ProductMoment[];
}

/** Every field of the document, declared as personal or open. */
export const productHistoryFields: DeclaredDocument<ProductHistoryDocument> = {
  id: "open",
  details: eventFields.ProductDetailsChanged,
  variants: eventFields.ProductOptionsChanged.variants,
  moments: {
    at: "open",
    by: "open",
    correlationId: "open",
    changes: {
      what: "open",
      values: "open",
      from: "open",
      to: "open",
      fromCents: "open",
      toCents: "open",
      pieces: "open",
    },
  },
};
