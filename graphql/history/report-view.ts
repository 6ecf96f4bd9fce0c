import { rupees } from "#domain/money.ts";
import type { Context } from "#graphql/context.ts";
import type { Cell, ReportColumn, RowEvents, Unit } from "#history/reports/report-content.ts";
import type { StreamCategory } from "#history/category.ts";
import type { Report } from "#history/reports/reports.ts";
import { nameOf } from "#graphql/loaders.ts";

const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

const cellView = (cell: Cell, unit: Unit): string | null => {
  if (cell === null || typeof cell === "string") return cell;
  if (unit === "money") return String(rupees(cell));
  return unit === "day" || unit === "time" ? new Date(cell).toISOString() : String(cell);
};

const columnView = ({ title, unit, opens }: ReportColumn) => ({
  title,
  unit: unit === "person" ? "text" : unit,
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
  category: category ?? null,
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
    category,
    name,
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
