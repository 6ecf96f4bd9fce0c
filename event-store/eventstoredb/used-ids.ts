import { LRUCache } from "lru-cache";
import type { NewEvent, RecordedEvent } from "#event-store/event-store.ts";

/** Remembers where event ids were stored. */
export interface UsedIds {
  remember(event: Pick<RecordedEvent, "id" | "stream" | "revision">): void;
  /** True where an id is known from another place than the one it would be stored at. */
  areTaken(stream: string, expectedRevision: number, events: readonly NewEvent[]): boolean;
}

const rememberedIds = 50_000;

/**
 * EventStoreDB checks an event id only against the events that follow the expected revision, so a command id used for
 * two streams would be stored twice. This remembers the ids this process has written or followed lately and refuses
 * those; it is a window, not a promise. The same events for the same place go through: the server answers them again.
 */
export const createUsedIds = (): UsedIds => {
  const places = new LRUCache<string, string>({ max: rememberedIds });
  const placeOf = (stream: string, revision: number) => `${stream}@${revision}`;
  return {
    remember({ id, stream, revision }) {
      places.set(id, placeOf(stream, revision));
    },
    areTaken: (stream, expectedRevision, events) =>
      events.some(({ id }, index) => {
        const place = places.get(id);
        return place !== undefined && place !== placeOf(stream, expectedRevision + 1 + index);
      }),
  };
};
