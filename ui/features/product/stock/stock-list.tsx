import { useQuery } from "@apollo/client/react";
import { usePagedQuery } from "../../../apollo/use-paged-query.ts";
import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { StockCountsDocument, StockListDocument } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { ProductTable } from "../product-table.tsx";
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
        <ProductTable
          label="Stock"
          items={items}
          totalCount={shown.totalCount}
          busy={loading && !list}
          rowHeight={57}
          head={head}
          rowClass={({ id }) => rowClass(id === chosen)}
          rowOf={(item) => (
            <StockRow
              item={item}
              chosen={item.id === chosen}
              search={parametersOf(look).toString()}
            />
          )}
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

const headings = ["On hand", "Reserved", "Available"];

const head = (
  <div
    role="row"
    aria-rowindex={1}
    className={`${rowGrid} px-4 py-2 text-2xs text-ink-muted md:px-6`}
  >
    <span role="columnheader" className="col-span-2">
      Product
    </span>
    {headings.map((heading) => (
      <span key={heading} role="columnheader" className="text-right">
        {heading}
      </span>
    ))}
  </div>
);

const rowClass = (isChosen: boolean): string =>
  `${rowGrid} min-h-14 ${isChosen ? "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]" : "hover:bg-raised"}`;
