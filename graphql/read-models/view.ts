import type { Position } from "#domain/ports.ts";
import type { Context } from "#graphql/context.ts";
import type { JobProgress, MaintenanceJob } from "#projections/engine/read-model-versions.ts";
import type { ReadModelStatus } from "#projections/engine/maintenance-desk.ts";

/** The state of the read models, with positions as event numbers. */
export interface ReadModelsView {
  /** Milliseconds of a monotonic clock. */
  readonly seenAt: number;
  readonly events: number;
  readonly items: readonly ReadModelView[];
  readonly problem: {
    readonly at: string;
    readonly text: string;
    readonly lasting: boolean;
  } | null;
}

type ReadModelView = Awaited<ReturnType<typeof viewOf>>;

type Services = Pick<
  Context,
  "readModelDesk" | "readModelProblem" | "history" | "loaders" | "freshness"
>;

/** The state of the read models. Their speed is computed from the previous view. */
export const readModelsView = async (
  { readModelDesk, readModelProblem, history, loaders, freshness }: Services,
  before: ReadModelsView | null,
): Promise<ReadModelsView> => {
  const statuses = await readModelDesk.statuses();
  // Without the log index, no event has a number.
  const { events } = await history.indexStatus().catch(() => ({ events: 0 }));
  const seenAt = performance.now();
  // Read models updated together share a position.
  const places = new Map<Position | null, Promise<number>>();
  const numberOf = (position: Position | null): Promise<number> => {
    const known =
      places.get(position) ??
      (position === null ? Promise.resolve(0) : history.numberUpTo(position).catch(() => 0));
    places.set(position, known);
    return known;
  };
  const problem = readModelProblem();
  return {
    seenAt,
    events,
    items: await Promise.all(
      statuses.map((status) =>
        viewOf(status, {
          events,
          numberOf,
          seconds: before ? (seenAt - before.seenAt) / 1000 : null,
          before: before?.items.find(({ id }) => id === status.name) ?? null,
          nameOf: (account) => loaders.accountName.load(account),
        }),
      ),
    ),
    problem: problem && { ...problem, lasting: !freshness.isKeptUp() },
  };
};

interface Surroundings {
  readonly events: number;
  readonly numberOf: (position: Position | null) => Promise<number>;
  /** Seconds since the previous view; null without one. */
  readonly seconds: number | null;
  readonly before: {
    readonly event: number;
    readonly building: { readonly collection: string; readonly event: number } | null;
  } | null;
  readonly nameOf: (accountId: string) => Promise<string | null>;
}

const viewOf = async (
  {
    name,
    version,
    serving,
    position,
    documents,
    bytes,
    building,
    kept,
    job,
    report,
  }: ReadModelStatus,
  { events, numberOf, seconds, before, nameOf }: Surroundings,
) => {
  const rate = (now: number, then: number | undefined): number | null =>
    seconds === null || then === undefined ? null : Math.max(0, (now - then) / seconds);
  const event = await numberOf(position);
  const built = building && (await numberOf(building.position));
  const sameBuild = before?.building?.collection === building?.collection ? before?.building : null;
  const reported = await jobOf(job, report);
  return {
    id: name,
    version,
    serving,
    event,
    behind: Math.max(0, events - event),
    eventsPerSecond: rate(event, before?.event),
    documents,
    bytes,
    building:
      building && built !== null
        ? {
            collection: building.collection,
            event: built,
            eventsPerSecond: rate(built, sameBuild?.event),
          }
        : null,
    kept,
    job: reported && {
      ...reported.shown,
      by: reported.by === undefined ? null : await nameOf(reported.by),
    },
  };
};

/** The requested job, or the result of the last one. */
const jobOf = async (job: MaintenanceJob | null, report: JobProgress | null) => {
  if (job && report?.request !== job.id) {
    const shown = { state: "waiting", progress: 0, text: "", at: null } as const;
    return { shown: { ...shown, action: job.action }, by: job.by };
  }
  if (!report) return null;
  const { action, state, progress, text, at = null, by } = report;
  // An older release did not store the requested action.
  if (!action) return null;
  return {
    shown: { action, state, progress, text, at },
    by,
  };
};
