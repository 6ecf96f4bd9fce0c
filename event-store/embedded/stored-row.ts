import { crc32 } from "node:zlib";
import type { EventMetadata, RecordedEvent } from "#event-store/event-store.ts";
import { positionOf } from "#event-store/position.ts";
import { logDamaged } from "./log-damage.ts";

/** A row of the table `events`. */
export interface EventRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  /** JSON. */
  readonly data: string;
  /** JSON. */
  readonly metadata: string;
  /** Null or missing in rows of older releases. */
  readonly checksum?: number | null;
}

/** CRC-32 over all columns of a row. It detects disk damage, not forgery. */
export const checksumOf = ({
  position,
  stream,
  revision,
  id,
  type,
  data,
  metadata,
}: EventRow): number => crc32([position, stream, revision, id, type, data, metadata].join("\n"));

/** The damage of a row; null if its checksum matches or an older release stored none. */
export const problemOf = (row: EventRow): string | null =>
  row.checksum === undefined || row.checksum === null || row.checksum === checksumOf(row)
    ? null
    : `is damaged at event ${row.position} (its checksum does not match)`;

/** The event in a row of the log at `path`. Throws LogDamaged if its checksum does not match. */
export const eventOf = (path: string, row: EventRow): RecordedEvent => {
  const problem = problemOf(row);
  if (problem !== null) throw logDamaged(path, problem);
  return {
    stream: row.stream,
    revision: row.revision,
    position: positionOf(row.position),
    id: row.id,
    type: row.type,
    data: JSON.parse(row.data) as object,
    metadata: JSON.parse(row.metadata) as EventMetadata,
  };
};
