import type { DeclaredDocument } from "#domain/personal.ts";

/** Whether a person wants to hear of a variant's lower prices. */
export interface PriceAlertDocument {
  readonly id: string;
  readonly userId: string;
  /** The variant. */
  readonly productId: string;
  readonly on: boolean;
}

/** Every field of the document, declared as personal or open. */
export const priceAlertFields: DeclaredDocument<PriceAlertDocument> = {
  id: "open",
  userId: "open",
  productId: "open",
  on: "open",
};
