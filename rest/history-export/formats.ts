import type { ExportedEvent } from "#history/export/export-events.ts";
import { byteOrderMark, csvLines } from "../csv.ts";
import { exportColumns } from "./columns.ts";

type Batches = AsyncIterable<readonly ExportedEvent[]>;

/** An export format for events. */
export interface ExportFormat {
  readonly mediaType: string;
  write(batches: Batches): AsyncGenerator<string | Uint8Array, undefined>;
}

async function* ndjsonOf(batches: Batches): AsyncGenerator<string, undefined> {
  for await (const events of batches) {
    yield events.map((event) => `${JSON.stringify(event)}\n`).join("");
  }
  return undefined;
}

async function* csvOf(batches: Batches): AsyncGenerator<string, undefined> {
  yield byteOrderMark + csvLines([exportColumns.map(({ name }) => name)]);
  for await (const events of batches) {
    if (events.length === 0) continue;
    yield csvLines(events.map((event) => exportColumns.map((column) => column.of(event) ?? "")));
  }
  return undefined;
}

/** By file extension. */
export const exportFormats = {
  ndjson: { mediaType: "application/x-ndjson", write: ndjsonOf },
  csv: { mediaType: "text/csv; charset=utf-8", write: csvOf },
  parquet: {
    mediaType: "application/vnd.apache.parquet",
    async *write(batches: Batches) {
      // Loaded on demand; most processes never need it.
      const { parquetOf } = await import("./parquet.ts");
      yield* parquetOf(batches);
      return undefined;
    },
  },
} as const satisfies Readonly<Record<string, ExportFormat>>;
export type ExportFormatName = keyof typeof exportFormats;
export const exportFormatNames = Object.keys(exportFormats) as [
  ExportFormatName,
  ...ExportFormatName[],
];
