import type { Logger } from "pino";
import { checkpointAt, holdsCheckpoint } from "#event-store/checkpoint.ts";
import type {
  Checkpoint,
  EventStore,
  EventSubscription,
  RecordedEvent,
} from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";

/**
 * Queues what events cause, and returns the number of queued messages. Events may be read twice, so
 * a repeated call must queue nothing more.
 */
export type LogHandler = (events: readonly ShopRecordedEvent[]) => Promise<number>;

/** A consumer of the event log, parallel to the projections. */
export interface LogConsumer {
  /** Continues after the last checkpoint; the very first start begins with new events only. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Name of its checkpoint among those of the read models. It dates from when it handled emails about
 * orders only.
 */
const checkpointName = "order-mails";

/** Events after which the checkpoint is saved even if none of them caused a message. */
const maxUnsaved = 1000;

/**
 * The wait after a batch that queued messages. Their events gather meanwhile, so that a busy shop
 * flushes the queue 20 times a second and not once for each order.
 */
const gatherMs = 50;

/** Follows the log for all handlers: each event is read once, and has one checkpoint. */
export const createLogConsumer = ({
  store,
  documents,
  handlers,
  log,
}: {
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly handlers: readonly LogHandler[];
  readonly log: Logger;
}): LogConsumer => {
  let subscription: EventSubscription | null = null;
  let unsaved = 0;
  const stopping = new AbortController();

  const saveCheckpoint = ({ position, lastEvent }: Checkpoint) =>
    documents.writeBatch({
      writes: [],
      checkpoints: { [checkpointName]: position },
      ...(lastEvent && { lastEvent }),
    });

  /**
   * The position to continue after: the end of the log at the first start or if the checkpoint
   * belongs to another log.
   */
  const continueAfter = async () => {
    const stored = (await documents.fullCheckpoints([checkpointName])).get(checkpointName);
    if (stored && (await holdsCheckpoint(store, stored))) return stored.position;
    if (stored) {
      log.warn(
        "The event log differs from the one that emails were sent from; only new events are emailed",
      );
      await documents.drop(checkpointName);
    }
    const head = await store.head();
    if (head !== null) await saveCheckpoint({ position: head, lastEvent: null });
    return head;
  };

  const consume = async (recorded: readonly RecordedEvent[]): Promise<void> => {
    const events = recorded.flatMap((each) => decodeEvent(each) ?? []);
    let queued = 0;
    for (const handle of handlers) queued += await handle(events);
    unsaved += recorded.length;
    const last = recorded.at(-1);
    // Reading events twice is harmless, and most events cause no message.
    if (!last || (queued === 0 && unsaved < maxUnsaved)) return;
    await saveCheckpoint(checkpointAt(last));
    unsaved = 0;
    if (queued > 0) await pause(gatherMs, stopping.signal);
  };

  return {
    async start() {
      const after = await continueAfter();
      subscription = store.subscribe(after, consume, (error) =>
        log.warn(
          { err: error },
          "Emails and messages about orders and reports can't be queued and are waiting",
        ),
      );
    },
    async stop() {
      stopping.abort();
      await subscription?.stop();
    },
  };
};
