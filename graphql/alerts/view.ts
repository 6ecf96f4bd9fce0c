import type { ReadProduct } from "#graphql/product/product-lookup.ts";
import type { DemandDocument } from "#projections/demand/document.ts";

/** An open alert of the user. */
export interface StockAlertView {
  /** The variant. */
  readonly id: string;
  readonly since: string;
  readonly product: ReadProduct;
}

/** The answer to a confirmed alert. */
export interface ConfirmedAlertView {
  readonly message: string;
  readonly product: ReadProduct;
}

/** A variant with the people who want it. */
export interface DemandItemView extends DemandDocument {
  readonly product: ReadProduct;
}
