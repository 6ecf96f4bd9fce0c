import type { ReactNode } from "react";
import type { PagedQuery } from "../../../apollo/use-paged-query.ts";
import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { messages } from "../../../generated/shop.ts";
import { ProductTable, type ProductTableProps } from "./product-table.tsx";

interface Page<Item> {
  items: readonly Item[];
  totalCount: number;
  nextCursor: string | null;
}

export interface ProductListingProps<Item extends { id: string }> extends Omit<
  ProductTableProps<Item>,
  "items" | "totalCount" | "busy" | "onEnd"
> {
  paged: PagedQuery<Page<Item>>;
  /** The noun for rows, as in "40 items". */
  noun: string;
  /** Message if the list couldn't load. */
  failure: string;
  loadingLabel: string;
  /** Class for the height of a loading row. */
  loadingRow: string;
  /** Shown if the list is empty: the reason, and what to do. */
  none: ReactNode;
  noneAction: ReactNode;
}

/**
 * A paged list of products for staff: loading, failed, empty, or a table that loads more at its
 * end.
 */
export function ProductListing<Item extends { id: string }>({
  paged: { list, shown, loading, failed, retry, more },
  noun,
  failure,
  loadingLabel,
  loadingRow,
  none,
  noneAction,
  ...table
}: ProductListingProps<Item>) {
  return (
    <>
      <p role="status" className="sr-only">
        {list && !loading && `${list.totalCount} ${noun}`}
      </p>
      {failed && (
        <div className="px-4 pb-4 md:px-6">
          <MessageBox tone="danger" action={<RetryButton onRetry={retry} />}>
            {failure}
          </MessageBox>
        </div>
      )}
      {!shown && !failed && (
        <Loading label={loadingLabel} className="grid gap-2 px-4 md:px-6">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className={loadingRow} />
          ))}
        </Loading>
      )}
      {shown && shown.items.length === 0 && (
        <div className="p-6">
          <Empty door="shuttered" heading={messages.product.noneFound} action={noneAction}>
            {none}
          </Empty>
        </div>
      )}
      {shown && shown.items.length > 0 && (
        <ProductTable
          {...table}
          items={shown.items}
          totalCount={shown.totalCount}
          busy={loading && !list}
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
