import { X } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../../components/class-names.ts";
import { Select } from "../../../components/select.tsx";
import { DebouncedSearch } from "../../../components/debounced-search.tsx";
import { provinces } from "../../../generated/shop.ts";
import { CategoryMark } from "./category-mark.tsx";
import type { LogView } from "./log-view.ts";
import { streamCategories } from "./stream-categories.ts";
import { ProductSelect } from "./product-select.tsx";

export interface FiltersProps {
  view: LogView;
  onView: (change: Partial<LogView>) => void;
}

/** Filters of the log. */
export function Filters({ view, onView }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const toggle = (category: LogView["categories"][number]) =>
    onView({
      categories: view.categories.includes(category)
        ? view.categories.filter((each) => each !== category)
        : [...view.categories, category],
    });
  return (
    <section aria-label="Filters" className="border-line max-md:border-b md:border-r">
      <h2 className="flex min-h-12 items-center px-4 text-sm font-semibold max-md:hidden">What</h2>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="min-h-control w-full px-4 text-left text-sm font-semibold md:hidden"
      >
        What to show
      </button>
      <div className={classNames("grid gap-4 px-3 pb-4", !open && "max-md:hidden")}>
        <ul aria-label="Categories" className="grid max-md:grid-cols-2">
          {streamCategories.map(({ category, label }) => (
            <li key={category}>
              <button
                type="button"
                aria-pressed={view.categories.includes(category)}
                onClick={() => toggle(category)}
                className={classNames(
                  "flex min-h-dense w-full items-center gap-2.5 rounded-control px-2 text-fine",
                  view.categories.includes(category)
                    ? "bg-accent-soft font-semibold"
                    : "hover:bg-sunken",
                )}
              >
                <CategoryMark category={category} />
                {label}
                {view.categories.includes(category) && (
                  <X aria-hidden size={14} className="ml-auto" />
                )}
              </button>
            </li>
          ))}
        </ul>
        <div className="grid gap-3">
          <DebouncedSearch
            dense
            label="Order"
            placeholder="Order, NV-7K3M9Q"
            search={view.order}
            onSearch={(order) => onView({ order })}
          />
          <DebouncedSearch
            dense
            label="Stream"
            placeholder="Stream, stock-uva-kettle"
            search={view.stream}
            onSearch={(stream) => onView({ stream })}
          />
          <DebouncedSearch
            dense
            label="Type of event"
            placeholder="Type, OrderPlaced"
            search={view.type}
            onSearch={(type) => onView({ type })}
          />
          <DebouncedSearch
            dense
            label="Account, by ID"
            placeholder="Account ID"
            search={view.actor}
            onSearch={(actor) => onView({ actor })}
          />
          <ProductSelect
            label="Product"
            empty="Every product"
            value={view.product}
            onValue={(product) => onView({ product })}
          />
          <Select
            dense
            aria-label="Province"
            value={view.province}
            onChange={(event) => onView({ province: event.target.value })}
          >
            <option value="">Every province</option>
            {Object.keys(provinces).map((province) => (
              <option key={province}>{province}</option>
            ))}
          </Select>
        </div>
      </div>
    </section>
  );
}
