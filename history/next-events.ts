import type { Position } from "#domain/ports.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";

/** What is stored next after a position; nothing where that takes too long. */
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
      // Whoever is given a batch cannot wait for the end of what delivers it.
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
