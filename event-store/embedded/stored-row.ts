import type { EventMetadata, RecordedEvent } from "#event-store/event-store.ts";
import { positionOf } from "#event-store/position.ts";
import { checksumOf } from "./checksum.ts";
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

/** The checksum of an event. */
export const eventChecksum = ({
  position,
  stream,
  revision,
  id,
  type,
  data,
  metadata,
}: EventRow): number => checksumOf([position, stream, revision, id, type, data, metadata]);

/** The event in a row of the log at `path`. Throws LogDamaged if its checksum does not match. */
export const eventOf = (path: string, row: EventRow): RecordedEvent => {
  // Rows of older releases have no checksum.
  if ((row.checksum ?? null) !== null && row.checksum !== eventChecksum(row)) {
    throw logDamaged(path, `is damaged at event ${row.position} (its checksum does not match)`);
  }
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
