import type { EventStore } from "#event-store/event-store.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { shareOf } from "#projections/engine/progress.ts";
import type { ReadModelVersionsRow } from "#projections/engine/read-model-versions.ts";
import { collectionOf, type Projection } from "#projections/engine/projection.ts";
import { compareModel } from "./compare-model.ts";
import { eventsBehind } from "./events-behind.ts";
import { beginReplay, continueReplay, type ReplayedModel } from "./replay-read-models.ts";
import type { StoredReadModels } from "./stored-read-models.ts";
import type { Compared } from "./tally.ts";
import type { CheckedModel, VerificationProgress } from "./verification.ts";

/** Minimum interval between two progress reports. */
const progressIntervalMs = 200;

/**
 * Replays the log into a separate store and compares every document of some read models with it.
 * Each read model is replayed up to its position when the verification started. Writes nothing to
 * the verified read models. Throws ReadModelStalled, or the reason of `stopping`.
 */
export const verify = async ({
  store,
  stored,
  projections,
  scratch,
  stopping,
  onProgress = () => undefined,
}: {
  readonly store: Pick<EventStore, "readAll" | "head">;
  readonly stored: StoredReadModels;
  readonly projections: readonly Projection[];
  /** An empty store for the replay; it can be discarded afterwards. */
  readonly scratch: DocumentStore;
  readonly stopping: AbortSignal;
  readonly onProgress?: (progress: VerificationProgress) => void;
}): Promise<readonly CheckedModel[]> => {
  const versions = await stored.metadata();
  const servingOf = (projection: Projection): string => {
    const model = collectionOf(projection);
    const row = versions.get(model)?.content as ReadModelVersionsRow | undefined;
    return row?.serving ?? model;
  };
  const checkpoints = await stored.checkpoints(projections.map(servingOf));
  const head = await store.head();
  const begun = projections.flatMap((projection) => {
    const upTo = checkpoints.get(servingOf(projection));
    return upTo === undefined ? [] : [{ projection, reached: null, upTo }];
  });
  const upToAll =
    begun
      .map(({ upTo }) => upTo)
      .toSorted()
      .at(-1) ?? head;

  let events = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = (progress: Pick<VerificationProgress, "step" | "progress" | "model">): void => {
    const now = performance.now();
    if (now - reportedAt < progressIntervalMs) return;
    reportedAt = now;
    onProgress({ events, ...progress });
  };

  const tools = { store, scratch, stopping };
  await beginReplay(scratch, projections);
  const replayed = await continueReplay(tools, begun, (more, position) => {
    events += more;
    report({ step: "replaying", progress: shareOf(position, upToAll), model: null });
  });
  // Always report the final number of events.
  reportedAt = Number.NEGATIVE_INFINITY;
  report({ step: "comparing", progress: 0, model: null });
  const compared: (Compared & { readonly projection: Projection })[] = [];
  for (const target of replayed) {
    const { projection } = target;
    let at: ReplayedModel = target;
    const found = await compareModel(
      {
        stored,
        scratch,
        serving: servingOf(projection),
        stopping,
        async replayTo(position) {
          [at = at] = await continueReplay(tools, [{ ...at, upTo: position }]);
          return at.reached;
        },
        onPage: (share) =>
          report({
            step: "comparing",
            progress: (compared.length + share) / replayed.length,
            model: projection.name,
          }),
      },
      target,
    );
    compared.push({ ...found, projection });
  }
  const differences = await eventsBehind(store, compared, stopping);
  return projections.map((projection) => {
    const place = compared.findIndex((each) => each.projection === projection);
    const { documents = 0, fields = 0, different = 0 } = compared[place] ?? {};
    const upTo = checkpoints.get(servingOf(projection)) ?? null;
    const found = differences[place] ?? [];
    return { model: projection.name, upTo, documents, fields, different, differences: found };
  });
};
