import { csvFile } from "../../../components/csv.ts";
import type { CheckedModel } from "./verify-text.ts";

const columns = [
  "Read model",
  "Up to event",
  "Document",
  "Difference",
  "Field",
  "Stored",
  "Replayed",
  "Events",
];

/** All differences as CSV, one line per field. */
export function csvOf(checked: readonly CheckedModel[]): string {
  const lines = checked.flatMap(({ model, event, differences }) =>
    differences.flatMap(({ id, kind, fields, events }) => {
      const numbers = events.map(({ number }) => number).join(" ");
      const rows = fields.length > 0 ? fields : [{ field: "", stored: null, replayed: null }];
      return rows.map(({ field, stored, replayed }) => [
        ...[model, String(event ?? ""), id, kind.toLowerCase()],
        ...[field, stored ?? "", replayed ?? "", numbers],
      ]);
    }),
  );
  return csvFile([columns, ...lines]);
}
