import { useEffect, useEffectEvent, useState } from "react";
import { StockLedgerDocument, type StockLedgerQuery } from "../../../generated/operations.ts";
import { latest, usePagedRead, type PagedReading } from "../kit/read.tsx";
import { useStockLevels } from "./use-stock-levels.ts";

type List = NonNullable<StockLedgerQuery["stockLedger"]>;

interface Listed {
  /** Newest first. */
  items: List["items"];
  nextCursor: string | null;
  /** Null if there is no such product. */
  list: List | null;
}

/** A product's ledger, live: each changed figure loads its entries. */
export function useLedger(productId: string): PagedReading<Listed> {
  // Each change is requested by its position, so that an older response cannot be the last one.
  const [after, setAfter] = useState<string | null>(null);
  const reading = usePagedRead({
    document: StockLedgerDocument,
    variables: { productId, limit: 50, after },
    listOf: ({ stockLedger }): Listed => ({
      items: stockLedger?.items ?? [],
      nextCursor: stockLedger?.nextCursor ?? null,
      list: stockLedger,
    }),
  });
  const ledger = latest(reading)?.list;
  useStockLevels({ productIds: [productId], after: ledger?.position, onMove: setAfter });

  // The index of the log follows within a moment; until then an entry has no event to link to.
  const newest = ledger?.items[0];
  const unnumbered = newest?.event === null ? newest.id : null;
  const readAgain = useEffectEvent(() => void reading.retry());
  useEffect(() => {
    if (unnumbered === null) return undefined;
    const timer = setTimeout(readAgain, 1000);
    return () => clearTimeout(timer);
  }, [unnumbered]);

  return reading;
}
