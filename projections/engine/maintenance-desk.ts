import { randomUUID } from "node:crypto";
import type { Position } from "#domain/ports.ts";
import { pause } from "#event-store/pause.ts";
import type { DocumentStore } from "./document-store.ts";
import { collectionOf, type Projection } from "./projection.ts";
import type { CollectionSizes } from "./collection-sizes.ts";
import type { JobProgress, MaintenanceJob, ReadModelVersions } from "./read-model-versions.ts";
import { collectionsOf, olderOf, takeOlderAway } from "./stored-versions.ts";

/** State of a read model. */
export interface ReadModelStatus {
  readonly name: string;
  readonly version: number;
  /** The collection that readers use. */
  readonly serving: string;
  /** Position of the serving collection; null before its first batch. */
  readonly position: Position | null;
  readonly documents: number;
  /** Estimated size of its documents. */
  readonly bytes: number;
  /** The collection that a rebuild is building in the background. */
  readonly building: { readonly collection: string; readonly position: Position | null } | null;
  /** Collections out of service that can be dropped, of this version and of others. */
  readonly kept: readonly string[];
  /** The requested job that has not finished. */
  readonly job: MaintenanceJob | null;
  /** Progress or outcome of the latest job. */
  readonly report: JobProgress | null;
}

/**
 * Answer to a request: accepted, refused because another job is in progress, or no such read model.
 */
export type JobRequestOutcome = "requested" | "busy" | "unknown";

/**
 * Lets admins see the read models, and request jobs. `MaintenanceJobs` runs them in the process
 * that writes the read models.
 */
export interface MaintenanceDesk {
  statuses(): Promise<readonly ReadModelStatus[]>;
  request(name: string, action: "rebuild" | "verify", by: string): Promise<JobRequestOutcome>;
  /** Drops a collection that is out of service. */
  drop(collection: string, by: string): Promise<JobRequestOutcome>;
}

/** A running process of another version answers within this time. */
const olderPatienceMs = 3000;
const lookMs = 250;

export const createMaintenanceDesk = ({
  documents,
  versions,
  projections,
  sizes,
  alone,
  stopping,
  onError,
}: {
  readonly documents: DocumentStore;
  readonly versions: ReadModelVersions;
  readonly projections: readonly Projection[];
  readonly sizes: CollectionSizes;
  /** Whether no other process can use these read models. */
  readonly alone: boolean;
  readonly stopping: AbortSignal;
  readonly onError: (error: Error) => void;
}): MaintenanceDesk => {
  const statusOf = async (projection: Projection): Promise<ReadModelStatus> => {
    const { serving, building, kept, request, report } = versions.of(collectionOf(projection));
    const older = olderOf(projection, versions.all()).flatMap(([, row]) => collectionsOf(row));
    const checkpoints = await documents.checkpoints(building ? [serving, building] : [serving]);
    return {
      name: projection.name,
      version: projection.version,
      serving,
      position: checkpoints.get(serving) ?? null,
      ...(await sizes.of(serving)),
      building:
        building === null
          ? null
          : { collection: building, position: checkpoints.get(building) ?? null },
      kept: [...kept, ...older],
      job: request,
      report,
    };
  };

  const requestJob = async (model: string, job: MaintenanceJob): Promise<JobRequestOutcome> => {
    let outcome: JobRequestOutcome = "requested";
    await versions.change(model, (row) => {
      outcome = row.request === null ? "requested" : "busy";
      return row.request === null ? { ...row, request: job, report: null } : row;
    });
    return outcome;
  };

  /**
   * A running process of that version refuses to drop its serving collection. If none answers, no
   * process uses the collection any more.
   */
  const dropOlder = async (model: string, job: MaintenanceJob): Promise<void> => {
    const until = performance.now() + (alone ? 0 : olderPatienceMs);
    while (performance.now() < until && !stopping.aborted) {
      await pause(lookMs, stopping);
      await versions.refresh();
      if (versions.all().get(model)?.report?.request === job.id) return;
    }
    if (!stopping.aborted) await takeOlderAway(documents, versions, model);
  };

  return {
    statuses: () => Promise.all(projections.map(statusOf)),

    async request(name, action, by) {
      const projection = projections.find((each) => each.name === name);
      if (!projection) return "unknown";
      return requestJob(collectionOf(projection), { id: randomUUID(), action, by });
    },

    async drop(collection, by) {
      await versions.refresh();
      const job = { id: randomUUID(), action: "drop", collection, by } as const;
      for (const projection of projections) {
        const model = collectionOf(projection);
        if (versions.of(model).kept.includes(collection)) return requestJob(model, job);
        const older = olderOf(projection, versions.all()).find(([, row]) =>
          collectionsOf(row).includes(collection),
        );
        if (!older) continue;
        const outcome = await requestJob(older[0], job);
        if (outcome === "requested") {
          dropOlder(older[0], job).catch((error: unknown) =>
            onError(error instanceof Error ? error : new Error(String(error))),
          );
        }
        return outcome;
      }
      return "unknown";
    },
  };
};
