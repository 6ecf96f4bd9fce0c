import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import type { ExportedEvent } from "#history/export/export-events.ts";
import { exportColumns, type ExportColumn } from "./columns.ts";

type Schema = ConstructorParameters<typeof ParquetWriter>[0]["schema"];

const typeOf: Readonly<Record<ExportColumn["kind"], Partial<Schema[number]>>> = {
  whole: { type: "INT64" },
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  time: { type: "INT64", converted_type: "TIMESTAMP_MILLIS" },
  json: { type: "BYTE_ARRAY", converted_type: "JSON" },
};

const schema: Schema = [
  { name: "events", num_children: exportColumns.length },
  ...exportColumns.map(({ name, kind }) => ({
    name,
    repetition_type: "OPTIONAL" as const,
    ...typeOf[kind],
  })),
];

const valueOf = ({ kind, of }: ExportColumn, event: ExportedEvent): unknown => {
  const value = of(event);
  if (value === null) return null;
  if (kind === "whole") return BigInt(value);
  if (kind === "time") return new Date(value);
  return kind === "json" ? event.data : value;
};

/**
 * Events as Parquet. Each batch is its own row group, so only one batch is in memory; the footer
 * lists them all.
 */
export async function* parquetOf(
  batches: AsyncIterable<readonly ExportedEvent[]>,
): AsyncGenerator<Uint8Array, undefined> {
  const bytes = new ByteWriter();
  const file = new ParquetWriter({ writer: bytes, schema });
  const take = (): Uint8Array => {
    const taken = bytes.getBytes().slice();
    bytes.index = 0;
    return taken;
  };
  for await (const events of batches) {
    const columnData = exportColumns.map((column) => ({
      name: column.name,
      data: events.map((event) => valueOf(column, event)),
    }));
    await file.write({ columnData, rowGroupSize: events.length });
    yield take();
  }
  await file.finish();
  yield take();
  return undefined;
}
