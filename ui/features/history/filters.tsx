import { useQuery } from "@apollo/client/react";
import { X } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../components/class-names.ts";
import { Select } from "../../components/select.tsx";
import { SettledSearch } from "../../components/settled-search.tsx";
import { HistoryProductsDocument } from "../../generated/operations.ts";
import { provinces } from "../../generated/shop.ts";
import { FamilyMark } from "./family-mark.tsx";
import type { LogView } from "./log-view.ts";
import { families } from "./event-families.ts";

export interface FiltersProps {
  look: LogView;
  onLook: (change: Partial<LogView>) => void;
}

/** Filters of the log. */
export function Filters({ look, onLook }: FiltersProps) {
  const { data } = useQuery(HistoryProductsDocument);
  const [open, setOpen] = useState(false);
  const toggle = (noun: LogView["nouns"][number]) =>
    onLook({
      nouns: look.nouns.includes(noun)
        ? look.nouns.filter((each) => each !== noun)
        : [...look.nouns, noun],
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
                aria-pressed={look.nouns.includes(noun)}
                onClick={() => toggle(noun)}
                className={classNames(
                  "flex min-h-dense w-full items-center gap-2.5 rounded-control px-2 text-fine",
                  look.nouns.includes(noun) ? "bg-accent-soft font-semibold" : "hover:bg-sunken",
                )}
              >
                <FamilyMark noun={noun} />
                {label}
                {look.nouns.includes(noun) && <X aria-hidden size={14} className="ml-auto" />}
              </button>
            </li>
          ))}
        </ul>
        <div className="grid gap-3">
          <SettledSearch
            dense
            label="Order"
            placeholder="Order, NV-7K3M9Q"
            search={look.order}
            onSearch={(order) => onLook({ order })}
          />
          <SettledSearch
            dense
            label="Stream"
            placeholder="Stream, stock-uva-kettle"
            search={look.stream}
            onSearch={(stream) => onLook({ stream })}
          />
          <SettledSearch
            dense
            label="Type of event"
            placeholder="Type, OrderPlaced"
            search={look.type}
            onSearch={(type) => onLook({ type })}
          />
          <SettledSearch
            dense
            label="Account, by ID"
            placeholder="Account ID"
            search={look.actor}
            onSearch={(actor) => onLook({ actor })}
          />
          <Select
            dense
            aria-label="Product"
            value={look.product}
            onChange={(event) => onLook({ product: event.target.value })}
          >
            <option value="">Every product</option>
            {look.product && !data?.historyProducts.some(({ id }) => id === look.product) && (
              <option value={look.product}>{look.product}</option>
            )}
            {data?.historyProducts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            dense
            aria-label="Province"
            value={look.province}
            onChange={(event) => onLook({ province: event.target.value })}
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
