import { useState } from "react";
import { usePagedQuery } from "../../../../apollo/use-paged-query.ts";
import { Button } from "../../../../components/button.tsx";
import { CatalogueCountsDocument, CatalogueDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { ProductListing } from "../../../shared/product/product-listing.tsx";
import { useStockUpdates } from "../../../shared/product/stock-updates.ts";
import { latest, useRead } from "../../kit/read.tsx";
import { CatalogueRow } from "./catalogue-row.tsx";
import { CatalogueToolbar } from "./catalogue-toolbar.tsx";
import { CatalogueHead } from "./catalogue-head.tsx";
import { rowGrid } from "./columns.ts";
import { ItemDialog, type ItemDialogState } from "./item-dialog.tsx";
import { filterOf, type CatalogueView } from "./catalogue-view.ts";
import { useRemoval } from "./use-removal.ts";
import { useRowEdits } from "./use-row-edits.ts";

export interface CatalogueListProps {
  view: CatalogueView;
  onView: (changes: Partial<CatalogueView>) => void;
  onImport: () => void;
  /** Called if the session ended during an upload. */
  onSignIn: () => void;
}

const pageLength = 100;

/** The catalogue for admins: search, edit in place, delete and restore. */
export function CatalogueList({ view, onView, onImport, onSignIn }: CatalogueListProps) {
  const { search, category, sort } = view;
  const paged = usePagedQuery({
    document: CatalogueDocument,
    variables: {
      search: search || null,
      category,
      filter: filterOf(view),
      // Sort by relevance unless the admin selects another order.
      sort: search && sort === "NEWEST" ? "RELEVANCE" : sort,
      limit: pageLength,
    },
    listOf: ({ catalogue }) => catalogue,
  });
  const counts = useRead(CatalogueCountsDocument, { search: search || null, category });
  const { list, shown, retry } = paged;
  const archived = view.show === "archived";
  useStockUpdates({
    productIds: archived ? [] : (shown?.items ?? []).map(({ id }) => id),
    after: list?.position,
  });
  const edits = useRowEdits();
  const removal = useRemoval(() => {
    void retry();
    void counts.refresh();
  });
  const [dialog, setDialog] = useState<ItemDialogState | null>(null);
  const close = () => setDialog(null);

  return (
    <>
      <CatalogueToolbar
        view={view}
        counts={latest(counts)?.catalogueCounts}
        onView={onView}
        onImport={onImport}
      />
      <ProductListing
        paged={paged}
        noun="items"
        failure={messages.product.listFailed}
        loadingLabel="Loading items"
        loadingRow="h-14"
        none={archived ? "No archived items." : "No items match these filters."}
        noneAction={
          <Button onClick={() => onView({ search: "", category: null, show: "all" })}>
            Show all items
          </Button>
        }
        label="Items"
        rowHeight={65}
        head={<CatalogueHead sort={sort} onSort={(wanted) => onView({ sort: wanted })} />}
        rowClass={rowClass}
        isKept={({ id }) => edits.editOf(id) !== undefined}
        rowOf={(item) => (
          <CatalogueRow
            item={item}
            edits={edits}
            onDelete={() => setDialog({ item, about: "delete" })}
            onHistory={() => setDialog({ item, about: "history" })}
            onFiles={() => setDialog({ item, about: "files" })}
            onOptions={() => setDialog({ item, about: "options" })}
            onRestore={() => void removal.restore(item.id)}
          />
        )}
      />
      {dialog && (
        <ItemDialog
          {...dialog}
          onClose={close}
          onRemove={() => void removal.remove(dialog.item.id)}
          onSignIn={onSignIn}
        />
      )}
    </>
  );
}

const rowClass = () => `${rowGrid} min-h-16`;
