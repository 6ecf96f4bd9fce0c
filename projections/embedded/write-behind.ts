import type { Database } from "better-sqlite3";
import type { DocumentWrite, StoredDocument, WriteBatch } from "#projections/document-store.ts";
import type { RecentReads } from "./recent-reads.ts";
import type { Statements } from "./statements.ts";
import { storeCheckpoints, storeDocument } from "./storing.ts";

/** Documents that were written and wait to be stored together. */
export interface WriteBehind {
  /** Takes a batch, each document only where it is newer than what is there. Throws where the file takes nothing. */
  write(batch: WriteBatch): void;
  /** A document as it was written last; undefined where it is stored, or was never written. */
  document(collection: string, id: string): StoredDocument<object> | undefined;
  /** A checkpoint as it was written last; undefined where it is stored. */
  checkpoint(projection: string): string | undefined;
  /** Stores what waits of a collection, so that it can be searched. */
  storeOf(collection: string): void;
  /** Stores all that waits. Throws where the file takes nothing; everything waits on then. */
  store(): void;
  /** Stores all that waits, for the last time. Throws where the file takes nothing. */
  close(): void;
}

/** So long documents wait, and so many of them: together they are stored in some milliseconds. */
const longestWaitMs = 100;
const mostWaiting = 500;

/**
 * Gathers small batches in memory: a document that several of them write is stored once, and so are the pages of the file that they
 * share. Whatever waits when the process ends is folded again, because the checkpoints wait with it. `onFailure` is told once of
 * each time that the file takes nothing while nobody asks; it is tried again (docs/decisions/0061).
 */
export const createWriteBehind = (
  database: Database,
  statements: Statements,
  recent: Pick<RecentReads, "forget">,
  onFailure: (error: unknown) => void,
): WriteBehind => {
  const waiting = new Map<string, Map<string, StoredDocument<object>>>();
  const checkpoints = new Map<string, string>();
  let count = 0;
  /** The file took nothing the last time; everybody who writes tries anew, and is told. */
  let failing = false;
  let failureTold = false;
  let timer: NodeJS.Timeout | null = null;

  const storeAll = database.transaction(() => {
    for (const [collection, documents] of waiting) {
      for (const stored of documents.values())
        storeDocument(statements, recent, collection, stored);
    }
    storeCheckpoints(statements, Object.fromEntries(checkpoints));
  });

  const store = (): void => {
    if (count === 0 && checkpoints.size === 0) return;
    failing = true;
    storeAll.immediate();
    failing = false;
    failureTold = false;
    waiting.clear();
    checkpoints.clear();
    count = 0;
    if (timer) clearTimeout(timer);
    timer = null;
  };

  const storeLater = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      try {
        store();
      } catch (error) {
        storeLater();
        if (failureTold) return;
        failureTold = true;
        onFailure(error);
      }
    }, longestWaitMs);
  };

  const positionOf = (collection: string, id: string): string | undefined =>
    waiting.get(collection)?.get(id)?.position ?? statements.of(collection).position.get(id);

  const add = ({ collection, id, position, document }: DocumentWrite): void => {
    if (position <= (positionOf(collection, id) ?? "")) return;
    const documents = waiting.get(collection) ?? new Map<string, StoredDocument<object>>();
    waiting.set(collection, documents);
    if (!documents.has(id)) count += 1;
    documents.set(id, { id, position, document });
  };

  return {
    write({ counts = [], writes, checkpoints: moved }) {
      if (failing) store();
      counts.forEach(add);
      writes.forEach(add);
      for (const [projection, position] of Object.entries(moved)) {
        checkpoints.set(projection, position);
      }
      if (count >= mostWaiting) store();
      else storeLater();
    },
    document: (collection, id) => waiting.get(collection)?.get(id),
    checkpoint: (projection) => checkpoints.get(projection),
    storeOf(collection) {
      if (waiting.has(collection)) store();
    },
    store,
    close() {
      try {
        store();
      } finally {
        if (timer) clearTimeout(timer);
      }
    },
  };
};
