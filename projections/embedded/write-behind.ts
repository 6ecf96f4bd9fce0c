import type { Database } from "better-sqlite3";
import type { Checkpoint } from "#event-store/event-store.ts";
import type {
  DocumentWrite,
  StoredDocument,
  WriteBatch,
} from "#projections/engine/document-store.ts";
import type { DocumentCache } from "./document-cache.ts";
import type { Statements } from "./statements.ts";
import { checkpointsOf, storeCheckpoints, storeDocument } from "./store-document.ts";

/** Buffers written documents and stores them together. */
export interface WriteBehind {
  /**
   * Buffers a batch, each document only if it is newer than the current one. Throws while the file
   * accepts no writes.
   */
  write(batch: WriteBatch): void;
  /** The buffered document; undefined if it is stored, or was never written. */
  document(collection: string, id: string): StoredDocument<object> | undefined;
  /** The buffered checkpoint; undefined if it is stored. */
  checkpoint(projection: string): Checkpoint | undefined;
  /** The buffered checkpoints, by name. */
  waitingCheckpoints(): ReadonlyMap<string, Checkpoint>;
  /**
   * Flushes the buffer if it holds documents of a collection, so that a query finds them. If the
   * file accepts no writes, the query sees only stored documents, and `onFailure` is called.
   */
  storeOf(collection: string): void;
  /** Flushes the buffer. Throws if the file accepts no writes; the buffer is kept then. */
  store(): void;
  /** Flushes the buffer for the last time. Throws if the file accepts no writes. */
  close(): void;
}

/** Flush after half a second or 500 documents, whichever comes first. */
const flushAfterMs = 500;
const maxPending = 500;

/**
 * Buffers small batches in memory, so that a document of several batches and a page of several
 * documents are written once. The buffer may be lost with the process: its checkpoints are lost
 * too, and the documents are folded again. `onFailure` is called once per outage if a flush without
 * a caller fails; the flush is retried (docs/decisions/0061).
 */
export const createWriteBehind = (
  database: Database,
  statements: Statements,
  recent: Pick<DocumentCache, "get" | "replace">,
  onFailure: (error: unknown) => void,
): WriteBehind => {
  const waiting = new Map<string, Map<string, StoredDocument<object>>>();
  const checkpoints = new Map<string, Checkpoint>();
  let count = 0;
  /** The last flush failed. Each write retries it first, and gets the error. */
  let failing = false;
  let failureReported = false;
  let timer: NodeJS.Timeout | null = null;

  const storeAll = database.transaction(() => {
    for (const [collection, documents] of waiting) {
      for (const stored of documents.values()) storeDocument(statements, collection, stored);
    }
    storeCheckpoints(statements, checkpoints);
  });

  const store = (): void => {
    if (count === 0 && checkpoints.size === 0) return;
    failing = true;
    storeAll.immediate();
    failing = false;
    failureReported = false;
    for (const [collection, documents] of waiting) {
      for (const stored of documents.values()) recent.replace(collection, stored);
    }
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
    }, flushAfterMs);
  };

  const positionOf = (collection: string, id: string): string | undefined =>
    (waiting.get(collection)?.get(id) ?? recent.get(collection, id))?.position ??
    statements.of(collection).position.get(id);

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
      if (count >= maxPending) store();
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
