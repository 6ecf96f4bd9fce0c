import type { ExportedEvent } from "#history/export/export-events.ts";

/** Type of a column; times are ISO 8601 in UTC. */
export interface ExportColumn {
  readonly name: string;
  readonly kind: "whole" | "text" | "time" | "json";
  of(event: ExportedEvent): string | number | null;
}

/**
 * JSON in which no semicolon precedes a sign: the cell of a CSV file would be guarded there, so
 * that it would hold another text.
 */
const jsonOf = (data: unknown): string =>
  JSON.stringify(data).replaceAll(
    /;(?=['\u2018\u2019]*\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g,
    "\\u003b",
  );

/** The columns of an exported event, the same in every format. */
export const exportColumns: readonly ExportColumn[] = [
  { name: "number", kind: "whole", of: ({ number }) => number },
  { name: "position", kind: "text", of: ({ position }) => position },
  { name: "occurredAt", kind: "time", of: ({ occurredAt }) => occurredAt },
  { name: "type", kind: "text", of: ({ type }) => type },
  { name: "category", kind: "text", of: ({ category }) => category },
  { name: "stream", kind: "text", of: ({ stream }) => stream },
  { name: "revision", kind: "whole", of: ({ revision }) => revision },
  { name: "words", kind: "text", of: ({ words }) => words },
  { name: "orderNumber", kind: "text", of: ({ orderNumber }) => orderNumber },
  { name: "actorId", kind: "text", of: ({ actorId }) => actorId },
  { name: "role", kind: "text", of: ({ role }) => role },
  { name: "correlationId", kind: "text", of: ({ correlationId }) => correlationId },
  { name: "causationId", kind: "text", of: ({ causationId }) => causationId },
  { name: "data", kind: "json", of: ({ data }) => jsonOf(data) },
  { name: "masked", kind: "text", of: ({ masked }) => masked.join(" ") || null },
];
