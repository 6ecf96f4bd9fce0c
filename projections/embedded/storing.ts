import type { StoredDocument, WriteBatch } from "#projections/document-store.ts";
import type { RecentReads } from "./recent-reads.ts";
import type { Statements } from "./statements.ts";

/**
 * Stores a document where it is newer than what is there and forgets what was read of it: not earlier, or whoever reads between
 * two slices of a batch would have it kept as it was.
 */
export const storeDocument = (
  statements: Statements,
  recent: Pick<RecentReads, "forget">,
  collection: string,
  { id, position, document }: StoredDocument<object>,
): void => {
  statements.of(collection).put.run(id, position, JSON.stringify(document));
  recent.forget(collection, id);
};

/** Stores checkpoints with one statement; each has its own row. */
export const storeCheckpoints = (
  statements: Statements,
  checkpoints: WriteBatch["checkpoints"],
): void => {
  statements
    .prepared(
      "INSERT INTO checkpoints (projection, position) SELECT key, value FROM json_each(?) WHERE true " +
        "ON CONFLICT (projection) DO UPDATE SET position = excluded.position",
    )
    .run(JSON.stringify(checkpoints));
};
