import type { EventStore } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import { LeaseLost, type DocumentStore } from "./document-store.ts";
import type { ReadModelVersions, JobProgress, MaintenanceJob } from "./read-model-versions.ts";
import { shareOf } from "./progress.ts";
import { collectionOf, type Projection } from "./projection.ts";
import type { RebuildOutcome, Rebuild, OnProgress } from "./rebuild.ts";
import type { Writer } from "./writer.ts";

/**
 * Runs the requested jobs on the read models that this process writes, one at a time per read
 * model.
 */
export interface MaintenanceJobs {
  start(): void;
  stop(): Promise<void>;
}

const lookMs = 250;
const reportMs = 500;
/** Wait before a failed job is retried. */
const retryMs = 2000;

export const createMaintenanceJobs = ({
  store,
  documents,
  versions,
  projections,
  writer,
  rebuild,
  stopping,
  onError,
}: {
  readonly store: Pick<EventStore, "head">;
  readonly documents: DocumentStore;
  readonly versions: ReadModelVersions;
  readonly projections: readonly Projection[];
  readonly writer: Writer;
  readonly rebuild: Rebuild;
  readonly stopping: AbortController;
  readonly onError: (error: Error) => void;
}): MaintenanceJobs => {
  const { signal } = stopping;
  let ended: Promise<unknown> = Promise.resolve();

  const report = async (
    projection: Projection,
    change: Pick<JobProgress, "state" | "progress" | "text">,
    request: MaintenanceJob,
  ): Promise<void> => {
    await writer.change(projection, (row) => ({ ...row, report: reportOf(request, change) }));
  };

  const doIt = (
    projection: Projection,
    request: MaintenanceJob,
    onProgress: OnProgress,
  ): Promise<RebuildOutcome> => {
    switch (request.action) {
      case "rebuild":
        return rebuild.rebuild(projection, onProgress);
      case "verify":
        return rebuild.verify(projection, onProgress);
      case "drop":
        return rebuild.drop(projection, request.collection ?? "");
    }
  };

  const handle = async (projection: Projection, request: MaintenanceJob): Promise<void> => {
    await report(projection, { state: "running", progress: 0, text: "" }, request);
    const head = await store.head();
    let reported = performance.now();
    const { good, text } = await doIt(projection, request, async (position) => {
      signal.throwIfAborted();
      if (performance.now() - reported < reportMs) return;
      reported = performance.now();
      const progress = shareOf(position, head);
      await report(projection, { state: "running", progress, text: "" }, request);
    });
    await writer.change(projection, (row) => ({
      ...row,
      request: null,
      report: reportOf(request, { state: good ? "done" : "failed", progress: 1, text }),
    }));
  };

  const serve = async (projection: Projection): Promise<void> => {
    const model = collectionOf(projection);
    const ending = () => signal.aborted;
    while (!ending()) {
      try {
        const request = versions.of(model).request;
        if (request === null || documents.leases.token(model) === null) {
          await pause(lookMs, signal);
          continue;
        }
        await handle(projection, request);
      } catch (error) {
        // The new writer of the read model continues with the request. So does this process after
        // its next start.
        if (ending() || error instanceof LeaseLost) continue;
        onError(error instanceof Error ? error : new Error(String(error)));
        await pause(retryMs, signal);
      }
    }
  };

  return {
    start() {
      ended = Promise.all(projections.map(serve));
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
};

const reportOf = (
  { id, action, by }: MaintenanceJob,
  change: Pick<JobProgress, "state" | "progress" | "text">,
): JobProgress => ({
  request: id,
  ...change,
  action,
  ...(by === undefined ? {} : { by }),
  at: new Date().toISOString(),
});
