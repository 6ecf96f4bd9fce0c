import * as t from "#texts/find.ts";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useIsPhone } from "../../../components/phone.ts";
import type { ProductFiltersInAddress } from "./product-filters.ts";
import { chosenFilters } from "./filter-choices.ts";

const FilterRail = lazy(async () => ({
  default: (await import("./filter-rail.tsx")).FilterRail,
}));
const FilterSheet = lazy(async () => ({
  default: (await import("./filter-sheet.tsx")).FilterSheet,
}));

/** The filter column on wide screens; its code loads after the list. */
export function FilterColumn(list: ProductFiltersInAddress) {
  const isPhone = useIsPhone();
  return (
    <aside
      aria-label={t.filters}
      className="max-md:hidden [@media(min-height:46rem)]:sticky [@media(min-height:46rem)]:top-6"
    >
      {!isPhone && (
        <Suspense>
          <FilterRail {...list} />
        </Suspense>
      )}
    </aside>
  );
}

/** The button that opens the filter sheet on phones. */
export function FilterButton(list: ProductFiltersInAddress) {
  const [{ wanted, open }, setSheet] = useState({ wanted: false, open: false });
  const on = chosenFilters(list.filters.choices).length;
  return (
    <>
      <Button
        className="md:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setSheet({ wanted: true, open: true })}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {on === 0 ? t.filters : t.filtersOn(on)}
      </Button>
      {wanted && (
        <Suspense>
          <FilterSheet
            {...list}
            open={open}
            onOpenChange={(isOpen) => setSheet({ wanted: true, open: isOpen })}
          />
        </Suspense>
      )}
    </>
  );
}
