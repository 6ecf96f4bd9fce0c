import type { StockLedgerQuery, StockRow_ProductFragment } from "../../../generated/operations.ts";

export type LedgerEntry = NonNullable<StockLedgerQuery["stockLedger"]>["items"][number];
type Stock = StockRow_ProductFragment["stock"];

/** Label of each kind of entry. */
export const kindLabels: Record<LedgerEntry["kind"], string> = {
  RECEIVED: "Received",
  ADJUSTED: "Adjusted",
  RESERVED: "Reserved",
  RELEASED: "Released",
  CONFIRMED: "Confirmed",
  RETURNED: "Returned",
  LIMIT: "Low-stock limit",
};

const signed = (pieces: number): string => (pieces > 0 ? `+${pieces}` : `−${-pieces}`);

/** A low-stock limit; null is the shop's limit at that time. */
const limitWord = (limit: number | null): string => (limit === null ? "the shop’s" : String(limit));

/**
 * An entry's change in short form: "+2", "−1", "1 reserved", "1 released", "3 → 2", "the shop’s →
 * 8".
 */
export function changeText({
  kind,
  onHand,
  onHandChange,
  reservedChange,
  lowFromBefore,
  lowFromAfter,
}: LedgerEntry): string {
  switch (kind) {
    case "RESERVED":
      return `${reservedChange} reserved`;
    case "RELEASED":
      return `${-reservedChange} released`;
    case "ADJUSTED":
      return `${onHand - onHandChange} → ${onHand}`;
    case "LIMIT":
      return `${limitWord(lowFromBefore)} → ${limitWord(lowFromAfter)}`;
    default:
      return signed(onHandChange);
  }
}

/** The parts of the stock on hand: "received 6, sold 2, adjusted −1". */
export function sumText({ received, adjusted, gone, returned, onHand }: Stock): string {
  const parts = [
    received > 0 && `received ${received}`,
    adjusted !== 0 && `adjusted ${signed(adjusted)}`,
    gone > 0 && `sold ${gone}`,
    returned > 0 && `returned ${returned}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? (onHand === 0 ? "no stock received yet" : "") : parts.join(", ");
}
