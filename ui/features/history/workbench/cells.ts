import { formatCount } from "../../../components/count.ts";
import { formatDate, formatDateTime } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import type { HistoryReportQuery, HistoryReportUnit } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { everything, paramsOf } from "../explorer/log-view.ts";

export type Report = Extract<HistoryReportQuery["historyReport"], { __typename: "HistoryReport" }>;
export type ReportTable = Report["tables"][number];
export type ReportRow = ReportTable["rows"][number];

/** Formats minutes: "45 min", "17 h 11 min", "6 h", "1 d 4 h". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${Math.round(minutes)} min`;
  const [days, more] = [Math.floor(hours / 24), Math.round(minutes % 60)];
  if (days > 0) return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`;
  return more === 0 ? `${hours} h` : `${hours} h ${String(more).padStart(2, "0")} min`;
}

const formats: Readonly<Record<HistoryReportUnit, (text: string) => string>> = {
  TEXT: (text) => text,
  COUNT: (text) => formatCount(Number(text)),
  DECIMAL: (text) => Number(text).toFixed(1),
  MONEY: (text) => formatMoneyShort(Number(text)),
  SHARE: (text) => `${Math.round(Number(text) * 100)} %`,
  DURATION: (text) => formatDuration(Number(text)),
  DAY: formatDate,
  TIME: formatDateTime,
  EVENT: (text) => formatCount(Number(text)),
};

/** A formatted cell, with the URL of its events, or null if it has none. */
export interface ShownCell {
  text: string;
  /** NaN if it is not a number. */
  value: number;
  address: string | null;
}

export function shownCell(
  { to: end }: Pick<Report, "to">,
  { columns }: Pick<ReportTable, "columns">,
  row: ReportRow,
  index: number,
): ShownCell {
  const cell = row.cells[index] ?? null;
  const column = columns[index];
  if (cell === null || !column) return { text: "–", value: Number.NaN, address: null };
  const shown = {
    text: formats[column.unit](cell),
    value: column.unit === "TEXT" ? Number.NaN : Number(cell),
  };
  if (column.unit === "EVENT") return { ...shown, address: historyPaths.event(Number(cell)) };
  if (!column.events || cell === "0") return { ...shown, address: null };
  return { ...shown, address: addressOf([column.events, row.events], end) };
}

/**
 * URL of the explorer with the events that all descriptions have in common. Descriptions without an
 * end stop at the report's end.
 */
function addressOf(described: readonly ReportRow["events"][], end: string): string {
  const first = <Name extends keyof ReportRow["events"]>(name: Name) =>
    described.map((events) => events[name]).find((value) => value !== null) ?? null;
  const [from, to, category] = [first("from"), first("to"), first("category")];
  const range =
    from === null && to === null
      ? "all"
      : { from: Date.parse(from ?? "2000-01-01"), to: Date.parse(to ?? end) };
  const params = paramsOf({
    ...everything,
    categories: category === null ? [] : [category],
    type: first("type") ?? "",
    product: first("productId") ?? "",
    province: first("province") ?? "",
    order: first("order") ?? "",
    stream: first("stream") ?? "",
    actor: first("actorId") ?? "",
    range,
  });
  return `${historyPaths.explorer}?${params.toString()}`;
}
