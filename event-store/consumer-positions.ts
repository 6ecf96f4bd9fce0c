import type { Position } from "#domain/ports.ts";
import type { EventStore } from "./event-store.ts";

/** How far the consumers of a process have read the log. */
export interface ConsumerPositions {
  /** The log for a consumer: each of its subscriptions is followed under the consumer's name. */
  for<Store extends Pick<EventStore, "subscribe">>(consumer: string, store: Store): Store;
  /**
   * The position after which each running consumer continues. The lowest one if a consumer has
   * several subscriptions; null for the beginning of the log.
   */
  all(): ReadonlyMap<string, Position | null>;
}

interface Followed {
  readonly consumer: string;
  position: Position | null;
}

export const createConsumerPositions = (): ConsumerPositions => {
  const followed = new Set<Followed>();
  return {
    for: (consumer, store) => ({
      ...store,
      subscribe(after, consume, onError) {
        const own: Followed = { consumer, position: after };
        followed.add(own);
        const subscription = store.subscribe(
          after,
          async (events) => {
            await consume(events);
            own.position = events.at(-1)?.position ?? own.position;
          },
          onError,
        );
        return {
          async stop() {
            followed.delete(own);
            await subscription.stop();
          },
        };
      },
    }),
    all() {
      const lowest = new Map<string, Position | null>();
      for (const { consumer, position } of followed) {
        const known = lowest.get(consumer);
        if (known === undefined || (position ?? "") < (known ?? "")) lowest.set(consumer, position);
      }
      return lowest;
    },
  };
};
