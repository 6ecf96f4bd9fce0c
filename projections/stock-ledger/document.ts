import type { DeclaredDocument } from "#domain/personal.ts";
import type { StockChangeKind } from "#domain/stock/change.ts";

/**
 * One event of a product's stock. A fold sees only its own document, so it stores the changes;
 * queries add the figures.
 */
export interface StockEntryDocument {
  readonly productId: string;
  readonly revision: number;
  readonly kind: StockChangeKind;
  readonly at: string;
  /** Account that made the change. */
  readonly by: string;
  /** Change of items on hand; may be negative. */
  readonly onHandChange: number;
  /** Change of reserved items; may be negative. */
  readonly reservedChange: number;
  readonly orderId: string | null;
  /** The product's own limit of low stock before and after, for kind "limit". */
  readonly limit: { readonly from: number | null; readonly to: number | null } | null;
}

/** An entry with the figures after it. The log holds its reason (`reasons.ts`). */
export interface StockLedgerEntry extends StockEntryDocument {
  readonly onHand: number;
  readonly reserved: number;
}

/** Every field of the document, declared as personal or open. */
export const stockEntryFields: DeclaredDocument<StockEntryDocument> = {
  productId: "open",
  revision: "open",
  kind: "open",
  at: "open",
  by: "open",
  onHandChange: "open",
  reservedChange: "open",
  orderId: "open",
  limit: { from: "open", to: "open" },
};
