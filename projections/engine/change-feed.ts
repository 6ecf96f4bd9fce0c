import type { Position } from "#domain/ports.ts";
import type { StoredDocument } from "./document-store.ts";

/** A document was stored at a new position. */
export interface Change<Document = object> extends StoredDocument<Document> {
  readonly collection: string;
}

export type ChangeListener = (change: Change) => void;

/**
 * Publishes every change of every read model once readers can see it. The only source of live
 * updates.
 */
export interface ChangeFeed {
  /** Publishes the changes of a batch in log order. */
  publish(changes: readonly Change[]): void;
  /** Listens to one collection. The returned function stops the listener. */
  listen(collection: string, listener: ChangeListener): () => void;
  /** The number of listeners, for metrics. */
  readonly listeners: number;
}

/** Fails the process, so that a fault in a listener is noticed. */
const throwLater = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};

/** If a listener throws, the error is passed to `onError` and the other listeners still run. */
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

/** One step of a live list: a changed document, or none to report that nothing more was missed. */
export interface LiveUpdate<Document> {
  readonly id: string | null;
  readonly document: Document | null;
  readonly position: Position;
  /** Lower bound of the missed changes still to come; 0 once the reader is live. */
  readonly remaining: number;
}
