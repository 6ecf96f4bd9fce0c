import { useState } from "react";
import { usePagedQuery } from "../../../apollo/use-paged-query.ts";
import { Button } from "../../../components/button.tsx";
import { StockCountsDocument, StockListDocument } from "../../../generated/operations.ts";
import { ProductListing } from "../../shared/product/product-listing.tsx";
import { latest, useRead } from "../kit/read.tsx";
import { filterOf, parametersOf, wholeStock, type StockView } from "./stock-view.ts";
import { rowGrid, StockRow } from "./stock-row.tsx";
import { hasVariants } from "./stocked-variant.ts";
import { StockToolbar } from "./stock-toolbar.tsx";
import { useStockLevels } from "./use-stock-levels.ts";

export interface StockListProps {
  view: StockView;
  /** The product or variant shown next to the list. */
  chosen: string | null;
  onView: (changes: Partial<StockView>) => void;
}

const pageLength = 100;

/** The stock of every product, low first, updated live. */
export function StockList({ view, chosen, onView }: StockListProps) {
  const { search, category } = view;
  const paged = usePagedQuery({
    document: StockListDocument,
    variables: { search: search || null, category, filter: filterOf(view), limit: pageLength },
    listOf: ({ catalogue }) => catalogue,
  });
  const counts = useRead(StockCountsDocument, { search: search || null, category });
  const { list, shown } = paged;
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  useStockLevels({
    productIds: (shown?.items ?? []).map(({ id }) => id),
    after: list?.position,
    onLevel: () => void counts.refresh(),
  });

  return (
    <>
      <StockToolbar view={view} counts={latest(counts)?.catalogueCounts} onView={onView} />
      <ProductListing
        paged={paged}
        noun="products"
        failure="Couldn’t load the stock."
        loadingLabel="Loading stock"
        loadingRow="h-12"
        none="No products match these filters."
        noneAction={<Button onClick={() => onView(wholeStock)}>Show all products</Button>}
        label="Stock"
        rowHeight={57}
        head={head}
        rowClass={(item) => rowClass(item.id === chosen && !hasVariants(item))}
        rowOf={(item) => (
          <StockRow
            item={item}
            chosen={chosen}
            search={parametersOf(view).toString()}
            opened={opened.get(item.id) ?? item.variants.some(({ id }) => id === chosen)}
            onOpen={(open) => setOpened(new Map(opened).set(item.id, open))}
          />
        )}
      />
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
  `${rowGrid} min-h-14 ${isChosen ? "bg-accent-soft shadow-marked" : "hover:bg-raised"}`;
