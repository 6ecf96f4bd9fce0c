import { Link } from "react-router-dom";
import type { StockRow_ProductFragment } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { LevelBar, LevelLabel } from "./level-label.tsx";

/** The grid of a row: picture, name, three figures, and a bar on wide screens. */
export const rowGrid =
  "grid grid-cols-[2.5rem_minmax(0,1fr)_3.25rem_3.5rem_3.5rem] items-center gap-x-2 " +
  "sm:grid-cols-[2.5rem_minmax(0,1fr)_3.25rem_3.5rem_3.5rem_3.25rem] sm:gap-x-3";

export interface StockRowProps {
  item: StockRow_ProductFragment;
  chosen: boolean;
  /** URL parameters of the list, kept in its links. */
  search: string;
}

/** One product of the list; the whole row links to its ledger. */
export function StockRow({ item, chosen, search }: StockRowProps) {
  const { id, name, stock } = item;
  const few = stock.level !== "ENOUGH";
  return (
    <>
      <div role="cell" className="w-10">
        {squarePicture(item)}
      </div>
      <div role="cell" className="min-w-0">
        <Link
          to={{ pathname: paths.adminStockOf(id), search }}
          aria-current={chosen || undefined}
          className="block leading-label font-demi underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <LevelLabel stock={stock} />
      </div>
      <Figure value={stock.onHand} />
      <Figure value={stock.reserved} />
      <div
        role="cell"
        className={`text-right tabular-nums ${few ? "font-semibold text-clay-text" : "font-semibold"}`}
      >
        {stock.available}
      </div>
      <div role="cell" className="max-sm:hidden">
        <LevelBar stock={stock} />
      </div>
    </>
  );
}

function Figure({ value }: { value: number }) {
  return (
    <div role="cell" className={`text-right tabular-nums ${value === 0 ? "text-ink-subtle" : ""}`}>
      {value}
    </div>
  );
}
