import type { ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import { differenceText, figureText, type FigureUnit } from "./figure-text.ts";

const cellStyle =
  "border-b border-line px-2.5 py-1.5 text-right max-sm:px-1.5 whitespace-nowrap tabular-nums";

export interface ComparisonRow {
  key: string;
  name: ReactNode;
  unit: FigureUnit;
  was: number | null;
  simulated: number | null;
  /** Replaces the actual value, to link it to its events. */
  shownWas?: ReactNode;
}

/** A table of actual and simulated figures with their differences. */
export function ComparisonTable({
  caption,
  first,
  rows,
  isLong = false,
}: {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly ComparisonRow[];
  /** Scroll inside a fixed height. */
  isLong?: boolean;
}) {
  return (
    <div
      role="region"
      aria-label={caption}
      // Keyboard scrolling, if the table is longer than its container.
      tabIndex={0}
      className={classNames("overflow-auto", isLong && "max-h-96")}
    >
      <table className="w-full text-fine">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-page text-xs text-ink-muted">
          <tr>
            <th scope="col" className="border-b border-line-strong py-1.5 text-left font-demi">
              {first}
            </th>
            <th scope="col" className={classNames(cellStyle, "border-line-strong font-demi")}>
              As it was
            </th>
            <th scope="col" className={classNames(cellStyle, "border-line-strong font-demi")}>
              Simulated
            </th>
            <th scope="col" className={classNames(cellStyle, "border-line-strong font-demi")}>
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, unit, was, simulated, shownWas }) => (
            <tr key={key}>
              <th scope="row" className="border-b border-line py-1.5 text-left font-medium">
                {name}
              </th>
              <td className={cellStyle}>{shownWas ?? figureText(was, unit)}</td>
              <td className={classNames(cellStyle, "woven")}>{figureText(simulated, unit)}</td>
              <td className={cellStyle}>{differenceText(was, simulated, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
