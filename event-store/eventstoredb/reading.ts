import { StoreUnavailable, type Position } from "#domain/ports.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import type { EventCall, EventStoreClient, ReceivedEvent } from "./clients/client.ts";
import { asError, isClientError } from "./errors.ts";
import { inboxOf } from "./inbox.ts";
import type { KnownHead } from "./known-head.ts";
import { logPositionOf, positionOf } from "./log-position.ts";
import type { ServerCircuitBreaker } from "./server-circuit-breaker.ts";
import { recordedEvent } from "./stored-event.ts";
import { withTimeout } from "./timeout.ts";

const readBatch = 500;

/** Number of events among which the shop's last event usually is. */
const fewEvents = 64;

/**
 * The reads of the port over a client. A read fails if it receives nothing for `readTimeoutMs` or
 * if `closing` aborts.
 */
export const createReading = ({
  client,
  breaker,
  knownHead,
  readTimeoutMs,
  closing,
}: {
  readonly client: EventStoreClient;
  readonly breaker: ServerCircuitBreaker;
  readonly knownHead: KnownHead;
  readonly readTimeoutMs: number;
  readonly closing: AbortSignal;
}): Pick<EventStore, "readStream" | "readAll" | "head"> => {
  /**
   * Yields the events of a read until the reader stops. A backwards read ends at `until`. The call
   * ends with the reader.
   */
  async function* eventsOf(
    call: EventCall,
    until: Position | null = null,
  ): AsyncGenerator<RecordedEvent> {
    const inbox = inboxOf<ReceivedEvent>(call.events);
    try {
      for (;;) {
        const items = inbox.take(readBatch);
        for (const item of items) {
          const at = until === null ? undefined : item.event?.position;
          if (until !== null && at && positionOf(at) <= until) return;
          const event = recordedEvent(item);
          if (event) yield event;
        }
        if (closing.aborted) throw new StoreUnavailable("The event store is closed");
        if (items.length > 0) continue;
        if (inbox.failure) throw inbox.failure;
        if (inbox.ended) return;
        await withTimeout(readTimeoutMs, `Reading from ${client.server}`, inbox.next(closing));
      }
    } catch (error) {
      if (isClientError(error, "stream-not-found")) return;
      if (error instanceof StoreUnavailable) throw error;
      throw new StoreUnavailable(`${client.server} cannot be read`, { cause: error });
    } finally {
      // Leaving a loop early does not end the call on the server.
      call.cancel().catch(() => undefined);
    }
  }

  return {
    async *readStream(stream, fromRevision = 0) {
      breaker.requireServer();
      try {
        yield* eventsOf(client.readStream(stream, fromRevision));
      } catch (error) {
        await breaker.check(asError(error));
        throw error;
      }
    },

    async *readAll(after) {
      const from = after === null ? null : logPositionOf(after);
      try {
        for await (const event of eventsOf(client.readAll(from))) {
          // A read includes the event it starts at.
          if (after === null || event.position > after) yield event;
        }
      } catch (error) {
        await breaker.check(asError(error));
        throw error;
      }
    },

    async head() {
      // Any number of the server's own events may follow the shop's last event, but few usually do.
      // A server may prepare all requested events, so the whole log is requested only if necessary.
      for (const maxCount of [fewEvents, Number.MAX_SAFE_INTEGER]) {
        const until = maxCount === fewEvents ? null : knownHead.current();
        for await (const { position } of eventsOf(client.readBackwards(maxCount), until)) {
          knownHead.raise(position);
          return knownHead.current();
        }
      }
      return knownHead.current();
    },
  };
};
