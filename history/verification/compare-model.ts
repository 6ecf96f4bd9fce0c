import type { Position } from "#domain/ports.ts";
import { countsOf } from "#projections/engine/counts.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import { compareCollections, type ComparisonTools } from "./compare-collections.ts";
import { waitForStored } from "./wait-for-stored.ts";
import type { ReplayedModel } from "./replay-read-models.ts";
import type { ReplayedReadModels, StoredReadModels } from "./stored-read-models.ts";
import { createTally, type Compared } from "./tally.ts";

/**
 * Compares a serving collection and its stored counts with their replay, which continues if
 * documents have changed. Throws ReadModelStalled, or the reason of `stopping`.
 */
export const compareModel = async (
  {
    stored,
    scratch,
    serving,
    stopping,
    replayTo,
    onPage,
  }: {
    readonly stored: StoredReadModels;
    readonly scratch: ReplayedReadModels;
    readonly serving: string;
    readonly stopping: AbortSignal;
    /**
     * Continues the replay up to a position or to the end of the log. Returns the position reached.
     */
    readonly replayTo: (position: Position) => Promise<Position | null>;
    /** Called with the compared share, from 0 to 1. */
    readonly onPage: (share: number) => void;
  },
  { projection, reached: start }: ReplayedModel,
): Promise<Compared> => {
  const model = collectionOf(projection);
  const about = await stored.count(serving);
  const tally = createTally();
  let reached = start;
  const followed = { stored, serving, stopping, name: projection.name };
  const comparison: ComparisonTools = {
    stored,
    scratch,
    stopping,
    tally,
    replay: {
      reached: () => reached,
      async goOn(to) {
        reached = await replayTo(to);
      },
    },
    waitForStored: () => waitForStored(followed, reached),
    onPage: () => onPage(Math.min(1, tally.sum().documents / Math.max(1, about))),
  };
  await compareCollections(comparison, { live: serving, replayed: model, isCount: false });
  if (projection.counted) {
    const counts = { live: countsOf(serving), replayed: countsOf(model), isCount: true };
    await compareCollections(comparison, counts);
  }
  return { ...tally.sum(), reached };
};
