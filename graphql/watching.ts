import { setTimeout as pause } from "node:timers/promises";
import { stoppable } from "#projections/stoppable.ts";

/** Between two looks, in milliseconds. */
const lookMs = 1000;

/**
 * What somebody sees at a look, and what of it makes an update where it is another than at the look
 * before.
 */
export interface Look<Update> {
  readonly update: Update;
  readonly seen: object;
}

/**
 * Follows what no single event tells of, such as what time alone changes: looks once a second, and
 * tells what is new.
 */
export const watching = <Update>(
  look: () => Promise<Look<Update>>,
): AsyncIterableIterator<Update> => {
  async function* updates(stopping: AbortSignal): AsyncGenerator<Update, undefined> {
    let published = "";
    while (!stopping.aborted) {
      const { update, seen } = await look();
      const text = JSON.stringify(seen);
      if (text !== published) yield update;
      published = text;
      await pause(lookMs, undefined, { signal: stopping }).catch(() => undefined);
    }
    return undefined;
  }

  return stoppable(updates);
};
