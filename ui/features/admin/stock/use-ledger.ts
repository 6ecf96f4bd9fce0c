import { useEffect, useEffectEvent, useState } from "react";
import { usePagedQuery, type PagedQuery } from "../../../apollo/use-paged-query.ts";
import {
  StockLedgerDocument,
  type StockLedgerQuery,
  type StockRow_ProductFragment,
} from "../../../generated/operations.ts";
import type { LedgerEntry } from "./ledger-text.ts";
import { useStockLevels } from "./use-stock-levels.ts";

type List = NonNullable<StockLedgerQuery["stockLedger"]>;

export interface Ledger extends Pick<PagedQuery<Listed>, "more" | "failed" | "retry"> {
  /** Null if it does not exist, undefined while loading. */
  product: StockRow_ProductFragment | null | undefined;
  /** Newest first. */
  entries: readonly LedgerEntry[];
  totalCount: number;
}

interface Listed {
  items: List["items"];
  nextCursor: string | null;
  list: List | null;
}

/** A product's ledger, live: each changed figure loads its entries. */
export function useLedger(productId: string): Ledger {
  // Each change is requested by its position, so that an older response cannot be the last one.
  const [after, setAfter] = useState<string | null>(null);
  const { shown, failed, retry, more } = usePagedQuery({
    document: StockLedgerDocument,
    variables: { productId, limit: 50, after },
    listOf: ({ stockLedger }): Listed => ({
      items: stockLedger?.items ?? [],
      nextCursor: stockLedger?.nextCursor ?? null,
      list: stockLedger,
    }),
  });
  const ledger = shown?.list;
  useStockLevels({ productIds: [productId], after: ledger?.position, onMove: setAfter });

  // The index of the log follows within a moment; until then an entry has no event to link to.
  const newest = ledger?.items[0];
  const unnumbered = newest?.event === null ? newest.id : null;
  const readAgain = useEffectEvent(() => void retry());
  useEffect(() => {
    if (unnumbered === null) return undefined;
    const timer = setTimeout(readAgain, 1000);
    return () => clearTimeout(timer);
  }, [unnumbered]);

  return {
    product: shown ? (ledger?.product ?? null) : undefined,
    entries: ledger?.items ?? [],
    totalCount: ledger?.totalCount ?? 0,
    failed,
    retry,
    more,
  };
}
