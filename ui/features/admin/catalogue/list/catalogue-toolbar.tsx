import { Download, Upload } from "lucide-react";
import { Button } from "../../../../components/button.tsx";
import { Select } from "../../../../components/select.tsx";
import { DebouncedSearch } from "../../../../components/debounced-search.tsx";
import { notify } from "../../../../components/toast.tsx";
import type { CatalogueCountsQuery } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { useMay } from "../../../shared/account/rights.ts";
import { saveCatalogue } from "./csv.ts";
import { CategorySelect } from "../../../shared/product/category-select.tsx";
import { ShowButtons } from "../../../shared/product/show-buttons.tsx";
import { shows, sorts, type CatalogueView } from "./catalogue-view.ts";

export interface CatalogueToolbarProps {
  view: CatalogueView;
  counts: CatalogueCountsQuery["catalogueCounts"] | undefined;
  onView: (changes: Partial<CatalogueView>) => void;
  onImport: () => void;
}

/** Search, filters and order of the item list. */
export function CatalogueToolbar({ view, counts, onView, onImport }: CatalogueToolbarProps) {
  const mayEdit = useMay("ITEMS_EDIT");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-6">
      <DebouncedSearch
        dense
        label="Search items"
        placeholder="Search items"
        className="w-60 max-sm:w-full"
        search={view.search}
        onSearch={(search) => onView({ search })}
      />
      <CategorySelect category={view.category} onCategory={(category) => onView({ category })} />
      <Select
        dense
        aria-label="Sort by"
        className="w-auto!"
        value={view.sort}
        onChange={({ target }) => onView({ sort: target.value as CatalogueView["sort"] })}
      >
        {Object.entries(sorts).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
      <ShowButtons
        shows={shows}
        shown={view.show}
        counts={counts}
        onShow={(show) => onView({ show })}
      />
      {mayEdit && (
        <Button size="dense" className="md:ml-auto" onClick={onImport}>
          <Upload aria-hidden size={16} />
          Import<span className="sr-only"> from CSV</span>
        </Button>
      )}
      <Button
        size="dense"
        className={mayEdit ? "" : "md:ml-auto"}
        onClick={() =>
          void saveCatalogue().catch(() => notify.failure(messages.product.listFailed))
        }
      >
        <Download aria-hidden size={16} />
        Export<span className="sr-only"> as CSV</span>
      </Button>
    </div>
  );
}
