import type { StockEntryDocument, StockLedgerEntry } from "./document.ts";

/** Numbers of items. */
export interface Figures {
  readonly onHand: number;
  readonly reserved: number;
}

/**
 * Entries, newest first, each with the figures after it, computed from those after the newest; and
 * the figures before the oldest.
 */
export const ledgerFrom = (
  { onHand, reserved }: Figures,
  newest: readonly StockEntryDocument[],
): { readonly entries: readonly StockLedgerEntry[]; readonly before: Figures } => {
  let figures: Figures = { onHand, reserved };
  const entries: StockLedgerEntry[] = [];
  for (const entry of newest) {
    entries.push({ ...entry, ...figures });
    figures = {
      onHand: figures.onHand - entry.onHandChange,
      reserved: figures.reserved - entry.reservedChange,
    };
  }
  return { entries, before: figures };
};
