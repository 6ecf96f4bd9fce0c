import type { Position } from "#domain/ports.ts";
import { pause } from "#event-store/pause.ts";
import type { StoredReadModels } from "./stored-read-models.ts";

/** The read model did not advance while others did, so it could not be compared. */
class ReadModelStalled extends Error {
  override readonly name = "ReadModelStalled";
}

const pollMs = 50;
const waitTimeoutMs = 10_000;

/**
 * Waits until a serving collection has reached a position. A document is stored before the
 * checkpoint of its batch, so its dependent documents may be missing until then. Throws
 * ReadModelStalled, or the reason of `stopping`.
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
    /** The display name of the read model. */
    readonly name: string;
  },
  reached: Position | null,
): Promise<void> => {
  const until = performance.now() + waitTimeoutMs;
  for (;;) {
    stopping.throwIfAborted();
    const checkpoint = (await stored.checkpoints([serving])).get(serving) ?? "";
    // A restored log may end before the position that the read model has seen.
    if (checkpoint >= (reached ?? "")) return;
    if (performance.now() > until) {
      throw new ReadModelStalled(`${name} is not following the log at the moment.`);
    }
    await pause(pollMs, stopping);
  }
};
