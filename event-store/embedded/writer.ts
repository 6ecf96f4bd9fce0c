import { Worker } from "node:worker_threads";
import { StoreUnavailable } from "#domain/ports.ts";
import type { MultiStreamAppendOutcome } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import { positionOf } from "#event-store/position.ts";
import type { StorablePart } from "#event-store/storable-events.ts";
import { FileUnusable } from "./file-unusable.ts";
import { LogDamaged } from "./log-damage.ts";
import type {
  AppendAnswer,
  AppendRequest,
  FromWriter,
  Replacement,
  ToWriter,
  WriterFailure,
  WriterStart,
} from "./protocol.ts";

export interface Writer {
  /** Stores all parts or none. Throws StoreUnavailable if nothing was stored. */
  append(parts: readonly StorablePart[]): Promise<MultiStreamAppendOutcome>;
  /** Replaces the content of stored events, all or none. Throws StoreUnavailable. */
  replace(replacements: readonly Replacement[], isSealed: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Callbacks about the state of the writer. */
export interface WriterEvents {
  /**
   * A commit failed for a reason that may pass, for example a full disk. The log accepts nothing
   * until then.
   */
  readonly onOutage?: (error: Error) => void;
  /** Commits succeed again. */
  readonly onRecovered?: () => void;
  /** Writing has ended permanently. */
  readonly onStopped?: (error: Error) => void;
}

const firstRetryMs = 100;
const maxRetryMs = 2_000;

const unreported: WriterFailure = {
  name: "Error",
  message: "The writer of the event log has ended",
  passing: false,
};

/**
 * Starts the writer thread of a data directory, and resolves when it has opened the log.
 * `onWritten` is called after each commit that stored events, before its appends are answered.
 * After a failed commit the appends in flight are answered as unknown, and another thread opens the
 * log as soon as the disk allows it.
 */
export const startWriter = async (
  dataDir: string,
  onWritten: () => void,
  {
    onOutage = () => undefined,
    onRecovered = () => undefined,
    onStopped = () => undefined,
  }: WriterEvents,
): Promise<Writer> => {
  const waiting = new Map<number, (outcome: MultiStreamAppendOutcome) => void>();
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let outbox: AppendRequest[] = [];
  let nextRequest = 0;
  /** Why the writer accepts nothing now. */
  let failure: Error | null = null;
  let recovering: Promise<void> = Promise.resolve();

  const settle = (answer: AppendAnswer) => {
    const resolve = waiting.get(answer.request);
    waiting.delete(answer.request);
    resolve?.(outcomeOf(answer));
  };

  const takeNothing = ({ message, passing }: WriterFailure) => {
    if (failure) return;
    failure = new StoreUnavailable(message);
    if (!isClosing()) (passing ? onOutage : onStopped)(failure);
  };

  /**
   * The thread has ended. Unanswered appends have an unknown outcome; unsent appends are dropped.
   */
  const noteEnd = (cause: WriterFailure) => {
    takeNothing(cause);
    outbox = [];
    const error = new StoreUnavailable(cause.message);
    for (const resolve of waiting.values()) resolve({ outcome: "unknown", error });
    waiting.clear();
    if (cause.passing && !isClosing()) recovering = recover();
  };

  /** Starts a thread and waits until it has opened the log. Rejects if it could not. */
  const launch = async (again: boolean): Promise<Worker> => {
    const thread = new Worker(new URL("./writer-thread.ts", import.meta.url), {
      workerData: { dataDir, again } satisfies WriterStart,
    });
    let cause = unreported;
    let opened = false;
    await new Promise<void>((resolve, reject) => {
      thread.on("message", ({ answers, failure: failed }: FromWriter) => {
        if (failed) {
          cause = failed;
          if (opened) takeNothing(failed);
        } else if (!opened) {
          opened = true;
          resolve();
        }
        if (answers.some((answer) => "ends" in answer)) onWritten();
        answers.forEach(settle);
      });
      thread.on("error", ({ name, message }) => {
        if (cause === unreported) cause = { name, message, passing: false };
      });
      thread.on("exit", () => {
        if (opened) noteEnd(cause);
        else reject(openingErrorOf(cause));
      });
    });
    return thread;
  };

  const recover = async (): Promise<void> => {
    for (let wait = firstRetryMs; ; wait = Math.min(maxRetryMs, wait * 2)) {
      await pause(wait, closing.signal);
      if (isClosing()) return;
      try {
        worker = await launch(true);
        failure = null;
        onRecovered();
        return;
      } catch (error) {
        if (error instanceof WriterNotOpened && error.passing) continue;
        onStopped(error instanceof Error ? error : new Error(String(error)));
        return;
      }
    }
  };

  const post = (message: ToWriter) => {
    worker.postMessage(message);
  };

  const flushOutbox = () => {
    if (outbox.length === 0) return;
    post({ appends: outbox });
    outbox = [];
  };

  let worker = await launch(false);

  const requireOpen = () => {
    if (failure) throw new StoreUnavailable("The event log accepts no appends", { cause: failure });
    if (isClosing()) throw new StoreUnavailable("The event log is closed");
  };

  return {
    async replace(replacements, isSealed) {
      requireOpen();
      const request = nextRequest++;
      const outcome = await new Promise<MultiStreamAppendOutcome>((resolve) => {
        waiting.set(request, resolve);
        post({ replacing: { request, replacements, isSealed } });
      });
      if (outcome.outcome === "unknown") throw outcome.error;
    },
    append(parts) {
      requireOpen();
      const request = nextRequest++;
      if (outbox.length === 0) setImmediate(flushOutbox);
      outbox.push({ request, parts });
      return new Promise((resolve) => {
        waiting.set(request, resolve);
      });
    },
    async close() {
      closing.abort();
      await recovering;
      if (failure) return;
      const ended = new Promise((resolve) => worker.once("exit", resolve));
      flushOutbox();
      post("close");
      await ended;
    },
  };
};

/** The error of a thread that could not open the log. */
const openingErrorOf = (cause: WriterFailure): Error => {
  if (cause.name === "LogDamaged") return new LogDamaged(cause.message);
  if (cause.name === "FileUnusable") return new FileUnusable(cause.message);
  return new WriterNotOpened(cause);
};

/** A thread ended before it had opened the log. */
class WriterNotOpened extends Error {
  override readonly name = "WriterNotOpened";
  readonly passing: boolean;
  constructor({ message, passing }: WriterFailure) {
    super(message);
    this.passing = passing;
  }
}

const outcomeOf = (answer: AppendAnswer): MultiStreamAppendOutcome => {
  if ("refused" in answer) return { outcome: "refused", reason: answer.refused };
  if ("failed" in answer) return { outcome: "unknown", error: new Error(answer.failed) };
  return {
    outcome: "written",
    ends: answer.ends.map(({ revision, sequence }) => ({
      revision,
      position: positionOf(sequence),
    })),
  };
};
