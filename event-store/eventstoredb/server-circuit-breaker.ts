import { BACKWARDS, END, type EventStoreDBClient } from "@eventstore/db-client";
import { StoreUnavailable } from "#domain/ports.ts";
import { createCircuitBreaker, type OnOutage } from "#event-store/circuit-breaker.ts";
import { inboxOf } from "./inbox.ts";
import { within } from "./waiting.ts";

/** What is known of the server being away. */
export interface ServerCircuitBreaker {
  /** Why the server cannot be used; null while it can. */
  current(): Error | null;
  /** Throws StoreUnavailable where it is known that an answer would be waited for in vain. */
  requireServer(): void;
  /** Something has failed: resolves when it is known whether the server is away. */
  check(failure: Error): Promise<void>;
  stop(): void;
}

/** A server that leaves a probe unanswered for so long is away. */
const probeTimeoutMs = 1000;

/**
 * One call may fail alone, as when an answer is lost; so after each failure the server is asked for the last event of
 * any kind, and is away when that fails too. Then it is asked again until it answers.
 */
export const createServerCircuitBreaker = (
  client: EventStoreDBClient,
  onOutage: OnOutage,
): ServerCircuitBreaker => {
  const closing = new AbortController();

  const probe = async (): Promise<void> => {
    const call = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
    const inbox = inboxOf(call);
    try {
      await within(probeTimeoutMs, "A probe of EventStoreDB", inbox.next(closing.signal));
      if (inbox.failure) throw inbox.failure;
    } finally {
      call.cancel().catch(() => undefined);
    }
  };
  const breaker = createCircuitBreaker<Error>(probe, onOutage);

  return {
    current: breaker.current,
    requireServer() {
      const away = breaker.current();
      if (away) throw new StoreUnavailable("EventStoreDB is away", { cause: away });
    },
    async check(failure) {
      if (closing.signal.aborted || breaker.current()) return;
      await probe().catch(() => breaker.open(failure));
    },
    stop() {
      closing.abort();
      breaker.stop();
    },
  };
};
