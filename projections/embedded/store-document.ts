import { checksumOf } from "#event-store/embedded/checksum.ts";
import type { Checkpoint } from "#event-store/event-store.ts";
import type { StoredDocument, WriteBatch } from "#projections/engine/document-store.ts";
import type { Statements } from "./statements.ts";

/** Stores a document if it is newer than the stored one. */
export const storeDocument = (
  statements: Statements,
  collection: string,
  { id, position, document }: StoredDocument<object>,
): void => {
  const text = JSON.stringify(document);
  statements.of(collection).put.run(id, position, text, checksumOf([id, position, text]));
};

/** The checkpoints of a batch by name, each with the batch's last event. */
export const checkpointsOf = ({
  checkpoints,
  lastEvent = null,
}: Pick<WriteBatch, "checkpoints"> & {
  readonly lastEvent?: Checkpoint["lastEvent"];
}): ReadonlyMap<string, Checkpoint> =>
  new Map(Object.entries(checkpoints).map(([name, position]) => [name, { position, lastEvent }]));

/** Stores checkpoints with one statement; each has its own row. */
export const storeCheckpoints = (
  statements: Statements,
  checkpoints: ReadonlyMap<string, Checkpoint>,
): void => {
  if (checkpoints.size === 0) return;
  statements
    .prepared(
      "INSERT INTO checkpoints (projection, position, last_event) " +
        "SELECT key, value ->> '$.position', value -> '$.lastEvent' FROM json_each(?) WHERE true " +
        "ON CONFLICT (projection) DO UPDATE " +
        "SET position = excluded.position, last_event = excluded.last_event",
    )
    .run(JSON.stringify(Object.fromEntries(checkpoints)));
};
