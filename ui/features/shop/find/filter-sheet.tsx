import * as t from "#texts/find.ts";
import { useRef, useState, type RefObject } from "react";
import { Button } from "../../../components/button.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import type { ProductFiltersInAddress } from "./product-filters.ts";
import { noChoices } from "./filter-choices.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useFacets } from "./use-facets.ts";

export interface FilterSheetProps extends ProductFiltersInAddress {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The filters on phones: a sheet with a button that shows the current item count and applies them.
 */
export function FilterSheet({ open, onOpenChange, ...list }: FilterSheetProps) {
  const head = useRef<HTMLDivElement>(null);
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} firstFocus={head} className="max-w-lg">
      <Sheet {...list} head={head} onDone={() => onOpenChange(false)} />
    </DialogPanel>
  );
}

interface SheetProps extends ProductFiltersInAddress {
  head: RefObject<HTMLDivElement | null>;
  onDone: () => void;
}

function Sheet({ filters, change, head, onDone }: SheetProps) {
  const [choices, setChoices] = useState(filters.choices);
  const { facets, counting } = useFacets(filters, choices);
  return (
    <form
      aria-label={t.filters}
      className="flex max-h-[88svh] flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        change(choices);
        onDone();
      }}
    >
      <div
        ref={head}
        tabIndex={-1}
        className="flex-none border-b border-line px-4.5 py-4 outline-none"
      >
        <DialogTitle className="text-title">{t.filters}</DialogTitle>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4.5 pb-5 [&_fieldset:first-child]:border-t-0">
        <FilterFields
          choices={choices}
          facets={facets}
          onChange={(part) => setChoices((before) => ({ ...before, ...part }))}
        />
      </div>
      <div className="grid flex-none grid-cols-auto-grow gap-3 border-t border-line px-4.5 py-3">
        <Button onClick={() => setChoices(noChoices)}>{t.clear}</Button>
        <Button variant="filled" type="submit" aria-busy={counting}>
          <span className={counting ? "opacity-60" : undefined}>
            {facets === null ? t.showItems : t.showCount(facets.total)}
          </span>
        </Button>
      </div>
    </form>
  );
}
