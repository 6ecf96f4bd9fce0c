import { streamName } from "#domain/decider.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";

/**
 * What the office wrote about the cash of a run; empty for nothing. It is personal, so only the log
 * holds it.
 */
export type CashWords = (runId: string) => Promise<string>;

export const createCashWords =
  (store: Pick<EventStore, "readStream">): CashWords =>
  async (runId) => {
    let words = "";
    for await (const recorded of store.readStream(streamName("run", runId))) {
      const event = decodeEvent(recorded);
      if (event?.type === "CashHandedIn" || event?.type === "CashDifferenceExplained") {
        ({ words } = event.data);
      }
    }
    return words;
  };
