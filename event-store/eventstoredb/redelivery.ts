import type { EventConsumer, RecordedEvent } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import { asError } from "./errors.ts";

/** Delivers a batch repeatedly until its consumer has handled it or the signal aborts. */
export const deliverUntilHandled = async (
  events: readonly RecordedEvent[],
  consumer: EventConsumer,
  {
    onError,
    delayMs,
    signal,
  }: {
    readonly onError: (error: Error) => void;
    readonly delayMs: number;
    readonly signal: AbortSignal;
  },
): Promise<void> => {
  while (!signal.aborted) {
    try {
      await consumer(events);
      return;
    } catch (error) {
      onError(asError(error));
      await pause(delayMs, signal);
    }
  }
};
