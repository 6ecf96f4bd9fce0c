import type { Position } from "#domain/ports.ts";
import { pause } from "#event-store/pause.ts";
import type { StoredReadModels } from "./stored-read-models.ts";

/** The read model stood still while others went on; what it says now could not be compared. */
class ReadModelStalled extends Error {
  override readonly name = "ReadModelStalled";
}

const lookMs = 50;
const longestWaitMs = 10_000;

/**
 * Waits until a serving collection has reached a position: a document is stored before the
 * checkpoint of its batch, and what comes with it may not be there until then. Throws
 * ReadModelStalled, and the reason of `stopping`.
 */
export const waitForStored = async (
  {
    stored,
    serving,
    stopping,
    name,
  }: {
    readonly stored: Pick<StoredReadModels, "checkpoints">;
    readonly serving: string;
    readonly stopping: AbortSignal;
    /** What people call the read model. */
    readonly name: string;
  },
  reached: Position | null,
): Promise<void> => {
  const until = performance.now() + longestWaitMs;
  for (;;) {
    stopping.throwIfAborted();
    const checkpoint = (await stored.checkpoints([serving])).get(serving) ?? "";
    // A log that was put back may end before what the read model has seen.
    if (checkpoint >= (reached ?? "")) return;
    if (performance.now() > until) {
      throw new ReadModelStalled(`${name} does not follow the log at the moment.`);
    }
    await pause(lookMs, stopping);
  }
};
