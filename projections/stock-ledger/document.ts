import type { StockChangeKind } from "#domain/stock/change.ts";

/** One event of a product's stock. A fold sees one document, so it keeps what changed; readers get the figures as well. */
export interface StockEntryDocument {
  readonly productId: string;
  readonly revision: number;
  readonly kind: StockChangeKind;
  readonly at: string;
  /** Account of who did it. */
  readonly by: string;
  /** Pieces more on hand; less where it is negative. */
  readonly onHandChange: number;
  /** Pieces more reserved; less where it is negative. */
  readonly reservedChange: number;
  readonly orderId: string | null;
  readonly reason: string | null;
  /** The product's own limit of low stock before and after, of kind "limit". */
  readonly limit: { readonly from: number | null; readonly to: number | null } | null;
}

/** An entry with what there was after it. */
export interface StockLedgerEntry extends StockEntryDocument {
  readonly onHand: number;
  readonly reserved: number;
}
