import type { Position } from "#domain/ports.ts";
import type { StoredDocument } from "./document-store.ts";

/** A document has been stored at a new position. */
export interface Change<Document = object> extends StoredDocument<Document> {
  readonly collection: string;
}

export type ChangeListener = (change: Change) => void;

/** Tells of every change of every read model, once it can be read: the one source of all live updates. */
export interface ChangeFeed {
  /** Tells the changes of a batch in log order. */
  publish(changes: readonly Change[]): void;
  /** Listens to one collection; call what it returns to stop. */
  listen(collection: string, listener: ChangeListener): () => void;
  /** The number of listeners, for metrics. */
  readonly listeners: number;
}

/** Fails the process, so that a fault in a listener cannot go unnoticed. */
const throwLater = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};

/** A listener that throws is reported to `onError`; the others are called all the same. */
export const createChangeFeed = (onError: (error: unknown) => void = throwLater): ChangeFeed => {
  const listeners = new Map<string, Set<ChangeListener>>();
  return {
    publish(changes) {
      for (const change of changes) {
        for (const listener of listeners.get(change.collection) ?? []) {
          try {
            listener(change);
          } catch (error) {
            onError(error);
          }
        }
      }
    },
    listen(collection, listener) {
      const group = listeners.get(collection) ?? new Set();
      listeners.set(collection, group.add(listener));
      return () => {
        group.delete(listener);
      };
    },
    get listeners() {
      return [...listeners.values()].reduce((sum, group) => sum + group.size, 0);
    },
  };
};

/** One step of a live list: a changed document, or none to say that nothing more was missed. */
export interface LiveUpdate<Document> {
  readonly id: string | null;
  readonly document: Document | null;
  readonly position: Position;
  /** How many missed changes are still to come at least; 0 once the reader is live. */
  readonly remaining: number;
}
