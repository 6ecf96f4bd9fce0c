import { BACKWARDS, END, type EventStoreDBClient } from "@eventstore/db-client";
import { StoreUnavailable } from "#event-store/event-store.ts";
import { createOutage, type OnOutage } from "#event-store/outage.ts";
import { inboxOf } from "./inbox.ts";
import { within } from "./waiting.ts";

/** What is known of the server being away. */
export interface ServerOutage {
  /** Why the server cannot be used; null while it can. */
  current(): Error | null;
  /** Throws StoreUnavailable where it is known that an answer would be waited for in vain. */
  requireServer(): void;
  /** Something has failed: resolves when it is known whether the server is away. */
  lookInto(failure: Error): Promise<void>;
  close(): void;
}

/** A server that leaves a question unanswered for so long is away. */
const questionMs = 1000;

/**
 * One call may fail alone, as when an answer is lost; so after each failure the server is asked for the last event of
 * any kind, and is away when that fails too. Then it is asked again until it answers.
 */
export const createServerOutage = (
  client: EventStoreDBClient,
  onOutage: OnOutage,
): ServerOutage => {
  const closing = new AbortController();

  const ask = async (): Promise<void> => {
    const call = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
    const inbox = inboxOf(call);
    try {
      await within(questionMs, "A question to EventStoreDB", inbox.next(closing.signal));
      if (inbox.failure) throw inbox.failure;
    } finally {
      call.cancel().catch(() => undefined);
    }
  };
  const outage = createOutage<Error>(ask, onOutage);

  return {
    current: outage.current,
    requireServer() {
      const away = outage.current();
      if (away) throw new StoreUnavailable("EventStoreDB is away", { cause: away });
    },
    async lookInto(failure) {
      if (closing.signal.aborted || outage.current()) return;
      await ask().catch(() => outage.begin(failure));
    },
    close() {
      closing.abort();
      outage.close();
    },
  };
};
