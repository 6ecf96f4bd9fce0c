import { memo, useState } from "react";
import { ShowButtons } from "../../../shared/product/show-buttons.tsx";
import { ProductTable } from "../../../shared/product/product-table.tsx";
import { rowGrid, RowLine } from "./row-line.tsx";
import { countOutcomes, type ImportRow } from "./rows.ts";

const shows = [
  { show: "all", label: "All", count: "all" },
  { show: "new", label: "New", count: "new" },
  { show: "changed", label: "Changed", count: "changed" },
  { show: "unchanged", label: "Unchanged", count: "unchanged" },
  { show: "refused", label: "Refused", count: "refused" },
] as const;

export interface RowTableProps {
  rows: readonly ImportRow[];
  /** The server's rejections by line; empty before sending. */
  refusals: ReadonlyMap<number, string>;
}

/** All rows of a file with their changes. */
export const RowTable = memo(function RowTable({ rows, refusals }: RowTableProps) {
  const [show, setShow] = useState<(typeof shows)[number]["show"]>("all");
  const outcomeOf = ({ line, outcome }: ImportRow) => (refusals.has(line) ? "refused" : outcome);
  const shown = rows.filter((row) => show === "all" || outcomeOf(row) === show);
  return (
    <>
      <div className="px-4 pb-3 md:px-6">
        <ShowButtons
          shows={shows}
          shown={show}
          counts={countOutcomes(rows.map(outcomeOf))}
          onShow={setShow}
        />
      </div>
      {shown.length === 0 ? (
        <p className="border-t border-line px-4 py-6 text-ink-muted md:px-6">
          No rows of this kind.
        </p>
      ) : (
        <ProductTable
          key={show}
          label="Rows of the file"
          items={shown}
          totalCount={shown.length}
          busy={false}
          rowHeight={45}
          head={head}
          rowClass={() => rowGrid}
          onEnd={() => undefined}
          rowOf={(row) => <RowLine row={row} refusal={refusals.get(row.line)} />}
        />
      )}
    </>
  );
});

const head = (
  <div role="row" aria-rowindex={1} className={`${rowGrid} px-4 py-2 max-md:sr-only md:px-6`}>
    {["Row", "Item", "What", "Changes"].map((heading) => (
      <div key={heading} role="columnheader" className="text-fine text-ink-muted">
        {heading}
      </div>
    ))}
  </div>
);
