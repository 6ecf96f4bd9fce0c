import type { EventMetadata, RecordedEvent } from "#event-store/event-store.ts";
import type { ReceivedEvent } from "./clients/client.ts";
import { positionOf } from "./log-position.ts";
import { ownMetadata } from "./proposed-event.ts";

/**
 * Converts a stored event to the port's type. Null for events that are not the shop's: the server's
 * own events (`$…`), links, and events of other users of the cluster.
 */
export const recordedEvent = ({ event }: ReceivedEvent): RecordedEvent | null => {
  if (!event || event.type.startsWith("$") || event.streamId.startsWith("$")) return null;
  const { data, position } = event;
  if (!event.isJson || !isObject(data) || !isObject(event.metadata)) return null;
  if (!("commandId" in event.metadata)) return null;
  if (!position) throw new Error("The server does not report positions; it is older than 22.6");
  const { id, metadata } = ownMetadata(event.metadata, event.id);
  return {
    id,
    type: event.type,
    data,
    metadata: metadata as unknown as EventMetadata,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(position),
  };
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
