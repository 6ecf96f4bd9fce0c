import type {
  EventStore,
  MultiStreamAppendOutcome,
  StreamAppend,
} from "#event-store/event-store.ts";
import { outcomeOfOne } from "#event-store/event-store.ts";
import { refusalOf, storableEvents } from "#event-store/storable-events.ts";
import type { EventStoreClient, ProposedPart } from "./clients/client.ts";
import { asError, classifyAppendFailure } from "./errors.ts";
import type { KnownHead } from "./known-head.ts";
import { positionOf, type LogPosition } from "./log-position.ts";
import type { Notify } from "./observer.ts";
import { proposedEvent, requireRevision } from "./proposed-event.ts";
import type { ServerCircuitBreaker } from "./server-circuit-breaker.ts";
import { withTimeout } from "./timeout.ts";
import type { UsedIds } from "./used-ids.ts";
import type { WritingClient } from "./writing-client.ts";

/**
 * Deadline of each append. The server compares it with its own clock, so it is long enough for
 * clocks that differ.
 */
const deadlineMs = 10 * 60_000;

/** Sends parts. Null means that the server cannot store them with one append. */
type Send = (
  client: EventStoreClient,
  parts: readonly ProposedPart[],
) => Promise<LogPosition | null>;

/** The appends of the port. An outcome is unknown if no answer arrives within `appendTimeoutMs`. */
export const createAppends = ({
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
}): Required<Pick<EventStore, "append" | "multiStreamAppend">> => {
  const appendWith = async (
    parts: readonly StreamAppend[],
    send: Send,
  ): Promise<MultiStreamAppendOutcome> => {
    for (const { expectedRevision } of parts) requireRevision(expectedRevision);
    const texts = parts.map((part) => ({
      ...part,
      events: storableEvents(part.stream, part.events, maxAppendBytes),
    }));
    // The server checks the revision before a stream's first part.
    const before = new Map(texts.toReversed().map((part) => [part.stream, part.expectedRevision]));
    const reason =
      refusalOf(
        texts,
        (stream) => before.get(stream) ?? Number.NaN,
        () => false,
      ) ?? (parts.some((part) => usedIds.areTaken(part)) ? "duplicate-id" : null);
    if (reason) return { outcome: "refused", reason };
    const proposed = texts.map((part) => ({ ...part, events: part.events.map(proposedEvent) }));

    breaker.requireServer();
    const client = await writing.current().catch(async (error: unknown) => {
      await breaker.check(asError(error));
      throw error;
    });
    try {
      const sent = await withTimeout(appendTimeoutMs, "An append", send(client, proposed));
      if (sent === null) return { outcome: "refused", reason: "not-together" };
      const position = positionOf(sent);
      for (const { stream, expectedRevision, events } of parts) {
        events.forEach(({ id }, index) => {
          usedIds.remember({ id, stream, revision: expectedRevision + 1 + index });
        });
      }
      knownHead.raise(position);
      return {
        outcome: "written",
        ends: parts.map(({ expectedRevision, events }) => ({
          revision: expectedRevision + events.length,
          position,
        })),
      };
    } catch (error) {
      const failure = classifyAppendFailure(error, client.server);
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
                "The server let an append time out. If it is not overloaded, its clock is ahead of this " +
                `machine's by more than ${deadlineMs / 60_000} minutes: check that both are set by NTP`,
              error: failure.error,
            }
          : {
              kind: "append-unknown",
              message: `Append to ${[...before.keys()].join(", ")}`,
              error: failure.error,
            },
      );
      return { outcome: "unknown", error: failure.error };
    }
  };

  return {
    append: async (stream, expectedRevision, events) =>
      outcomeOfOne(
        await appendWith([{ stream, expectedRevision, events }], async (client, [part]) =>
          part ? client.append(part, deadlineMs) : null,
        ),
      ),
    multiStreamAppend: (parts, { keepOrder = false } = {}) =>
      appendWith(parts, async (client, proposed) =>
        client.multiStreamAppend ? client.multiStreamAppend(proposed, keepOrder) : null,
      ),
  };
};
