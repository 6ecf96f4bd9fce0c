import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { StoredDocument } from "#projections/engine/document-store.ts";
import { foldDocument } from "#projections/engine/fold.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { productsProjection } from "#projections/products/projection.ts";
import { reviewAuthorsProjection } from "#projections/review-authors/projection.ts";
import { publicPath } from "#uploads/paths.ts";
import { openHistoryLog } from "./history-log.ts";
import { positionText } from "./position-text.ts";
import type { Config } from "../settings/config.ts";

/** Projections whose documents name uploaded files. */
const namingFiles = [productsProjection, reviewAuthorsProjection] as readonly Projection[];

/** Uploaded files that a document names. */
function* uploadsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && value.startsWith(publicPath)) yield value;
  else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) yield* uploadsIn(part);
  }
}

/** What a whole log contains. */
export interface ReadLog {
  readonly events: number;
  readonly streams: number;
  /** The last event; null for an empty log. */
  readonly last: RecordedEvent | null;
  /** The latest time of an event, ISO 8601 in UTC; empty for an empty log. */
  readonly latestAt: string;
  /** Addresses of the uploaded files that products and reviews name now. */
  readonly files: ReadonlySet<string>;
}

/** Reads a whole log. Each of its events may be observed. */
export interface LogReading extends Pick<EventStore, "readAll"> {
  /** What has been read. */
  result(): ReadLog;
}

/**
 * A log that checks what is read through it, from its beginning on. Reading throws LogDamaged for a
 * wrong checksum or a gap in the log, and an Error for a gap in a stream.
 */
export const checkWhileReading = (store: Pick<EventStore, "readAll">): LogReading => {
  const revisions = new Map<string, number>();
  const documents = new Map<string, StoredDocument<object>>();
  let events = 0;
  let last: RecordedEvent | null = null;
  let latestAt = "";

  const check = (recorded: RecordedEvent): void => {
    events += 1;
    last = recorded;
    const { stream, revision, position, metadata } = recorded;
    if (metadata.occurredAt > latestAt) latestAt = metadata.occurredAt;
    const expected = (revisions.get(stream) ?? -1) + 1;
    if (revision !== expected) {
      const place = positionText(position);
      throw new Error(
        `stream ${stream} continues at revision ${revision} instead of ${expected} (event ${place})`,
      );
    }
    revisions.set(stream, revision);
    const event = decodeEvent(recorded);
    for (const projection of event ? namingFiles : []) {
      const id = event && projection.key(event);
      if (!event || id === null) continue;
      const key = `${projection.name} ${id}`;
      const folded = foldDocument(projection, documents.get(key), [event]);
      if (folded) documents.set(key, { id, ...folded });
    }
  };

  return {
    async *readAll(after) {
      for await (const recorded of store.readAll(after)) {
        check(recorded);
        yield recorded;
      }
    },
    result: () => {
      const named = [...documents.values()].flatMap((each) => [...uploadsIn(each.document)]);
      return { events, last, latestAt, streams: revisions.size, files: new Set(named) };
    },
  };
};

/** Reads and checks the whole log of a shop. Throws what `checkWhileReading` throws. */
export const readLog = async (
  settings: Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDb">,
): Promise<ReadLog> => {
  const { store, close } = await openHistoryLog(settings);
  try {
    const reading = checkWhileReading(store);
    for await (const _event of reading.readAll(null)) continue;
    return reading.result();
  } finally {
    await close();
  }
};
