import type { StockLedgerQuery, StockRow_ProductFragment } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";

export type LedgerEntry = NonNullable<StockLedgerQuery["stockLedger"]>["items"][number];
type Stock = StockRow_ProductFragment["stock"];

/** What happened, in a word. */
export const kindWords: Record<LedgerEntry["kind"], string> = {
  RECEIVED: "Received",
  ADJUSTED: "Adjusted",
  RESERVED: "Reserved",
  RELEASED: "Released",
  CONFIRMED: "Confirmed",
  RETURNED: "Returned",
  LIMIT: "Low-stock limit",
};

const signed = (pieces: number): string => (pieces > 0 ? `+${pieces}` : `−${-pieces}`);

/** What an entry changed, short: "+2", "−1", "1 held", "1 free", "3 → 2". */
export function changeWords({
  kind,
  onHand,
  onHandChange,
  reservedChange,
  lowFromBefore,
  lowFromAfter,
}: LedgerEntry): string {
  switch (kind) {
    case "RESERVED":
      return `${reservedChange} held`;
    case "RELEASED":
      return `${-reservedChange} free`;
    case "ADJUSTED":
      return `${onHand - onHandChange} → ${onHand}`;
    case "LIMIT":
      return `${lowFromBefore ?? limits.lowStock} → ${lowFromAfter ?? limits.lowStock}`;
    default:
      return signed(onHandChange);
  }
}

/** What the pieces on hand are made of, as a sum: "received 6, gone 2, adjusted −1". */
export function sumWords({ received, adjusted, gone, returned, onHand }: Stock): string {
  const parts = [
    received > 0 && `received ${received}`,
    adjusted !== 0 && `adjusted ${signed(adjusted)}`,
    gone > 0 && `gone ${gone}`,
    returned > 0 && `returned ${returned}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? (onHand === 0 ? "nothing has come in yet" : "") : parts.join(", ");
}
