import { useShortList } from "../../../components/short-list.tsx";
import { shownCell, type Report, type ReportTable } from "./cells.ts";
import { Figure } from "./figure.tsx";
import { WovenBar } from "./weaves.tsx";

/** Columns of the table of price changes. */
const column = {
  name: 0,
  before: 1,
  after: 2,
  from: 3,
  to: 4,
  when: 5,
  days: 6,
  event: 7,
} as const;

const changesAtFirst = 6;

const wordsOf = (days: number, before: number, after: number): string => {
  if (days < 1) return "too early to say";
  if (days < 7) return `${Math.floor(days)} days since`;
  return after > before
    ? "more orders after"
    : after < before
      ? "fewer orders after"
      : "as many orders after";
};

/** The newest price changes, with the number of orders before and after each. */
export function PriceList({ report, table }: { report: Report; table: ReportTable }) {
  const { shown, showAll } = useShortList(table.rows, changesAtFirst);
  const changes = shown.map((row) => ({
    cells: Object.fromEntries(
      Object.entries(column).map(([name, index]) => [name, shownCell(report, table, row, index)]),
    ) as Record<keyof typeof column, ReturnType<typeof shownCell>>,
    days: Number(row.cells[column.days]),
  }));
  const most = Math.max(
    1,
    ...changes.flatMap(({ cells }) => [cells.before.value, cells.after.value]),
  );
  return (
    <>
      <ul className="text-fine">
        {changes.map(({ cells, days }) => (
          <li
            key={cells.event.text}
            className="grid grid-cols-split-6-5 gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0 first:pt-0"
          >
            <p>
              <b>{cells.name.text}</b>{" "}
              <span className="whitespace-nowrap">
                {cells.from.text} → {cells.to.text}
              </span>
              <span className="block text-xs text-ink-muted">
                {cells.when.text}, event <Figure cell={cells.event} />
              </span>
            </p>
            <div>
              <WovenBar
                height={10}
                parts={[{ weave: "account", share: cells.before.value / most }]}
              />
              <WovenBar
                height={10}
                parts={[{ weave: "product", share: cells.after.value / most }]}
              />
              <p className="mt-0.5 text-xs text-ink-muted">
                <Figure cell={cells.before} /> before, <Figure cell={cells.after} /> after:{" "}
                {wordsOf(days, cells.before.value, cells.after.value)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {showAll}
    </>
  );
}
