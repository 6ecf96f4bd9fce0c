import { rupees } from "#domain/money.ts";
import { categoryWord } from "#graphql/enums.ts";
import type * as contract from "#graphql/generated/resolver-types.ts";
import type { Cell, ReportColumn, RowEvents, Unit } from "#history/reports/report-content.ts";
import type { Noun } from "#history/noun.ts";
import type { Report, ReportName } from "#history/reports/reports.ts";
import { nounWord } from "./filter.ts";

const wordOfReport: Readonly<Record<ReportName, contract.HistoryReportName>> = {
  funnel: "FUNNEL",
  orders: "ORDERS",
  "best-sellers": "BEST_SELLERS",
  "lead-times": "LEAD_TIMES",
  "abandoned-carts": "ABANDONED_CARTS",
  "lost-demand": "LOST_DEMAND",
  "stock-cover": "STOCK_COVER",
  "price-changes": "PRICE_CHANGES",
  "late-orders": "LATE_ORDERS",
};

/** Report names by their names in the schema. */
export const reportOfWord = Object.fromEntries(
  Object.entries(wordOfReport).map(([name, word]) => [word, name]),
) as Readonly<Record<contract.HistoryReportName, ReportName>>;

const unitWord: Readonly<Record<Unit, contract.HistoryReportUnit>> = {
  text: "TEXT",
  count: "COUNT",
  decimal: "DECIMAL",
  money: "MONEY",
  share: "SHARE",
  duration: "DURATION",
  day: "DAY",
  time: "TIME",
  event: "EVENT",
};

const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

const cellView = (cell: Cell, unit: Unit): string | null => {
  if (cell === null || typeof cell === "string") return cell;
  if (unit === "money") return String(rupees(cell));
  return unit === "day" || unit === "time" ? new Date(cell).toISOString() : String(cell);
};

const columnView = ({ title, unit, opens }: ReportColumn) => ({
  title,
  unit: unitWord[unit],
  events: opens && eventsView(opens),
});

const eventsView = ({
  type,
  noun,
  product,
  province,
  order,
  from,
  to,
}: RowEvents & { readonly noun?: Noun }) => ({
  type: type ?? null,
  noun: noun ? nounWord[noun] : null,
  productId: product ?? null,
  province: province ?? null,
  order: order ?? null,
  from: iso(from),
  to: iso(to),
});

/** A report for the schema. */
export const reportView = ({ name, tables, category, ...report }: Report) => ({
  __typename: "HistoryReport" as const,
  ...report,
  category: category && categoryWord[category],
  name: wordOfReport[name],
  tables: tables.map(({ title, columns, rows }) => ({
    title,
    columns: columns.map(columnView),
    rows: rows.map(({ cells, events }) => ({
      cells: columns.map(({ unit }, index) => cellView(cells[index] ?? null, unit)),
      events: eventsView(events),
    })),
  })),
});
