import type { ProductDetails } from "#domain/product/events.ts";

/** One thing that changed in a product; sides of a size are one text. */
export type ProductChange =
  | { readonly what: "added" | "removed" | "restored" }
  | { readonly what: "price"; readonly fromCents: number; readonly toCents: number }
  | { readonly what: "stock"; readonly from: number; readonly to: number }
  | { readonly what: "received"; readonly pieces: number }
  | {
      readonly what: "name" | "category" | "size" | "placement";
      readonly from: string;
      readonly to: string;
    }
  | { readonly what: "description" | "image" | "modelUrl" };

/** What one command changed. */
export interface ProductMoment {
  readonly at: string;
  /** Id of the account that did it; none where it was the shop itself. */
  readonly by: string;
  /** What all events of the command share. */
  readonly correlationId: string;
  readonly changes: readonly ProductChange[];
}

/** What happened to a product lately, the newest first. */
export interface ProductHistoryDocument {
  readonly id: string;
  readonly details: ProductDetails;
  readonly moments: readonly ProductMoment[];
}
