import type { ReactNode } from "react";
import type { PagedQuery } from "../../../apollo/use-paged-query.ts";
import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
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
      <QueryResult
        data={shown}
        failed={failed}
        retry={retry}
        failure={failure}
        className="mx-4 mb-4 md:mx-6"
        ifStale={{ tone: "danger", className: "mx-4 mb-4 md:mx-6" }}
        skeleton={
          <Loading label={loadingLabel} className="grid gap-2 px-4 md:px-6">
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className={loadingRow} />
            ))}
          </Loading>
        }
      >
        {({ items, totalCount }) =>
          items.length === 0 ? (
            <div className="p-6">
              <Empty door="shuttered" heading={messages.product.noneFound} action={noneAction}>
                {none}
              </Empty>
            </div>
          ) : (
            <ProductTable
              {...table}
              items={items}
              totalCount={totalCount}
              busy={loading && !list}
              onEnd={() => void (more && !more.loading && !more.failed && more.load())}
            />
          )
        }
      </QueryResult>
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
