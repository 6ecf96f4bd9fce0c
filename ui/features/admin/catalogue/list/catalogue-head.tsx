import { SortButton, type SortDirection } from "../../../../components/sort-button.tsx";
import { rowGrid } from "./columns.ts";
import type { CatalogueView } from "./catalogue-view.ts";

type Sort = CatalogueView["sort"];

interface Heading {
  name: string;
  /** Accessible name of a column without a visible heading. */
  spoken?: string;
  /** Sort orders that presses cycle through. */
  ways?: readonly { sort: Sort; direction: SortDirection }[];
}

const newest = { sort: "NEWEST", direction: "descending" } as const;

const headings: readonly Heading[] = [
  { name: "", spoken: "Picture" },
  { name: "Name", ways: [{ sort: "NAME", direction: "ascending" }] },
  { name: "Category" },
  {
    name: "Price",
    ways: [
      { sort: "PRICE_UP", direction: "ascending" },
      { sort: "PRICE_DOWN", direction: "descending" },
    ],
  },
  { name: "Stock", ways: [{ sort: "STOCK", direction: "ascending" }] },
  { name: "Rating", ways: [{ sort: "RATING", direction: "descending" }] },
  { name: "", spoken: "Actions" },
];

export interface CatalogueHeadProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/**
 * Column headings. Presses on a sortable heading cycle through its orders, then back to newest
 * first.
 */
export function CatalogueHead({ sort, onSort }: CatalogueHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={`${rowGrid} px-4 py-2 max-lg:sr-only md:px-6`}>
      {headings.map(({ name, spoken, ways }, index) => {
        const at = ways?.findIndex((way) => way.sort === sort) ?? -1;
        const direction = ways?.[at]?.direction ?? null;
        const next = ways?.[at + 1] ?? newest;
        return (
          <div
            key={index}
            role="columnheader"
            aria-sort={ways && (direction ?? "none")}
            className={`text-fine text-ink-muted ${name === "Price" ? "text-right" : ""}`}
          >
            {ways ? (
              <>
                <span className="max-lg:hidden">
                  <SortButton
                    label={name}
                    direction={direction}
                    {...(name === "Price" && { align: "right" })}
                    onPress={() => onSort(next.sort)}
                  />
                </span>
                <span className="lg:hidden">{name}</span>
              </>
            ) : (
              name || <span className="sr-only">{spoken}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}
