import { setTimeout as pause } from "node:timers/promises";
import { stoppable } from "#projections/engine/stoppable.ts";

/** Polling interval in milliseconds. */
const pollMs = 1000;

/** A poll's update, and the part that must change for the update to be sent. */
export interface Snapshot<Update> {
  readonly update: Update;
  readonly seen: object;
}

/**
 * Polls values that no single event announces, such as those that change with time, once a second.
 * Sends only changes.
 */
export const pollUpdates = <Update>(
  look: () => Promise<Snapshot<Update>>,
): AsyncIterableIterator<Update> => {
  async function* updates(stopping: AbortSignal): AsyncGenerator<Update, undefined> {
    let published = "";
    while (!stopping.aborted) {
      const { update, seen } = await look();
      const text = JSON.stringify(seen);
      if (text !== published) yield update;
      published = text;
      await pause(pollMs, undefined, { signal: stopping }).catch(() => undefined);
    }
    return undefined;
  }

  return stoppable(updates);
};
