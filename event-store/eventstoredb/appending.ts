import { NO_STREAM } from "@eventstore/db-client";
import { noEvents, type EventStore } from "#event-store/event-store.ts";
import { storableEvents } from "#event-store/storable-events.ts";
import { asError, classifyAppendFailure } from "./errors.ts";
import type { KnownHead } from "./known-head.ts";
import { positionOf } from "./log-position.ts";
import type { Notify } from "./observer.ts";
import { proposedEvent, requireRevision } from "./proposed-event.ts";
import type { ServerCircuitBreaker } from "./server-circuit-breaker.ts";
import type { UsedIds } from "./used-ids.ts";
import { withTimeout } from "./timeout.ts";
import type { WritingClient } from "./writing-client.ts";

/**
 * Deadline of each append. The server compares it with its own clock, so it is long enough for
 * clocks that differ.
 */
const deadlineMs = 10 * 60_000;

/** The append of the port. Its outcome is unknown if no answer arrives within `appendTimeoutMs`. */
export const createAppend =
  ({
    writing,
    breaker,
    usedIds,
    knownHead,
    maxAppendBytes,
    appendTimeoutMs,
    notify,
  }: {
    readonly writing: WritingClient;
    readonly breaker: ServerCircuitBreaker;
    readonly usedIds: UsedIds;
    readonly knownHead: KnownHead;
    readonly maxAppendBytes: number | undefined;
    readonly appendTimeoutMs: number;
    readonly notify: Notify;
  }): EventStore["append"] =>
  async (stream, expectedRevision, events) => {
    requireRevision(expectedRevision);
    const proposed = storableEvents(stream, events, maxAppendBytes).map(proposedEvent);
    if (usedIds.areTaken(stream, expectedRevision, events)) {
      return { outcome: "refused", reason: "duplicate-id" };
    }
    breaker.requireServer();
    const client = await writing.current().catch(async (error: unknown) => {
      await breaker.check(asError(error));
      throw error;
    });
    try {
      const appended = client.appendToStream(stream, proposed, {
        expectedRevision: expectedRevision === noEvents ? NO_STREAM : BigInt(expectedRevision),
        deadline: deadlineMs,
      });
      const result = await withTimeout(appendTimeoutMs, "An append", appended);
      if (!result.position) throw new Error("The server did not report the position of the append");
      const revision = Number(result.nextExpectedRevision);
      const position = positionOf(result.position);
      events.forEach(({ id }, index) => {
        usedIds.remember({ id, stream, revision: expectedRevision + 1 + index });
      });
      knownHead.raise(position);
      return { outcome: "written", revision, position };
    } catch (error) {
      const failure = classifyAppendFailure(error);
      if (failure.kind === "wrong-revision") {
        return { outcome: "refused", reason: "wrong-revision" };
      }
      if (failure.clientUnusable) writing.retire(client, failure.error);
      await breaker.check(failure.error);
      if (failure.kind === "not-stored") throw failure.error;
      notify(
        failure.deadline
          ? {
              kind: "append-timed-out-by-server",
              message:
                "The server let an append time out. Where it is not overloaded, its clock is ahead of this " +
                `machine's by more than ${deadlineMs / 60_000} minutes: check that both are set by NTP`,
              error: failure.error,
            }
          : { kind: "append-unknown", message: `Append to ${stream}`, error: failure.error },
      );
      return { outcome: "unknown", error: failure.error };
    }
  };
