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

/** What a consumer does, and the name of its checkpoint among those of the read models. */
const duties = {
  "order-mails": "Emails about orders and reports",
  alerts: "Alerts and their emails",
  pushes: "Messages to devices",
} as const;

export type Duty = keyof typeof duties;

/** The consumer whose checkpoint earlier releases saved for all duties. */
const firstDuty = "order-mails";

/** Events after which the checkpoint is saved even if none of them caused a message. */
const maxUnsaved = 1000;

/**
 * The wait after a batch that queued messages. The serving thread waits for each flush of the
 * queue, so there are at most four a second.
 */
const gatherMs = 250;

/** Follows the log for one duty, with its own checkpoint, so that a slow duty delays no other. */
export const createLogConsumer = ({
  duty,
  store,
  documents,
  handle,
  log,
}: {
  readonly duty: Duty;
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly handle: LogHandler;
  readonly log: Logger;
}): LogConsumer => {
  let subscription: EventSubscription | null = null;
  let unsaved = 0;
  const stopping = new AbortController();

  const saveCheckpoint = ({ position, lastEvent }: Checkpoint) =>
    documents.writeBatch({
      writes: [],
      checkpoints: { [duty]: position },
      ...(lastEvent && { lastEvent }),
    });

  /**
   * The position to continue after: the end of the log at the first start or if the checkpoint
   * belongs to another log. The first start after an earlier release continues after the common
   * checkpoint, and saves it: the other consumer moves it on.
   */
  const continueAfter = async () => {
    const checkpoints = await documents.fullCheckpoints([duty, firstDuty]);
    const own = checkpoints.get(duty);
    const stored = own ?? checkpoints.get(firstDuty);
    if (stored && (await holdsCheckpoint(store, stored))) {
      if (!own) await saveCheckpoint(stored);
      return stored.position;
    }
    if (own) {
      log.warn(
        { duty },
        "The event log differs from the one that messages were sent from; only new events cause any",
      );
      await documents.drop(duty);
    }
    const head = await store.head();
    if (head !== null) await saveCheckpoint({ position: head, lastEvent: null });
    return head;
  };

  const consume = async (recorded: readonly RecordedEvent[]): Promise<void> => {
    const events = recorded.flatMap((each) => decodeEvent(each) ?? []);
    const queued = await handle(events);
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
        log.warn({ err: error, duty }, `${duties[duty]} can't be queued and are waiting`),
      );
    },
    async stop() {
      stopping.abort();
      await subscription?.stop();
    },
  };
};
