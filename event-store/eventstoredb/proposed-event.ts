import type { EventData } from "@eventstore/db-client";
import type { EventText } from "#event-store/storable-events.ts";
import { deriveId } from "#event-store/uuid.ts";

/** Key of an event's own id in its stored metadata. */
export const ownId = "eventId";

/**
 * An event as the client sends it. It contains only text, because a value that cannot be serialized
 * would leave its append open permanently. The plain copy guarantees that the checked content is
 * sent.
 *
 * The server treats an append with the ids of stored events as a repetition and answers `written`
 * without comparing the content. An event's own id is derived from its command's id, which may
 * arrive again with other content. Therefore the metadata holds the own id, and the server gets an
 * id derived from the whole event.
 */
export const proposedEvent = ({ id, type, data, metadata }: EventText): EventData => ({
  id: deriveId(id, `${type}\n${data}\n${metadata}`),
  type,
  contentType: "application/json",
  data: JSON.parse(data) as Record<string, unknown>,
  metadata: new Uint8Array(
    Buffer.from(JSON.stringify({ ...(JSON.parse(metadata) as object), [ownId]: id })),
  ),
});

/** The client waits without a timeout for a revision that is not a number. */
export const requireRevision = (revision: unknown): void => {
  if (!Number.isSafeInteger(revision) || (revision as number) < -1) {
    throw new RangeError(`An append needs the stream's last revision, not ${String(revision)}`);
  }
};
