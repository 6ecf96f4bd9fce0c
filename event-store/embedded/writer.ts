import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { StoreUnavailable, type AppendOutcome } from "#event-store/event-store.ts";
import { positionOf } from "#event-store/position.ts";
import type { EventText } from "#event-store/storable-events.ts";
import type { AppendAnswer, AppendRequest, FromWriter, ToWriter } from "./protocol.ts";

export interface Writer {
  append(
    stream: string,
    expectedRevision: number,
    events: readonly EventText[],
  ): Promise<AppendOutcome>;
  close(): Promise<void>;
}

/**
 * Starts the writer thread of a data directory; resolves when it has opened the log. `onWritten` is told after each
 * commit that stored something, before the appends of that commit are answered; `onStopped` when a failure has ended
 * writing for good.
 */
export const startWriter = async (
  dataDir: string,
  onWritten: () => void,
  onStopped: (error: Error) => void,
): Promise<Writer> => {
  const worker = new Worker(new URL("./writer-thread.ts", import.meta.url), {
    workerData: { dataDir },
  });
  const waiting = new Map<number, (outcome: AppendOutcome) => void>();
  let outbox: AppendRequest[] = [];
  let nextRequest = 0;
  let failure: Error | null = null;
  let closing = false;

  const post = (message: ToWriter) => {
    worker.postMessage(message);
  };

  const flushOutbox = () => {
    post({ appends: outbox });
    outbox = [];
  };

  const fail = (error: Error) => {
    if (failure) return;
    failure = error;
    onStopped(error);
  };

  const settle = (answer: AppendAnswer) => {
    if ("failed" in answer) fail(new Error(answer.failed));
    const resolve = waiting.get(answer.request);
    waiting.delete(answer.request);
    resolve?.(outcomeOf(answer));
  };

  const stop = (error: Error) => {
    fail(error);
    for (const resolve of waiting.values()) resolve({ outcome: "unknown", error });
    waiting.clear();
  };

  worker.on("message", ({ answers }: FromWriter) => {
    if (answers.some((answer) => "revision" in answer)) onWritten();
    answers.forEach(settle);
  });
  worker.on("error", stop);
  worker.on("exit", () => {
    if (!closing) stop(new StoreUnavailable("The writer of the event log has ended"));
  });

  await Promise.race([
    once(worker, "message"),
    once(worker, "exit").then(() => {
      throw failure ?? new Error("The writer ended before it was ready");
    }),
  ]);

  return {
    append(stream, expectedRevision, events) {
      if (failure) throw new StoreUnavailable("The event log has stopped", { cause: failure });
      if (closing) throw new StoreUnavailable("The event log is closed");
      const request = nextRequest++;
      if (outbox.length === 0) setImmediate(flushOutbox);
      outbox.push({ request, stream, expectedRevision, events });
      return new Promise((resolve) => {
        waiting.set(request, resolve);
      });
    },
    async close() {
      if (failure) return;
      closing = true;
      const ended = once(worker, "exit");
      flushOutbox();
      post("close");
      await ended;
    },
  };
};

const outcomeOf = (answer: AppendAnswer): AppendOutcome => {
  if ("refused" in answer) return { outcome: "refused", reason: answer.refused };
  if ("failed" in answer) return { outcome: "unknown", error: new Error(answer.failed) };
  return {
    outcome: "written",
    revision: answer.revision,
    position: positionOf(answer.sequence),
  };
};
