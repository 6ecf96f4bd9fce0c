import { categoryNamed, type Categories } from "#domain/category/categories.ts";
import { categoryDecider } from "#domain/category/decider.ts";
import type { CategoryEvent } from "#domain/category/events.ts";
import { categoriesId } from "#domain/category/service.ts";
import { provinces, type Province } from "#domain/constants.ts";
import { knownTypes } from "#event-store/upcasters.ts";
import type { Cell, ReportTable, Unit } from "#history/reports/report-content.ts";
import type { ReportScope } from "#history/reports/report-scope.ts";
import { unsupportedScope } from "#history/reports/scoped-fold.ts";
import { reportNames, reports, type Report, type ReportName } from "#history/reports/reports.ts";
import { count, day, duration, money } from "#history/reports/format.ts";
import { CommandProblem } from "../../errors/command-problem.ts";
import { throttledProgress, type HistoryQuery } from "./history-query.ts";
import { instantOf, momentOf } from "./moments.ts";

const isReport = (word: string): word is ReportName =>
  (reportNames as readonly string[]).includes(word);

const provinceNames = Object.keys(provinces) as readonly Province[];

/** Maximum number of changes of categories whose names are looked at. */
const seenChanges = 500;

/** The categories of the log. */
const categoriesOf = async (history: HistoryQuery["history"]): Promise<Categories> => {
  const filter = { stream: `${categoryDecider.category}-${categoriesId}` };
  const { entries } = await history.pageAfter(filter, 0, seenChanges);
  let categories = categoryDecider.initialState;
  for (const { number } of entries) {
    const { entry, data } = (await history.event(number, true)) ?? {};
    if (!entry || !Object.hasOwn(knownTypes, entry.type)) continue;
    categories = categoryDecider.evolve(categories, { type: entry.type, data } as CategoryEvent);
  }
  return categories;
};

/** Parses the scope of a report. Throws CommandProblem for an unknown province or category. */
const scopeOf = async ({ wanted, history }: HistoryQuery): Promise<ReportScope> => {
  const one = <Name extends string>(names: readonly Name[], text: string | undefined) => {
    const found = names.find((name) => name === text) ?? null;
    if (found !== null || text === undefined) return found;
    throw new CommandProblem(`There is no ${text}. Choose one of: ${names.join(", ")}.`);
  };
  const { province, category } = wanted;
  if (category === undefined) return { province: one(provinceNames, province), category: null };
  const categories = await categoriesOf(history);
  const named = categoryNamed(categories, category);
  return {
    province: one(provinceNames, province),
    category: named
      ? named.id
      : one(
          categories.map(({ names }) => names.en),
          category,
        ),
  };
};

/** Prints a report as tables, or as one line of JSON. Throws CommandProblem. */
export const printReport = async (query: HistoryQuery): Promise<void> => {
  const { history, word, json, moments, terminal, ending } = query;
  const { by } = query.wanted;
  if (!isReport(word)) {
    throw new CommandProblem(`Name a report: ${reportNames.join(", ")}.`);
  }
  if (by !== undefined && by !== "product") {
    throw new CommandProblem("--by takes the word product. Without it, rows are variants.");
  }
  const [from, to] = [instantOf(moments.from, "from"), instantOf(moments.to, "to")];
  if (from !== null && to !== null && from > to) {
    throw new CommandProblem("The range ends before it starts.");
  }
  const { events, first } = await history.indexStatus();
  const { at } = moments;
  const number = await history.numberAt(
    momentOf(at, "--at takes an event's number, or a time such as 2026-11-21."),
  );
  if (number === null) {
    throw new CommandProblem(
      `The log contains the events 1 to ${events}; there is no event ${at ?? ""}.`,
    );
  }
  const narrowed = await scopeOf(query);
  const against = unsupportedScope(reports[word], narrowed);
  if (against !== null) {
    throw new CommandProblem(`${reports[word].title} is not available for a single ${against}.`);
  }
  const say = throttledProgress(terminal);
  const report =
    number === 0
      ? null
      : await history.report(
          { name: word, from, to, number, byProduct: by === "product", ...narrowed },
          {
            stopping: ending,
            onProgress: (progress) => say(() => `Reading the log: ${Math.floor(progress * 100)} %`),
          },
        );
  if (!report) {
    throw new CommandProblem(
      first === null
        ? "Nothing has happened in this shop yet."
        : `Nothing had happened yet at that moment. The log starts on ${first}.`,
    );
  }
  for (const line of json ? [JSON.stringify(report)] : linesOf(report)) terminal.out(line);
};

const linesOf = ({ title, finding, note, number, from, to, tables }: Report): readonly string[] => [
  `${title}, ${day(Date.parse(from))} to ${day(Date.parse(to))}, up to event ${count(number)}`,
  finding,
  ...tables.flatMap(tableLines),
  ...(note === null ? [] : ["", note]),
];

const tableLines = ({ title, columns, rows }: ReportTable): readonly string[] => {
  const lines = [
    columns.map((column) => column.title),
    ...rows.map(({ cells }) => columns.map(({ unit }, index) => shown(cells[index] ?? null, unit))),
  ];
  const widths = columns.map((_column, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return [
    "",
    title,
    ...lines.map((line) =>
      line
        .map((text, index) =>
          columns[index]?.unit === "text"
            ? text.padEnd(widths[index] ?? 0)
            : text.padStart(widths[index] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    ),
  ];
};

const shown = (cell: Cell, unit: Unit): string => {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  switch (unit) {
    case "money":
      return money(cell);
    case "share":
      return `${Math.round(cell * 100)} %`;
    case "duration":
      return duration(cell);
    case "decimal":
      return cell.toFixed(1);
    case "day":
      return day(cell);
    case "time":
      return new Date(cell).toISOString();
    default:
      return count(cell);
  }
};
