import type { ResolvedEvent } from "@eventstore/db-client";
import type { EventMetadata, RecordedEvent } from "#event-store/event-store.ts";
import { positionOf } from "./log-position.ts";

/**
 * A stored event in the port's words; null for what is not the shop's: the server's own events (`$…`), links, and
 * what others keep in the same cluster.
 */
export const recordedEvent = ({ event }: ResolvedEvent): RecordedEvent | null => {
  if (!event || event.type.startsWith("$") || event.streamId.startsWith("$")) return null;
  const { data, metadata, position } = event;
  if (!event.isJson || !isObject(data) || !isObject(metadata) || !("commandId" in metadata)) {
    return null;
  }
  if (!position) throw new Error("The server does not tell positions; it is older than 22.6");
  return {
    id: event.id,
    type: event.type,
    data,
    metadata: metadata as unknown as EventMetadata,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(position),
  };
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
