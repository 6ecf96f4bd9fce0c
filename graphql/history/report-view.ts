import { rupees } from "#domain/money.ts";
import type { Context } from "#graphql/context.ts";
import { categoryWord } from "#graphql/enums.ts";
import type * as contract from "#graphql/generated/resolver-types.ts";
import type { Cell, ReportColumn, RowEvents, Unit } from "#history/reports/report-content.ts";
import type { StreamCategory } from "#history/category.ts";
import type { Report, ReportName } from "#history/reports/reports.ts";
import { nameOf } from "#graphql/loaders.ts";
import { streamCategoryWord } from "./filter.ts";

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
  "order-to-cash": "ORDER_TO_CASH",
};

/** Report names by their names in the schema. */
export const reportOfWord = Object.fromEntries(
  Object.entries(wordOfReport).map(([name, word]) => [word, name]),
) as Readonly<Record<contract.HistoryReportName, ReportName>>;

const unitWord: Readonly<Record<Unit, contract.HistoryReportUnit>> = {
  text: "TEXT",
  person: "TEXT",
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
  category,
  product,
  province,
  order,
  stream,
  actor,
  from,
  to,
}: RowEvents & { readonly category?: StreamCategory }) => ({
  type: type ?? null,
  category: category ? streamCategoryWord[category] : null,
  productId: product ?? null,
  province: province ?? null,
  order: order ?? null,
  stream: stream ?? null,
  actorId: actor ?? null,
  from: iso(from),
  to: iso(to),
});

/** What the viewer sees instead of accounts: names, or the start of the IDs without them. */
const shownPeople = async (
  { tables }: Pick<Report, "tables">,
  context: Context,
): Promise<ReadonlyMap<Cell, string>> => {
  const accounts = tables.flatMap(({ columns, rows }) =>
    columns.flatMap(({ unit }, index) =>
      unit === "person" ? rows.map(({ cells }) => cells[index]) : [],
    ),
  );
  const ids = [...new Set(accounts)].filter((id) => typeof id === "string");
  return new Map(
    await Promise.all(
      ids.map(async (id) => [id, (await nameOf(id, context)) ?? id.slice(0, 8)] as const),
    ),
  );
};

/** A report for the schema. */
export const reportView = async (
  { name, tables, category, ...report }: Report,
  context: Context,
) => {
  const people = await shownPeople({ tables }, context);
  const shown = (cell: Cell, unit: Unit): Cell =>
    unit === "person" ? (people.get(cell) ?? null) : cell;
  return {
    __typename: "HistoryReport" as const,
    ...report,
    category: category && categoryWord[category],
    name: wordOfReport[name],
    tables: tables.map(({ title, finding, columns, rows }) => ({
      title,
      finding: finding ?? null,
      columns: columns.map(columnView),
      rows: rows.map(({ cells, events }) => ({
        cells: columns.map(({ unit }, index) => cellView(shown(cells[index] ?? null, unit), unit)),
        events: eventsView(events),
      })),
    })),
  };
};
