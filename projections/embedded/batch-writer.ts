import type { Database } from "better-sqlite3";
import { beginTimeSlice, type TimeSlice } from "#event-store/time-slice.ts";
import type { Checkpoint } from "#event-store/event-store.ts";
import type { DocumentWrite, WriteBatch } from "#projections/engine/document-store.ts";
import type { DocumentCache } from "./document-cache.ts";
import type { Statements } from "./statements.ts";
import { checkpointsOf, storeCheckpoints, storeDocument } from "./store-document.ts";

/**
 * Stores large batches in slices, one transaction each, and yields in between. Counts come first
 * and checkpoints last. Therefore a crash between two slices leaves a state that is valid on any
 * engine.
 */
export const createBatchWriter = (
  database: Database,
  statements: Statements,
  recent: Pick<DocumentCache, "delete">,
): ((batch: WriteBatch) => Promise<void>) => {
  /**
   * Stores documents from an index on until the slice is over, and the checkpoints with the last
   * one. Returns the number stored so far.
   */
  const storeSome = database.transaction(
    (
      all: readonly DocumentWrite[],
      from: number,
      checkpoints: ReadonlyMap<string, Checkpoint>,
      slice: TimeSlice,
    ): number => {
      let stored = from;
      for (const write of all.slice(from)) {
        if (stored > from && slice.isOver()) return stored;
        storeDocument(statements, write.collection, write);
        // Not earlier: a reader between two slices would cache the old document again.
        recent.delete(write.collection, write.id);
        stored += 1;
      }
      // Tokens are for stores with several writers.
      storeCheckpoints(statements, checkpoints);
      return stored;
    },
  );

  return async ({ counts = [], writes, ...batch }) => {
    const checkpoints = checkpointsOf(batch);
    const all = [...counts, ...writes];
    const slice = beginTimeSlice();
    let stored = storeSome.immediate(all, 0, checkpoints, slice);
    while (stored < all.length) {
      await slice.next();
      stored = storeSome.immediate(all, stored, checkpoints, slice);
    }
  };
};
