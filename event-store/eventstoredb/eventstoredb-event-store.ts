import { setMaxListeners } from "node:events";
import type { EventStore } from "#event-store/event-store.ts";
import { createAppends } from "./appending.ts";
import { loadClient } from "./clients/load-client.ts";
import { checkConnectionString, leaderOf, withAddress } from "./connection-string.ts";
import { createKnownHead } from "./known-head.ts";
import { logPositionOf } from "./log-position.ts";
import { notifySafely, type StoreNotice } from "./observer.ts";
import { createReading } from "./reading.ts";
import { createServerCircuitBreaker } from "./server-circuit-breaker.ts";
import { createSharedSubscription, type Subscribe } from "./shared-subscription.ts";
import {
  bytesBetween,
  startSubscription,
  type SubscriptionStatus,
  type SubscriptionTiming,
} from "./subscription.ts";
import { asUnusable, requireUsableServer } from "./usable-server.ts";
import { createUsedIds } from "./used-ids.ts";
import { createWritingClient } from "./writing-client.ts";

export interface EventStoreDbOptions {
  /** The setting EVENTSTORE_URL. */
  readonly connectionString: string;
  /** Receives changes of the connection, for the log. */
  readonly onEvent?: (notice: StoreNotice) => void;
  /** Maximum bytes of an append. Servers before 25.1 accept 1 MiB by default. */
  readonly maxAppendBytes?: number;
  /** Timeout after which the outcome of an append is unknown. */
  readonly appendTimeoutMs?: number;
  /** A read fails if it receives nothing for this long. */
  readonly readTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  readonly timing?: Partial<SubscriptionTiming>;
  readonly random?: () => number;
}

/** The port, and the state of its connection. */
export interface EventStoreDb extends EventStore {
  /** Why streams cannot be read or written now; null while they can. */
  outage(): Error | null;
  readonly subscribe: Subscribe;
  status(): readonly SubscriptionStatus[];
}

const usualTiming: SubscriptionTiming = {
  watchdogMs: 10_000,
  redeliveryDelayMs: 250,
  firstBackOffMs: 100,
  longestBackOffMs: 3000,
};

/**
 * Opens the log in an EventStoreDB or KurrentDB, on one node or a cluster. Throws
 * EventStoreUnusable with a remedy if the connection string is wrong or the server cannot be used.
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
  const openClient = await loadClient(connectionString);
  const writing = createWritingClient({
    open: () => openClient(leaderOf(connectionString), notify),
    connectTimeoutMs,
    notify,
  });
  const reading = withAddress(() => openClient(connectionString, notify));
  const closing = new AbortController();
  // Every read in progress adds a listener, and there may be many.
  setMaxListeners(0, closing.signal);
  const usedIds = createUsedIds();
  const breaker = createServerCircuitBreaker(reading, (error) =>
    notify(
      error
        ? { kind: "server-away", message: `${reading.server} is unreachable`, error }
        : { kind: "server-back", message: `${reading.server} is reachable again` },
    ),
  );
  const knownHead = createKnownHead();
  const { append, multiStreamAppend } = createAppends({
    writing,
    breaker,
    usedIds,
    knownHead,
    maxAppendBytes,
    appendTimeoutMs,
    notify,
  });
  const { readStream, readAll, head } = createReading({
    client: reading,
    breaker,
    knownHead,
    readTimeoutMs,
    closing: closing.signal,
  });

  /** The circuit breaker has already reported an unavailable server. */
  const notifyIfAlone = (error: Error): void => {
    if (breaker.current()) return;
    notify({
      kind: "subscription-broken",
      message: "A subscription failed; it is retried",
      error,
    });
  };

  const subscriptionTiming = { ...usualTiming, ...timing };
  const shared = createSharedSubscription({
    subscribe: (after, consumer, onError) =>
      startSubscription({
        after,
        consumer,
        onError,
        head,
        knownHead: knownHead.current,
        onReceived(event) {
          knownHead.raise(event.position);
          usedIds.remember(event);
        },
        open: (position, highWaterMark, onCheckpoint) =>
          reading.subscribe(
            position === null ? null : logPositionOf(position),
            highWaterMark,
            onCheckpoint,
          ),
        timing: subscriptionTiming,
        random,
        notify(notice) {
          notify(notice);
          const { error } = notice;
          if (error) void breaker.check(error).then(() => notifyIfAlone(error));
        },
      }),
    knownHead: knownHead.current,
    lagBytes: (position) => bytesBetween(position, knownHead.current()),
    redeliveryDelayMs: subscriptionTiming.redeliveryDelayMs,
  });

  const store: EventStoreDb = {
    exclusive: false,

    append,
    ...(reading.multiStreamAppend && { multiStreamAppend }),
    readStream,
    stillEndsAt: shared.stillEndsAt,
    readAll,

    head,

    subscribe(after, consumer, onError) {
      if (after !== null) logPositionOf(after);
      return shared.subscribe(after, consumer, onError);
    },

    outage: breaker.current,

    status: shared.status,

    async close() {
      await shared.stop();
      closing.abort();
      breaker.stop();
      await Promise.all([writing.close(), reading.end()]);
    },
  };

  try {
    await requireUsableServer(writing);
    await head();
  } catch (error) {
    await store.close();
    throw asUnusable(error);
  }
  return store;
};
