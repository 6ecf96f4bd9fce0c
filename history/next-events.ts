import type { Position } from "#domain/ports.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";

/** The next events after a position; empty after the timeout. */
export const nextEvents = (
  store: Pick<EventStore, "subscribe">,
  after: Position | null,
  waitMs: number,
  stopping: AbortSignal,
): Promise<readonly RecordedEvent[]> =>
  new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      stopping.removeEventListener("abort", leave);
      // The consumer of a batch must not wait for the end of its own subscription.
      subscription.stop().then(outcome, reject);
    };
    const leave = () => settle(() => resolve([]));
    const timer = setTimeout(leave, waitMs);
    const subscription = store.subscribe(
      after,
      async (events) => {
        settle(() => resolve(events));
      },
      (error) => settle(() => reject(error)),
    );
    if (stopping.aborted) leave();
    else stopping.addEventListener("abort", leave);
  });
