import type { EventStore } from "#event-store/event-store.ts";
import type { ChangeFeed } from "../change-feed.ts";
import type { DocumentReader, DocumentStore } from "../document-store.ts";
import { createReadModelVersions } from "./read-model-versions.ts";
import type { Projection } from "../projection.ts";
import { createRebuild } from "./rebuild.ts";
import { createMaintenanceJobs } from "./maintenance-jobs.ts";
import { createRunner, type Runner } from "./runner.ts";
import { createServingDocuments } from "./serving-documents.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { createWriter } from "./writer.ts";

/** Read models that are kept up with the log, and what readers see of them. */
export interface ProjectionEngine extends Runner {
  /** The read models by their names, whichever collections serve them. */
  readonly documents: DocumentReader;
}

/** Everything that keeps read models, put together. */
export const createProjectionEngine = ({
  store,
  documents,
  projections,
  feed,
  onError,
  ...timing
}: {
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly projections: readonly Projection[];
  readonly feed: ChangeFeed;
  readonly onError: (error: Error) => void;
  /** Events that nobody folds for so long are a failure. */
  readonly stillMs?: number;
  readonly progressEveryMs?: number;
  /** Told now and then how far a start is, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}): ProjectionEngine => {
  const versions = createReadModelVersions(documents);
  const mutex = createKeyedMutex();
  const writer = createWriter({ store, documents, versions });
  const shared = { store, documents, versions, projections, writer, mutex, onError };
  const runner = createRunner({ ...shared, ...timing, feed });
  const stopping = new AbortController();
  const rebuild = createRebuild({ ...shared, runner, stopping: stopping.signal });
  const jobs = createMaintenanceJobs({ ...shared, rebuild, stopping });
  return {
    ...runner,
    documents: createServingDocuments(documents, versions),
    async start() {
      await runner.start();
      jobs.start();
    },
    async stop() {
      // Together: either may wait for its turn while the other has it.
      await Promise.all([jobs.stop(), runner.stop()]);
    },
  };
};
