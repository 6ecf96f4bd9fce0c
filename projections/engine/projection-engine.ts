import type { EventStore } from "#event-store/event-store.ts";
import type { ChangeFeed } from "./change-feed.ts";
import type { DocumentReader, DocumentStore } from "./document-store.ts";
import { createReadModelVersions } from "./read-model-versions.ts";
import type { Projection } from "./projection.ts";
import { createRebuild } from "./rebuild.ts";
import { createCollectionSizes } from "./collection-sizes.ts";
import { createMaintenanceDesk, type MaintenanceDesk } from "./maintenance-desk.ts";
import { createMaintenanceJobs } from "./maintenance-jobs.ts";
import { createRunner, type ObserveBatch, type Runner } from "./runner.ts";
import { createServingDocuments } from "./serving-documents.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { createWriter } from "./writer.ts";

/** Keeps the read models up to date, and gives access to them. */
export interface ProjectionEngine extends Runner {
  /** The read models by name, whichever collection serves them. */
  readonly documents: DocumentReader;
  readonly desk: MaintenanceDesk;
  /**
   * The last failure of this process to update them, even if it is over; null if there was none
   * since the start.
   */
  lastProblem(): Problem | null;
}

/** Why read models could not be updated for a time. */
export interface Problem {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly text: string;
}

/** Creates all parts that maintain the read models. */
export const createProjectionEngine = ({
  store,
  documents,
  projections,
  feed,
  alone = false,
  onError: reportError,
  ...timing
}: {
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly projections: readonly Projection[];
  readonly feed: ChangeFeed;
  /** Whether no other process can use these read models. */
  readonly alone?: boolean;
  readonly onError: (error: Error) => void;
  /** If no process folds waiting events for this long, it is a failure. */
  readonly stillMs?: number;
  readonly progressEveryMs?: number;
  /** Called at intervals with the progress of a start, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
  /**
   * Called once at the start with the read models whose checkpoints the log does not hold. They are
   * rebuilt.
   */
  readonly onForeign?: (names: readonly string[]) => void;
  readonly observeBatch?: ObserveBatch;
}): ProjectionEngine => {
  let problem: Problem | null = null;
  const onError = (error: Error) => {
    problem = { at: new Date().toISOString(), text: error.message };
    reportError(error);
  };
  const versions = createReadModelVersions(documents);
  const mutex = createKeyedMutex();
  const writer = createWriter({ store, documents, versions });
  const shared = { store, documents, versions, projections, writer, mutex, onError };
  const runner = createRunner({ ...shared, ...timing, feed });
  const stopping = new AbortController();
  const rebuild = createRebuild({ ...shared, runner, stopping: stopping.signal });
  const desk = createMaintenanceDesk({
    ...shared,
    sizes: createCollectionSizes(documents),
    alone,
    stopping: stopping.signal,
  });
  const jobs = createMaintenanceJobs({ ...shared, rebuild, stopping });
  return {
    ...runner,
    desk,
    lastProblem: () => problem,
    documents: createServingDocuments(documents, versions, projections, feed),
    async start() {
      await runner.start();
      jobs.start();
    },
    async stop() {
      // In parallel, because each may wait for a lock that the other holds.
      await Promise.all([jobs.stop(), runner.stop()]);
    },
  };
};
