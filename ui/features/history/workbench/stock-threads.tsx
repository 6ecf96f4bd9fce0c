import { instantScale } from "../../../components/chart-scales.ts";
import { classNames } from "../../../components/class-names.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { useShortList } from "../../../components/short-list.tsx";
import { shownCell, type Report } from "./cells.ts";
import { Figure } from "./figure.tsx";
import { weave } from "./weaves.tsx";

/** Columns of the tables of stock. */
const column = { name: 0, cover: 1, free: 2 } as const;
const outage = { name: 0, from: 1, to: 2 } as const;

/** Below this many days of cover it is time to order. */
const soonDays = 5;
const productsAtFirst = 12;

/**
 * A thread for each product over the range: woven while in stock, hatched while out of stock.
 * Products that run out first come first.
 */
export function StockThreads({ report }: { report: Report }) {
  const [products, outages] = report.tables;
  const { shown, showAll } = useShortList(products?.rows ?? [], productsAtFirst);
  if (!products || !outages) return null;
  const x = instantScale({ from: Date.parse(report.from), to: Date.parse(report.to) }, [0, 100]);
  const share = (at: string | null | undefined) => x(Date.parse(at ?? report.from));
  return (
    <>
      <table className="w-full text-left text-fine">
        <caption className="sr-only">Products that run out first</caption>
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className="pb-1 font-normal">
              Product
            </th>
            <th scope="col" className="w-2/5 pb-1 font-normal max-sm:hidden">
              <span className="flex justify-between">
                <span>{formatDate(report.from).slice(0, 5)}</span>
                <span>{formatDate(report.to).slice(0, 5)}</span>
              </span>
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-normal">
              available
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-normal">
              days of cover
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const name = row.cells[column.name] ?? "";
            const cover = shownCell(report, products, row, column.cover);
            const free = shownCell(report, products, row, column.free);
            const out = outages.rows.filter(({ cells }) => cells[outage.name] === name);
            return (
              <tr key={row.events.productId ?? name} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {name}
                </th>
                <td className="max-sm:hidden">
                  <svg aria-hidden width="100%" height="10" className="block">
                    <rect width="100%" height="10" fill={weave("stock")} />
                    {out.map(({ cells }) => (
                      <g key={cells[outage.from]}>
                        {["var(--page)", weave("danger")].map((fill) => (
                          <rect
                            key={fill}
                            x={`${share(cells[outage.from])}%`}
                            width={`${share(cells[outage.to]) - share(cells[outage.from])}%`}
                            height="10"
                            fill={fill}
                          />
                        ))}
                      </g>
                    ))}
                  </svg>
                  <span className="sr-only">
                    {out.length === 0 ? "never out of stock" : `out of stock ${out.length} times`}
                  </span>
                </td>
                <td className="pl-3 text-right tabular-nums">
                  <Figure cell={free} />
                </td>
                <td
                  className={classNames(
                    "pl-3 text-right whitespace-nowrap tabular-nums",
                    (free.value === 0 || cover.value < soonDays) &&
                      "font-semibold text-danger-text",
                  )}
                >
                  {free.value === 0
                    ? "none left"
                    : Number.isNaN(cover.value)
                      ? "none ordered"
                      : `${cover.text} days`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {showAll}
    </>
  );
}
