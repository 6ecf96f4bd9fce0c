import type { Logger } from "pino";
import { pause } from "#event-store/pause.ts";
import { pauseUntilNotified } from "#event-store/signal.ts";
import type { ClaimedMail, SignallingQueue } from "./mail-queue.ts";

/** Sends what is queued, until it is stopped. */
export interface QueueSender {
  start(): void;
  /** Finishes what is being sent. */
  stop(): Promise<void>;
}

/** The lease of a claimed email; afterwards another sender may claim it. */
const claimMs = 60_000;
const maxClaimed = 20;
const firstRetryMs = 5_000;
const maxRetryMs = 3_600_000;
/** Poll interval: other processes queue emails too. */
const pollMs = 2_000;
/** Wait for more after an email was added, so that emails of one moment are claimed together. */
const gatherMs = 50;

/** When to try again after a number of failed attempts. Doubles from 5 s up to an hour. */
export const nextTryAfter = (attempt: number): string =>
  new Date(Date.now() + Math.min(maxRetryMs, firstRetryMs * 2 ** (attempt - 1))).toISOString();

/**
 * Takes what is due from a queue, oldest first. `deliver` sends one and records the outcome in the
 * queue. `lanesOf` divides a batch into lanes that are sent in parallel, each one by one; without
 * it there is one lane.
 */
export const createQueueSender = ({
  queue,
  deliver,
  lanesOf = async (claimed) => [claimed],
  log,
  unreadable,
}: {
  readonly queue: SignallingQueue;
  readonly deliver: (message: ClaimedMail) => Promise<void>;
  readonly lanesOf?: (
    claimed: readonly ClaimedMail[],
  ) => Promise<readonly (readonly ClaimedMail[])[]>;
  readonly log: Logger;
  /** Logged while the queue can't be read. */
  readonly unreadable: string;
}): QueueSender => {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    while (!isStopping()) {
      try {
        const now = Date.now();
        const claimed = await queue.claim(
          new Date(now).toISOString(),
          new Date(now + claimMs).toISOString(),
          maxClaimed,
        );
        const sendLane = async (lane: readonly ClaimedMail[]): Promise<void> => {
          for (const message of lane) {
            // Leave the rest of the batch to the next claim.
            if (isStopping() || Date.now() - now > claimMs / 4) break;
            // The account may have been erased while a slow server held up the batch.
            if (await queue.isWaiting(message.id)) await deliver(message);
          }
        };
        if (claimed.length === 0) await idle();
        const lanes = await Promise.allSettled((await lanesOf(claimed)).map(sendLane));
        const failed = lanes.find((lane) => lane.status === "rejected");
        if (failed) throw failed.reason as Error;
      } catch (error) {
        log.warn({ err: error }, unreadable);
        await pause(pollMs, stopping.signal);
      }
    }
  };

  const idle = async (): Promise<void> => {
    const seen = queue.added.times();
    const due = await queue.nextDueAt();
    const wait = due === null ? pollMs : Date.parse(due) - Date.now();
    const most = Math.min(pollMs, Math.max(gatherMs, wait));
    await pauseUntilNotified(queue.added, seen, most, stopping.signal);
    if (queue.added.times() !== seen) await pause(gatherMs, stopping.signal);
  };

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
};

/** The reason of a failure, stored in the queue: without any part of an address. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};
