import { LRUCache } from "lru-cache";
import type { EventReference, StreamAppend } from "#event-store/event-store.ts";

/** Remembers where event ids were stored. */
export interface UsedIds {
  remember(event: EventReference): void;
  /** True if an id is stored at another place than the append would store it. */
  areTaken(append: StreamAppend): boolean;
}

const rememberedIds = 50_000;

/**
 * EventStoreDB compares an event id only with the events after the expected revision, so a command
 * id used for two streams would be stored twice. This cache remembers the ids that this process has
 * recently written or read, and refuses those. It covers a window and guarantees nothing beyond it.
 * The same events for the same place pass: the server answers them again.
 */
export const createUsedIds = (): UsedIds => {
  const places = new LRUCache<string, string>({ max: rememberedIds });
  const placeOf = (stream: string, revision: number) => `${stream}@${revision}`;
  return {
    remember({ id, stream, revision }) {
      places.set(id, placeOf(stream, revision));
    },
    areTaken: ({ stream, expectedRevision, events }) =>
      events.some(({ id }, index) => {
        const place = places.get(id);
        return place !== undefined && place !== placeOf(stream, expectedRevision + 1 + index);
      }),
  };
};
