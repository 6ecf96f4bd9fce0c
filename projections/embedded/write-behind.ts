import type { Database } from "better-sqlite3";
import type { Checkpoint } from "#event-store/event-store.ts";
import type { DocumentWrite, StoredDocument, WriteBatch } from "#projections/document-store.ts";
import type { RecentReads } from "./recent-reads.ts";
import type { Statements } from "./statements.ts";
import { checkpointsOf, storeCheckpoints, storeDocument } from "./storing.ts";

/** Documents that were written and wait to be stored together. */
export interface WriteBehind {
  /** Takes a batch, each document only where it is newer than what is there. Throws where the file takes nothing. */
  write(batch: WriteBatch): void;
  /** A document as it was written last; undefined where it is stored, or was never written. */
  document(collection: string, id: string): StoredDocument<object> | undefined;
  /** A checkpoint as it was written last; undefined where it is stored. */
  checkpoint(projection: string): Checkpoint | undefined;
  /** The checkpoints that wait to be stored, by name. */
  waitingCheckpoints(): ReadonlyMap<string, Checkpoint>;
  /**
   * Stores what waits of a collection, so that a search finds it. Where the file takes nothing, the search runs over
   * what is stored, and `onFailure` is called.
   */
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
  const checkpoints = new Map<string, Checkpoint>();
  let count = 0;
  /** The file took nothing the last time; everybody who writes tries anew, and is told. */
  let failing = false;
  let failureReported = false;
  let timer: NodeJS.Timeout | null = null;

  const storeAll = database.transaction(() => {
    for (const [collection, documents] of waiting) {
      for (const stored of documents.values())
        storeDocument(statements, recent, collection, stored);
    }
    storeCheckpoints(statements, checkpoints);
  });

  const store = (): void => {
    if (count === 0 && checkpoints.size === 0) return;
    failing = true;
    storeAll.immediate();
    failing = false;
    failureReported = false;
    waiting.clear();
    checkpoints.clear();
    count = 0;
    if (timer) clearTimeout(timer);
    timer = null;
  };

  const storeOrRetry = (): void => {
    try {
      store();
    } catch (error) {
      storeLater();
      if (failureReported) return;
      failureReported = true;
      onFailure(error);
    }
  };

  const storeLater = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      storeOrRetry();
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
    write({ counts = [], writes, ...batch }) {
      if (failing) store();
      counts.forEach(add);
      writes.forEach(add);
      for (const [name, checkpoint] of checkpointsOf(batch)) checkpoints.set(name, checkpoint);
      if (count >= mostWaiting) store();
      else storeLater();
    },
    document: (collection, id) => waiting.get(collection)?.get(id),
    checkpoint: (projection) => checkpoints.get(projection),
    waitingCheckpoints: () => checkpoints,
    storeOf(collection) {
      if (waiting.has(collection)) storeOrRetry();
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
