import type { ResolvedEvent } from "@eventstore/db-client";
import type { EventMetadata, RecordedEvent } from "#event-store/event-store.ts";
import { positionOf } from "./log-position.ts";
import { ownId } from "./proposed-event.ts";

/**
 * Metadata as the server stores it. In events of earlier versions of the shop, the server's id is
 * the event's own id.
 */
type StoredMetadata = EventMetadata & { readonly [ownId]?: string };

/**
 * Converts a stored event to the port's type. Null for events that are not the shop's: the server's
 * own events (`$…`), links, and events of other users of the cluster.
 */
export const recordedEvent = ({ event }: ResolvedEvent): RecordedEvent | null => {
  if (!event || event.type.startsWith("$") || event.streamId.startsWith("$")) return null;
  const { data, metadata, position } = event;
  if (!event.isJson || !isObject(data) || !isObject(metadata) || !("commandId" in metadata)) {
    return null;
  }
  if (!position) throw new Error("The server does not report positions; it is older than 22.6");
  const { [ownId]: id = event.id, ...ownMetadata } = metadata as unknown as StoredMetadata;
  return {
    id,
    type: event.type,
    data,
    metadata: ownMetadata,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(position),
  };
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
