import { setMaxListeners } from "node:events";
import {
  AccessDeniedError,
  BACKWARDS,
  END,
  excludeSystemEvents,
  NO_STREAM,
  START,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from "@eventstore/db-client";
import { StoreUnavailable, type Position } from "#domain/ports.ts";
import {
  noEvents,
  type EventConsumer,
  type EventStore,
  type RecordedEvent,
} from "#event-store/event-store.ts";
import { storableEvents } from "#event-store/storable-events.ts";
import { checkConnectionString, clientFor, EventStoreUnusable } from "./connection-string.ts";
import { asError, classifyAppendFailure } from "./errors.ts";
import { inboxOf } from "./inbox.ts";
import { logPositionOf, positionOf } from "./log-position.ts";
import { notifySafely, type StoreNotice } from "./observer.ts";
import { proposedEvent, requireRevision } from "./proposed-event.ts";
import { createServerCircuitBreaker } from "./server-circuit-breaker.ts";
import { recordedEvent } from "./stored-event.ts";
import {
  startSubscription,
  type SubscriptionStatus,
  type SubscriptionTiming,
  type WatchedSubscription,
} from "./subscription.ts";
import { createUsedIds } from "./used-ids.ts";
import { within } from "./waiting.ts";
import { createWritingClient, endClient, type WritingClient } from "./writing-client.ts";

export interface EventStoreDbOptions {
  /** The setting EVENTSTORE_URL. */
  readonly connectionString: string;
  /** Notified what happens to the connection; for the log. */
  readonly onEvent?: (notice: StoreNotice) => void;
  /** Bytes an append may have; servers before 25.1 take 1 MiB unless they are set otherwise. */
  readonly maxAppendBytes?: number;
  /** After this an append that has no answer is unknown. */
  readonly appendTimeoutMs?: number;
  /** After this a read that brings nothing has failed. */
  readonly readTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  readonly timing?: Partial<SubscriptionTiming>;
  readonly random?: () => number;
}

/** The port, and how its connection is. */
export interface EventStoreDb extends EventStore {
  /** Why streams cannot be read or written just now; null while they can. */
  outage(): Error | null;
  subscribe(
    after: Position | null,
    consumer: EventConsumer,
    onError: (error: Error) => void,
  ): WatchedSubscription;
  status(): readonly SubscriptionStatus[];
}

/** Sent with each append. The server compares it with its own clock, so it outlasts clocks that differ. */
const deadlineMs = 10 * 60_000;

/** Oldest server that tells positions of single events and when a subscription has caught up. */
const oldestServer = [23, 10] as const;

const readBatch = 500;

const usualTiming: SubscriptionTiming = {
  watchdogMs: 10_000,
  redeliveryDelayMs: 250,
  firstBackOffMs: 100,
  longestBackOffMs: 3000,
};

/**
 * The log in an EventStoreDB or KurrentDB, of one node or a cluster. Throws EventStoreUnusable where the connection
 * string is wrong or the server cannot be used, with what to do about it.
 */
export const openEventStoreDb = async ({
  connectionString,
  onEvent = () => undefined,
  maxAppendBytes,
  appendTimeoutMs = 5000,
  readTimeoutMs = 5000,
  connectTimeoutMs = 10_000,
  timing = {},
  random = Math.random,
}: EventStoreDbOptions): Promise<EventStoreDb> => {
  checkConnectionString(connectionString);
  const notify = notifySafely(onEvent);
  const writing = createWritingClient({ connectionString, connectTimeoutMs, notify });
  const reading = clientFor(connectionString);
  const closing = new AbortController();
  // Every read under way listens, and there may be many.
  setMaxListeners(0, closing.signal);
  const subscriptions = new Set<WatchedSubscription>();
  const usedIds = createUsedIds();
  const breaker = createServerCircuitBreaker(reading, (error) =>
    notify(
      error
        ? { kind: "server-away", message: "EventStoreDB is away", error }
        : { kind: "server-back", message: "EventStoreDB is back" },
    ),
  );
  let knownHead: Position | null = null;

  /** Where the server is away, that has been told. */
  const tellIfAlone = (error: Error): void => {
    if (breaker.current()) return;
    notify({ kind: "subscription-broken", message: "EventStoreDB is asked again", error });
  };

  const raiseHead = (position: Position) => {
    if (knownHead === null || position > knownHead) knownHead = position;
  };

  /** What a read brings, as long as somebody wants it; the call ends with the reader, or at `until` backwards. */
  async function* eventsOf(
    call: StreamingRead<AllStreamResolvedEvent> | StreamingRead<ResolvedEvent>,
    until: Position | null = null,
  ): AsyncGenerator<RecordedEvent> {
    const inbox = inboxOf<ResolvedEvent>(call);
    try {
      for (;;) {
        const items = inbox.take(readBatch);
        for (const item of items) {
          const at = until === null ? undefined : item.event?.position;
          if (until !== null && at && positionOf(at) <= until) return;
          const event = recordedEvent(item);
          if (event) yield event;
        }
        if (closing.signal.aborted) throw new StoreUnavailable("The event store is closed");
        if (items.length > 0) continue;
        if (inbox.failure) throw inbox.failure;
        if (inbox.ended) return;
        await within(readTimeoutMs, "Reading from EventStoreDB", inbox.next(closing.signal));
      }
    } catch (error) {
      if (error instanceof StreamNotFoundError) return;
      if (error instanceof StoreUnavailable) throw error;
      throw new StoreUnavailable("EventStoreDB cannot be read", { cause: error });
    } finally {
      // Leaving a loop early does not end the call on the server.
      call.cancel().catch(() => undefined);
    }
  }

  const head = async (): Promise<Position | null> => {
    // Behind the shop's last event may lie any number of the server's own; those before it need no second look.
    const backwards = reading.readAll({ direction: BACKWARDS, fromPosition: END });
    for await (const { position } of eventsOf(backwards, knownHead)) {
      raiseHead(position);
      break;
    }
    return knownHead;
  };

  const store: EventStoreDb = {
    exclusive: false,

    async append(stream, expectedRevision, events) {
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
        const result = await within(appendTimeoutMs, "An append", appended);
        if (!result.position) throw new Error("The server does not tell where it wrote");
        const revision = Number(result.nextExpectedRevision);
        const position = positionOf(result.position);
        events.forEach(({ id }, index) => {
          usedIds.remember({ id, stream, revision: expectedRevision + 1 + index });
        });
        raiseHead(position);
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
    },

    async *readStream(stream, fromRevision = 0) {
      breaker.requireServer();
      try {
        yield* eventsOf(reading.readStream(stream, { fromRevision: BigInt(fromRevision) }));
      } catch (error) {
        await breaker.check(asError(error));
        throw error;
      }
    },

    async *readAll(after) {
      const fromPosition = after === null ? START : logPositionOf(after);
      try {
        for await (const event of eventsOf(reading.readAll({ fromPosition }))) {
          // A read includes the event it starts at.
          if (after === null || event.position > after) yield event;
        }
      } catch (error) {
        await breaker.check(asError(error));
        throw error;
      }
    },

    head,

    subscribe(after, consumer, onError) {
      if (after !== null) logPositionOf(after);
      const subscription = startSubscription({
        after,
        consumer,
        onError,
        head,
        knownHead: () => knownHead,
        onReceived(event) {
          raiseHead(event.position);
          usedIds.remember(event);
        },
        open: (position, highWaterMark, onCheckpoint) =>
          reading.subscribeToAll(
            {
              fromPosition: position === null ? START : logPositionOf(position),
              filter: excludeSystemEvents({
                checkpointInterval: 32,
                checkpointReached: async () => onCheckpoint(),
              }),
            },
            { highWaterMark },
          ),
        timing: { ...usualTiming, ...timing },
        random,
        notify(notice) {
          notify(notice);
          const { error } = notice;
          if (error) void breaker.check(error).then(() => tellIfAlone(error));
        },
      });
      subscriptions.add(subscription);
      return {
        status: subscription.status,
        async stop() {
          await subscription.stop();
          subscriptions.delete(subscription);
        },
      };
    },

    outage: breaker.current,

    status: () => [...subscriptions].map((each) => each.status()),

    async close() {
      await Promise.all([...subscriptions].map((each) => each.stop()));
      closing.abort();
      breaker.stop();
      await Promise.all([writing.close(), endClient(reading)]);
    },
  };

  try {
    await requireServer(writing);
    await head();
  } catch (error) {
    await store.close();
    throw asUnusable(error);
  }
  return store;
};

/** Asks the server for its version, which also makes the connection appends will use. */
const requireServer = async (writing: WritingClient): Promise<void> => {
  const version = await writing.version();
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldestServer;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new EventStoreUnusable(
    `The server in EVENTSTORE_URL is too old (version ${version}): use EventStoreDB ${oldestServer.join(".")} or ` +
      "newer, or leave EVENTSTORE_URL out to keep events in DATA_DIR",
  );
};

const asUnusable = (reason: unknown): EventStoreUnusable => {
  if (reason instanceof EventStoreUnusable) return reason;
  const error = asError(reason);
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  return cause instanceof AccessDeniedError
    ? new EventStoreUnusable(
        "The server refuses the name and password in EVENTSTORE_URL, or does not let this user read $all: " +
          "correct them (an @ or : in a password is written %40 or %3A), or give the user the right to read $all",
        { cause },
      )
    : new EventStoreUnusable(
        "The server in EVENTSTORE_URL cannot be reached: check that it runs, and the host and port. A server " +
          "without TLS needs ?tls=false, one with a certificate of its own needs ?tlsCAFile=…",
        { cause },
      );
};
