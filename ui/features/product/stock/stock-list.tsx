import { useQuery } from "@apollo/client/react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { usePagedQuery } from "../../../apollo/use-paged-query.ts";
import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import {
  StockCountsDocument,
  StockListDocument,
  type StockRow_ProductFragment,
} from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { filterOf, parametersOf, wholeStock, type StockLook } from "./look.ts";
import { rowGrid, StockRow } from "./stock-row.tsx";
import { StockToolbar } from "./stock-toolbar.tsx";
import { useStockLevels } from "./use-stock-levels.ts";

export interface StockListProps {
  look: StockLook;
  /** The product beside the list. */
  chosen: string | null;
  onLook: (changes: Partial<StockLook>) => void;
}

const pageLength = 100;
const rowHeight = 57;

/** The stock of every product, low first, and live. */
export function StockList({ look, chosen, onLook }: StockListProps) {
  const { search, category } = look;
  const { list, listBefore, loading, failed, retry, more } = usePagedQuery({
    document: StockListDocument,
    variables: { search: search || null, category, filter: filterOf(look), limit: pageLength },
    listOf: ({ catalogue }) => catalogue,
  });
  const counts = useQuery(StockCountsDocument, {
    variables: { search: search || null, category },
    fetchPolicy: "cache-and-network",
  });
  const shown = list ?? listBefore;
  const items = shown?.items ?? [];
  useStockLevels({
    productIds: items.map(({ id }) => id),
    after: list?.position,
    onLevel: () => void counts.refetch().catch(() => undefined),
  });

  return (
    <>
      <StockToolbar look={look} counts={counts.data?.catalogueCounts} onLook={onLook} />
      <p role="status" className="sr-only">
        {list && !loading && `${list.totalCount} products`}
      </p>
      {failed && (
        <div className="px-4 pb-4 md:px-6">
          <MessageBox tone="danger" action={<RetryButton onRetry={retry} />}>
            The stock cannot be shown right now.
          </MessageBox>
        </div>
      )}
      {!shown && !failed && (
        <Loading label="Loading the stock" className="grid gap-2 px-4 md:px-6">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </Loading>
      )}
      {shown && items.length === 0 && (
        <div className="p-6">
          <Empty
            door="shuttered"
            heading={messages.product.noneFound}
            action={<Button onClick={() => onLook(wholeStock)}>Show all products</Button>}
          >
            No product has all that is asked for.
          </Empty>
        </div>
      )}
      {shown && items.length > 0 && (
        <Rows
          items={items}
          totalCount={shown.totalCount}
          busy={loading && !list}
          chosen={chosen}
          search={parametersOf(look).toString()}
          onEnd={() => void (more && !more.loading && !more.failed && more.load())}
        />
      )}
      {more?.failed && (
        <p className="py-3 text-center">
          <Button size="dense" onClick={() => void more.load()}>
            Load more
          </Button>
        </p>
      )}
    </>
  );
}

interface RowsProps {
  items: readonly StockRow_ProductFragment[];
  totalCount: number;
  busy: boolean;
  chosen: string | null;
  /** What stands in the address of the list. */
  search: string;
  /** The last product has come near. */
  onEnd: () => void;
}

/** The rows that are in view, among all. */
function Rows({ items, totalCount, busy, chosen, search, onEnd }: RowsProps) {
  const body = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove(body.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: above,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  const inView = rows.getVirtualItems();
  const last = inView.at(-1)?.index ?? 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (last >= items.length - 20) end();
  }, [last, items.length]);

  return (
    <div
      role="table"
      aria-label="Stock"
      aria-rowcount={totalCount + 1}
      aria-busy={busy || undefined}
      className="border-t border-line text-sm"
    >
      <div
        role="row"
        aria-rowindex={1}
        className={`${rowGrid} px-4 py-2 text-2xs text-ink-muted md:px-6`}
      >
        <span role="columnheader" className="col-span-2">
          Product
        </span>
        <span role="columnheader" className="text-right">
          On hand
        </span>
        <span role="columnheader" className="text-right">
          Reserved
        </span>
        <span role="columnheader" className="text-right">
          Available
        </span>
      </div>
      <div ref={body} role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
        {inView.map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              className={`${rowGrid} absolute inset-x-0 top-0 min-h-14 border-t border-line px-4 py-1.5 md:px-6 ${
                item.id === chosen
                  ? "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]"
                  : "hover:bg-raised"
              }`}
              style={{ transform: `translateY(${start - above}px)` }}
            >
              <StockRow item={item} chosen={item.id === chosen} search={search} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
