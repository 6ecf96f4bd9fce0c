import { StoreUnavailable } from "#domain/ports.ts";
import { createCircuitBreaker, type OnOutage } from "#event-store/circuit-breaker.ts";
import type { EventStoreClient } from "./clients/client.ts";
import { inboxOf } from "./inbox.ts";
import { withTimeout } from "./timeout.ts";

/** Remembers that the server is unavailable. */
export interface ServerCircuitBreaker {
  /** Why the server is unavailable; null while it is available. */
  current(): Error | null;
  /** Throws StoreUnavailable if the server is known to be unavailable. */
  requireServer(): void;
  /** Call it after a failed operation. Resolves when the availability of the server is known. */
  check(failure: Error): Promise<void>;
  stop(): void;
}

/** A server that does not answer a probe within this time is unavailable. */
const probeTimeoutMs = 1000;

/**
 * One call may fail alone, for example if its answer is lost. Therefore each failure triggers a
 * probe: a read of the last event of any kind. If the probe fails too, the server is unavailable,
 * and the probe is repeated until it answers.
 */
export const createServerCircuitBreaker = (
  client: EventStoreClient,
  onOutage: OnOutage,
): ServerCircuitBreaker => {
  const closing = new AbortController();

  const probe = async (): Promise<void> => {
    const call = client.readBackwards(1);
    const inbox = inboxOf(call.events);
    try {
      await withTimeout(probeTimeoutMs, `A probe of ${client.server}`, inbox.next(closing.signal));
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
      if (away) throw new StoreUnavailable(`${client.server} is unreachable`, { cause: away });
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
