import { X } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../../components/class-names.ts";
import { Select } from "../../../components/select.tsx";
import { DebouncedSearch } from "../../../components/debounced-search.tsx";
import { provinces } from "../../../generated/shop.ts";
import { FamilyMark } from "./family-mark.tsx";
import type { LogView } from "./log-view.ts";
import { families } from "./event-families.ts";
import { ProductSelect } from "./product-select.tsx";

export interface FiltersProps {
  view: LogView;
  onView: (change: Partial<LogView>) => void;
}

/** Filters of the log. */
export function Filters({ view, onView }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const toggle = (noun: LogView["nouns"][number]) =>
    onView({
      nouns: view.nouns.includes(noun)
        ? view.nouns.filter((each) => each !== noun)
        : [...view.nouns, noun],
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
        <ul aria-label="Families" className="grid max-md:grid-cols-2">
          {families.map(({ noun, label }) => (
            <li key={noun}>
              <button
                type="button"
                aria-pressed={view.nouns.includes(noun)}
                onClick={() => toggle(noun)}
                className={classNames(
                  "flex min-h-dense w-full items-center gap-2.5 rounded-control px-2 text-fine",
                  view.nouns.includes(noun) ? "bg-accent-soft font-semibold" : "hover:bg-sunken",
                )}
              >
                <FamilyMark noun={noun} />
                {label}
                {view.nouns.includes(noun) && <X aria-hidden size={14} className="ml-auto" />}
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
